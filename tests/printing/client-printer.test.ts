import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi, type Api } from '../helpers/api.ts';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { printingWith } from './use-printers.ts';

const station = useStation();
const { setUp } = printingWith(() => station.api);
const path = mkdtempSync(join(tmpdir(), 'packbench-client-'));
afterAll(() => rmSync(path, { recursive: true, force: true }));

let shop: Api;
let shopId: string;
beforeAll(async () => {
  for (const id of ['one', 'two']) await setUp({ type: 'folder', path }, { id, defaultFor: [] });
  const { body } = await station.api.post('/station/v1/clients', { name: 'Shop', scopes: ['ship', 'read'] });
  shop = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
  shopId = body.client.id;
});

const setPrinter = (printerId: string | null, id = shopId) =>
  station.api.call('PUT', `/station/v1/clients/${id}/printer`, { body: { printerId } });

/** Buys, and gives the warnings and the printers that got the label. */
async function ship(api: Api, transactionId: string, query = ''): Promise<{ warnings: string[]; printers: string[] }> {
  const { body } = await api.call('POST', `/cloud-ship-service/v1/shipment${query}`, {
    body: request(),
    headers: { transactionId },
  });
  const { shipmentId } = (await api.get(`/station/v1/shipments/by-transaction/${transactionId}`)).body;
  const jobs = (await station.api.get(`/station/v1/print-jobs?shipmentId=${shipmentId}`)).body.printJobs;
  return {
    warnings: body.warnings.map(({ code }: { code: string }) => code),
    printers: jobs.map(({ printerId }: { printerId: string }) => printerId),
  };
}

describe('the printer of an API client', () => {
  test('gets what the client buys, though the client may not print by itself', async () => {
    expect((await ship(shop, 'before')).printers).toEqual([]);
    expect((await setPrinter('one')).body).toEqual({ printerId: 'one' });
    expect(await ship(shop, 'own')).toEqual({ warnings: [], printers: ['one'] });
    expect((await ship(station.api, 'other')).printers).toEqual([]);
  });

  test('does not get what the call sends elsewhere, or nowhere', async () => {
    const { body } = await station.api.get('/station/v1/clients');
    const first = body.clients[0].id;
    await setPrinter('one', first);
    expect((await ship(station.api, 'elsewhere', '?print=two')).printers).toEqual(['two']);
    expect((await ship(station.api, 'nowhere', '?print=')).printers).toEqual([]);
    await setPrinter(null, first);
    expect((await ship(station.api, 'none')).printers).toEqual([]);
  });

  test('is shown with the client, and lasts', async () => {
    await setPrinter('two');
    const { body } = await station.api.get('/station/v1/clients');
    const shown = body.clients.find(({ id }: { id: string }) => id === shopId);
    expect(shown.printerId).toBe('two');
  });

  test('that is gone is a warning, never a failed purchase', async () => {
    await setUp({ type: 'folder', path }, { id: 'gone', defaultFor: [] });
    await setPrinter('gone');
    await station.api.call('DELETE', '/station/v1/printers/gone');
    expect(await ship(shop, 'gone')).toEqual({ warnings: ['PRINT_NOT_QUEUED'], printers: [] });
  });

  test('must be there, as must the client, and only an administrator chooses it', async () => {
    const wrong = await setPrinter('nobody');
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([422, '/printerId']);
    expect((await setPrinter(null, 'nobody')).body.code).toBe('NOT_FOUND');
    const own = await shop.call('PUT', `/station/v1/clients/${shopId}/printer`, { body: { printerId: null } });
    expect(own.body.code).toBe('SCOPE_MISSING');
  });
});
