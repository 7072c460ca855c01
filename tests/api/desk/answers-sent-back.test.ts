import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes, type OperationId } from '#shared/api/index.ts';
import { BATCHES, batchesOf, csv, DEFAULTS, line } from '../../helpers/batches.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const put = (path: string, body: unknown) => station.api.call('PUT', path, { body });
/** Of an answer what the call takes: all but what only the station says, such as when it was made. */
function takenBy(operation: OperationId, answered: object): object {
  const route: Route = routes[operation];
  const { properties } = route.body as unknown as { properties: object };
  return Object.fromEntries(Object.entries(answered).filter(([name]) => Object.hasOwn(properties, name)));
}
const but = ({ updatedAt: _, ...rest }: Record<string, unknown>) => rest;

test('a webhook, whose address is masked and whose client and states are null', async () => {
  const path = '/station/v1/webhooks';
  const url = 'http://127.0.0.1:9/hook?token=secret-of-the-shop';
  const { webhook } = (await station.api.post(path, { name: 'Shop', url, clientId: null, states: null })).body;
  const again = await put(`${path}/${webhook.id}`, takenBy('changeWebhook', webhook));

  expect(webhook).toMatchObject({ clientId: null, states: null, url: expect.stringContaining('***') });
  expect([again.status, again.body.webhook]).toEqual([200, webhook]);
});

test('what only the station says is refused by name and never dropped without a word', async () => {
  const path = '/station/v1/presets';
  const draft = { name: 'Whole', kind: 'SERVICE', shipment: { carrierId: 'test-f' } };
  const { preset } = (await station.api.post(path, draft)).body;
  const { status, body } = await put(`${path}/${preset.id}`, preset);
  const named = body.errors.map(({ pointer }: { pointer: string }) => pointer).sort();

  expect([status, named]).toEqual([422, ['/createdAt', '/id', '/updatedAt']]);
  expect(body.detail).toContain('createdAt is given by the station: leave it out.');
});

test('a whole answer sent back is told what of it is to be sent, and a name that nobody knows what is known', async () => {
  const path = '/station/v1/products/BACK-1';
  const { body: answer } = await put(path, { description: 'Mug' });
  const why = async (body: unknown) => (await put(path, body)).body.detail;
  expect(await why(answer)).toBe(
    'product is what the station answers: send what stands in it, without sku, saved, createdAt, updatedAt.',
  );
  expect(await why({ descripton: 'Mug' })).toMatch(/^descripton is not a field that is known here; known are desc/);
  expect(await why({ box: { sku: 'BACK-1' } })).not.toContain('leave it out');
});

test('a preset', async () => {
  const path = '/station/v1/presets';
  const shipment = { carrierId: 'test-f', serviceType: '101', shipper: null, itemLines: [{ dimensions: null }] };
  const { preset } = (await station.api.post(path, { name: 'Parcel', kind: 'SERVICE', shipment })).body;
  const again = await put(`${path}/${preset.id}`, takenBy('changePreset', preset));

  expect([again.status, but(again.body.preset)]).toEqual([200, but(preset)]);
});

test('an address, typed in or remembered from a shipment', async () => {
  const path = '/station/v1/addresses';
  await station.api.ship('remembered', request());
  await expect.poll(async () => (await station.api.get(path)).body.addresses.length).toBe(1);
  await station.api.post(path, { party: recipientIn('DE') });
  const { addresses } = (await station.api.get(path)).body;

  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const again = await put(`${path}/${address.id}`, takenBy('changeAddress', address));
    expect([again.status, again.body.address.party]).toEqual([200, address.party]);
  }
});

test('a row of a file, and one that came as JSON', async () => {
  const batches = batchesOf(() => station.api);
  const { id } = await batches.made(csv(line('back-1')));
  const draft = { rows: [{ itemLines: request()['itemLines'] }], defaults: { ...request(), itemLines: undefined } };
  const { batch } = (await station.api.post(BATCHES, draft)).body;

  for (const [batchId, taken] of [
    [id, ['cells', 'fields']],
    [batch.id, ['request']],
  ] as const) {
    const [row] = await batches.rows(batchId);
    const back = Object.fromEntries(taken.map((name) => [name, row?.[name]]));
    const again = await batches.change(batchId, 1, { cells: null, fields: null, request: null, skip: null, ...back });
    expect([again.status, again.body.row]).toMatchObject([200, { state: 'READY', request: row?.request, errors: [] }]);
  }
});

test('the settings of a hot folder', async () => {
  const path = '/station/v1/settings';
  const folder = mkdtempSync(join(tmpdir(), 'packbench-back-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { body: before } = await station.api.get(path);
  for (const defaults of [DEFAULTS, { ...DEFAULTS, shipper: null }, null]) {
    await put(path, { ...before, hotFolder: { path: folder, defaults } });
    const { body: answered } = await station.api.get(path);
    const again = await put(path, answered);
    expect([again.status, answered.hotFolder.path]).toEqual([200, folder]);
    expect((await station.api.get(path)).body).toEqual(answered);
  }
  await put(path, before);
});
