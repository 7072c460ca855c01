import { beforeAll, expect, test } from 'vitest';
import type { Settings } from '#shared/schema/station/settings.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
let defaults: Settings;
const read = async () => (await station.api.get('/station/v1/settings')).body as Settings;
const write = (settings: object) => station.api.call('PUT', '/station/v1/settings', { body: settings });

beforeAll(async () => {
  defaults = await read();
});

test('a first start answers base64, keeps bytes for 90 days and waits 30 seconds for a carrier', async () => {
  expect(defaults).toMatchObject({ documents: 'base64', retentionDays: 90, purchaseTimeoutSeconds: 30 });
});

test('settings are replaced whole, answered as stored, and survive a restart', async () => {
  const own = await startTestStation();
  const settings: Settings = { ...defaults, documents: 'url', retentionDays: 30, purchaseTimeoutSeconds: 5 };
  const written = await own.api.call('PUT', '/station/v1/settings', { body: settings });
  await own.stop();
  const again = await startTestStation({ dataDir: own.dataDir });
  const kept = (await again.api.get('/station/v1/settings')).body;
  await again.dispose();

  expect([written.status, written.body, kept]).toEqual([200, settings, settings]);
});

test.each([
  ['a setting left out', { purchaseTimeoutSeconds: undefined }, ['FIELD_REQUIRED /purchaseTimeoutSeconds']],
  ['a setting that is not known', { colour: 'red' }, ['FIELD_INVALID /colour']],
  ['another delivery', { documents: 'fax' }, ['VALUE_NOT_ALLOWED /documents']],
  ['no day of retention', { retentionDays: 0 }, ['FIELD_INVALID /retentionDays']],
  ['a day and a half', { retentionDays: 1.5 }, ['FIELD_INVALID /retentionDays']],
  ['a number as text', { purchaseTimeoutSeconds: '30' }, ['FIELD_INVALID /purchaseTimeoutSeconds']],
  ['a patience of minutes', { purchaseTimeoutSeconds: 121 }, ['FIELD_INVALID /purchaseTimeoutSeconds']],
])('%s is 422, and nothing changes', async (_name, changes, expected) => {
  const { status, body } = await write({ ...defaults, ...changes });

  expect(status).toBe(422);
  expect(body.errors.map(({ code, pointer }: Record<string, string>) => `${code} ${pointer}`)).toEqual(expected);
  expect(await read()).toEqual(defaults);
});

test('a carrier that takes longer than the patience that is set leaves the purchase in doubt', async () => {
  const own = await startTestStation();
  await own.api.call('PUT', '/station/v1/settings', { body: { ...defaults, purchaseTimeoutSeconds: 1 } });
  const slow = request({ itemLines: [{ itemCode: 'TEST-SLOW-60000', weight: { units: 'LB', value: 2 } }] });
  const answer = await own.api.ship('slow', slow);
  const { body } = await own.api.get('/station/v1/shipments');
  await own.dispose();

  expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([504, 'CARRIER_OUTCOME_UNKNOWN', 'unknown']);
  expect(body.shipments[0].state).toBe('UNKNOWN');
});
