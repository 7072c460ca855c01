import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Scope } from '#shared/schema/identity/api-client.ts';
import type { PrinterConnection } from '#shared/schema/printing/printer.ts';
import { createApi } from '../../helpers/api.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { draft } from '../../printing/samples.ts';
import { HURRIED, printingWith } from '../../printing/use-printers.ts';

const station = useStation({ printTiming: HURRIED });
const { setUp, bought, print, settled } = printingWith(() => station.api);
const path = mkdtempSync(join(tmpdir(), 'packbench-printed-'));
afterAll(() => rmSync(path, { recursive: true, force: true }));
const folder = { type: 'folder' as const, path };
const away = { type: 'raw' as const, host: '127.0.0.1', port: 1 };

const linkTo = (target: string) => {
  const link = join(path, 'link');
  rmSync(link, { force: true });
  symlinkSync(target, link);
  return join(link, 'printed');
};
const create = (body: unknown) => station.api.post('/station/v1/printers', body);
const list = async () => (await station.api.get('/station/v1/printers')).body.printers;
const remove = (id: string) => station.api.call('DELETE', `/station/v1/printers/${id}`);
const faultsOf = ({ body }: { body: { errors: { code: string; pointer: string }[] } }) =>
  body.errors.map(({ code, pointer }) => [code, pointer]);

async function withScopes(...scopes: Scope[]) {
  const { body } = await station.api.post('/station/v1/clients', { name: scopes.join(), scopes });
  return createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
}

describe('printers', () => {
  test.each([
    [
      'in the data folder of the station',
      () => ({ type: 'folder', path: station.dataDir }),
      'FOLDER_OF_THE_STATION',
      'path',
    ],
    ['there by a link', () => ({ type: 'folder', path: linkTo(station.dataDir) }), 'FOLDER_OF_THE_STATION', 'path'],
    [
      'at an address of the internet',
      () => ({ type: 'raw', host: '93.184.216.34', port: 9100 }),
      'ADDRESS_NOT_CALLED',
      'host',
    ],
    [
      'where clouds keep credentials',
      () => ({ type: 'raw', host: '169.254.169.254', port: 80 }),
      'ADDRESS_NOT_CALLED',
      'host',
    ],
    [
      'at an address that hides it',
      () => ({ type: 'raw', host: '::ffff:169.254.169.254', port: 80 }),
      'ADDRESS_NOT_CALLED',
      'host',
    ],
    [
      'by a print service on the internet',
      () => ({ type: 'cups', queue: 'desk', server: '93.184.216.34:631' }),
      'ADDRESS_NOT_CALLED',
      'server',
    ],
  ] as const)('are not set up %s', async (_name, connection, why, field) => {
    const answer = await create(draft(connection() as PrinterConnection));
    expect([answer.status, faultsOf(answer)]).toEqual([422, [['FIELD_INVALID', `/connection/${field}`]]]);
    expect(answer.body.errors[0].trouble.code).toBe(why);
  });

  test('are set up with what is usual where nothing is said', async () => {
    const { id, name, format, stock } = draft(folder);
    const { status, body } = await create({ id, name, format, stock, connection: folder });
    expect([status, body.printer]).toEqual([
      201,
      {
        ...{ id, name, format, stock, connection: folder },
        ...{ dpi: 203, offset: { x: 0, y: 0 }, darkness: null, speed: null, gap: null, copies: 1 },
        ...{ fallbackPrinterId: null, defaultFor: [] },
      },
    ]);
    expect(await list()).toEqual([body.printer]);
  });

  test('have ids of their own, and are changed and removed by them', async () => {
    expect((await create(draft(folder))).body.code).toBe('ALREADY_EXISTS');
    const changed = await station.api.call('PUT', '/station/v1/printers/desk', {
      body: draft(folder, { name: 'New' }),
    });
    expect(changed.body.printer.name).toBe('New');
    expect((await remove('desk')).status).toBe(204);
    expect((await remove('desk')).body.code).toBe('NOT_FOUND');
    const gone = await station.api.call('PUT', '/station/v1/printers/desk', { body: draft(folder) });
    expect(gone.body.code).toBe('NOT_FOUND');
  });

  test.each([
    [{ connection: { type: 'folder', path: 'here' } }, 'FIELD_INVALID', '/connection/path'],
    [{ connection: { type: 'cups', queue: 'Zebra' }, format: 'PNG' }, 'FIELD_CONFLICT', '/format'],
    [{ connection: folder, format: 'PDF', copies: 2 }, 'FIELD_CONFLICT', '/copies'],
    [{ format: 'EPL', darkness: 16 }, 'FIELD_INVALID', '/darkness'],
    [{ format: 'EPL', speed: 7 }, 'FIELD_INVALID', '/speed'],
    [{ format: 'PDF', darkness: 5 }, 'FIELD_CONFLICT', '/darkness'],
    [{ format: 'PDF', gap: 2 }, 'FIELD_CONFLICT', '/gap'],
    [{ fallbackPrinterId: 'desk' }, 'FIELD_INVALID', '/fallbackPrinterId'],
    [{ fallbackPrinterId: 'nobody' }, 'FIELD_INVALID', '/fallbackPrinterId'],
    [{ offset: { x: 3.5, y: 0 } }, 'FIELD_INVALID', '/offset/x'],
    [{ dpi: 600 }, 'VALUE_NOT_ALLOWED', '/dpi'],
    [{ id: 'two words' }, 'FIELD_INVALID', '/id'],
  ])('are refused with %j', async (change, code, pointer) => {
    const answer = await create({ ...draft(folder), ...change });
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toContainEqual([code, pointer]);
  });

  test('that become the default take it from the one that was', async () => {
    const label = { contentType: 'LABEL' as const, imageType: null, stock: null };
    const invoice = { ...label, contentType: 'COMMERCIAL_INVOICE' as const };
    await create(draft(folder, { id: 'old', defaultFor: [label, invoice] }));
    await create(draft(folder, { id: 'new', defaultFor: [label], fallbackPrinterId: 'old' }));
    const rules = Object.fromEntries(
      (await list()).map((each: { id: string; defaultFor: object }) => [each.id, each.defaultFor]),
    );
    expect(rules).toEqual({ old: [invoice], new: [label] });
  });

  test('are fallen back on no more when they are removed', async () => {
    await remove('old');
    expect((await list())[0].fallbackPrinterId).toBeNull();
    await remove('new');
  });

  test('say whether they could print, and how much waits for them', async () => {
    await create(draft(away, { id: 'away', defaultFor: [] }));
    const { shipmentId } = await bought();
    await print({ shipmentId, printerId: 'away' });
    const status = async (id: string) => (await station.api.get(`/station/v1/printers/${id}/status`)).body;
    expect(await status('away')).toEqual({
      ready: false,
      detail: '127.0.0.1:1 takes no connection. Is it running?',
      trouble: { code: 'CONNECTION_REFUSED', values: { at: '127.0.0.1:1' } },
      waiting: 1,
    });
    await create(draft(folder, { id: 'folder', defaultFor: [] }));
    expect(await status('folder')).toEqual({ ready: true, detail: 'Ready.', trouble: null, waiting: 0 });
    await remove('away');
    await remove('folder');
  });
});

describe('scopes', () => {
  test('print prints, admin sets up printers, read reads both', async () => {
    const [reader, printer] = [await withScopes('read'), await withScopes('print')];
    expect((await reader.get('/station/v1/printers')).status).toBe(200);
    expect((await reader.get('/station/v1/print-jobs')).status).toBe(200);
    expect((await reader.post('/station/v1/print-jobs', { shipmentId: 'x' })).body.code).toBe('SCOPE_MISSING');
    expect((await printer.post('/station/v1/printers', draft(folder))).body.code).toBe('SCOPE_MISSING');
    expect((await printer.get('/station/v1/printers/available')).body.code).toBe('SCOPE_MISSING');
    expect((await printer.post('/station/v1/print-jobs', { shipmentId: 'x' })).body.code).toBe('NOT_FOUND');
  });
});

describe('a purchase with ?print', () => {
  const ship = (id: string, printer: string, body: unknown = request()) =>
    station.api.call('POST', `/cloud-ship-service/v1/shipment?print=${printer}`, {
      body,
      headers: { transactionId: id },
    });

  test('prints its labels after they are bought', async () => {
    await setUp(folder, { defaultFor: [] });
    const { status, body } = await ship(
      'with-print',
      'desk',
      request({ itemLines: [1, 2].map((value) => ({ weight: { units: 'LB', value } })) }),
    );
    expect([status, body.warnings]).toEqual([200, []]);
    const { shipmentId } = (await station.api.get('/station/v1/shipments/by-transaction/with-print')).body;
    const { printJobs } = (await station.api.get(`/station/v1/print-jobs?shipmentId=${shipmentId}`)).body;
    expect(printJobs.length).toBe(2);
    for (const each of printJobs) await settled(each, 'PRINTED');
    expect(readdirSync(path)).toEqual(expect.arrayContaining(printJobs.map(({ id }: { id: string }) => `${id}.zpl`)));
  });

  test('does not wait for a printer that is away', async () => {
    await setUp(away, { id: 'away', defaultFor: [] });
    expect((await ship('printer-away', 'away')).status).toBe(200);
  });

  test('buys nothing where there is no such printer', async () => {
    const answer = await ship('no-printer', 'nobody');
    expect([answer.status, answer.body.purchase]).toEqual([400, 'not_made']);
    expect(faultsOf(answer)).toEqual([['FIELD_INVALID', '/query/print']]);
    expect((await station.api.get('/station/v1/shipments?transactionId=no-printer')).body.shipments).toEqual([]);
  });

  test('says that its id bought something before, where the printer has gone since', async () => {
    await setUp(folder, { defaultFor: [] });
    await ship('printer-gone', 'desk');
    const answer = await ship('printer-gone', 'nobody');
    expect([answer.body.code, answer.body.purchase]).toEqual(['FIELD_INVALID', 'made']);
    expect(answer.body.detail).toContain('Transaction printer-gone was accepted before');
  });

  test('buys nothing for a caller who may not print', async () => {
    const shipper = await withScopes('ship');
    const path = '/cloud-ship-service/v1/shipment?print=desk';
    const answer = await shipper.call('POST', path, { body: request(), headers: { transactionId: 'may-not' } });
    expect([answer.status, answer.body.code]).toEqual([403, 'SCOPE_MISSING']);
    expect((await station.api.get('/station/v1/shipments?transactionId=may-not')).body.shipments).toEqual([]);
  });

  test('that is repeated is refused and prints nothing more', async () => {
    await setUp(folder, { defaultFor: [] });
    await ship('print-twice', 'desk');
    expect((await ship('print-twice', 'desk')).body.code).toBe('TRANSACTION_ID_REPEATED');
    const { shipmentId } = (await station.api.get('/station/v1/shipments/by-transaction/print-twice')).body;
    expect((await station.api.get(`/station/v1/print-jobs?shipmentId=${shipmentId}`)).body.printJobs.length).toBe(1);
  });

  test('whose labels cannot be queued says so in a warning, and is bought all the same', async () => {
    await setUp(folder, { defaultFor: [] });
    const { add } = station.ledger.printing.jobs;
    station.ledger.printing.jobs.add = () => Promise.reject(new Error('no'));
    const { status, body } = await ship('not-queued', 'desk');
    station.ledger.printing.jobs.add = add;
    expect(status).toBe(200);
    expect(body.warnings).toMatchObject([{ code: 'PRINT_NOT_QUEUED', pointer: '/query/print' }]);
  });
});
