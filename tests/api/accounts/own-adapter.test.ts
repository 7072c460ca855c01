import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { AdapterInfo } from '#shared/schema/accounts/adapter.ts';
import { createParcelbox, openedWith, parcelbox } from '../../adapters/parcelbox/index.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { ADAPTER_INFOS, DEFINED } from '../../adapters/defined.ts';

const station = useStation({ adapters: [createParcelbox] });
const ACCOUNTS = '/station/v1/accounts';
let template: Account;

beforeAll(async () => {
  template = (await station.api.get(ACCOUNTS)).body.accounts[0];
});

const connect = (carrierId: string, adapter: object) =>
  station.api.post(ACCOUNTS, { ...template, carrierId, adapter: { ...parcelbox(), ...adapter } });
const change = (carrierId: string, adapter: object) =>
  station.api.call('PUT', `${ACCOUNTS}/${carrierId}`, {
    body: { ...template, carrierId, adapter: { ...parcelbox(), ...adapter } },
  });
const faultsOf = ({ body }: { body: { errors: Violation[] } }) =>
  body.errors.map(({ code, pointer }) => `${code} ${pointer}`);
const shipmentOf = async (transactionId: string) =>
  (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0];

describe('an adapter that is registered and named nowhere else', () => {
  test.each<[object, string[]]>([
    [{ account: '12', mode: 'OTHER' }, ['FIELD_INVALID /adapter/account', 'VALUE_NOT_ALLOWED /adapter/mode']],
    [{ account: undefined }, ['FIELD_REQUIRED /adapter/account']],
    [{ color: 'red' }, ['FIELD_INVALID /adapter/color']],
    [{ account: '00000' }, ['FIELD_INVALID /adapter/account']],
    [{ apiKey: undefined }, ['FIELD_REQUIRED /adapter/apiKey']],
    [{ apiKey: '********' }, ['FIELD_REQUIRED /adapter/apiKey']],
    [{ type: 'letterbox' }, ['VALUE_NOT_ALLOWED /adapter/type']],
  ])('refuses the configuration %j at its member', async (adapter, faults) => {
    const answer = await connect('wrong', adapter);
    expect([answer.status, faultsOf(answer)]).toEqual([422, faults]);
  });

  test('has its secret masked, sealed, and kept for as long as it belongs to the same account there', async () => {
    const created = await connect('boxed', {});
    expect([created.status, created.body.account.adapter.apiKey]).toEqual([201, '********']);
    expect((await change('boxed', { apiKey: '********', patience: 3 })).status).toBe(200);
    expect(faultsOf(await change('boxed', { apiKey: '********', account: '54321' }))).toEqual([
      'FIELD_REQUIRED /adapter/apiKey',
    ]);

    expect((await station.api.ship('boxed-1', request({ carrierId: 'boxed' }))).status).toBe(200);
    expect(openedWith.at(-1)).toBe('key-of-the-box');
    const files = readdirSync(station.dataDir).filter((name) => name.startsWith('ledger'));
    const bytes = files.map((name) => readFileSync(join(station.dataDir, name)).toString('latin1')).join('');
    expect(files.length).toBeGreaterThan(0);
    expect(bytes).toContain('boxed');
    expect(bytes).not.toContain('key-of-the-box');
  });

  test('says by its configuration whether what it sells can be shipped', async () => {
    await connect('practice', {});
    await connect('for-real', { mode: 'LIVE' });
    const { inTestMode } = (await station.api.get(ACCOUNTS)).body as { inTestMode: string[] };
    expect([inTestMode.includes('practice'), inTestMode.includes('for-real')]).toEqual([true, false]);
    await station.api.ship('practice-1', request({ carrierId: 'practice' }));
    await station.api.ship('real-1', request({ carrierId: 'for-real' }));
    expect([(await shipmentOf('practice-1')).test, (await shipmentOf('real-1')).test]).toEqual([true, false]);
  });

  test('refuses what it cannot do', async () => {
    await connect('only-buys', {});
    await station.api.ship('only-buys-1', request({ carrierId: 'only-buys' }));
    const { id } = await shipmentOf('only-buys-1');
    const voided = await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong weight' });
    const tested = await station.api.post(`${ACCOUNTS}/only-buys/test`, undefined);
    expect([voided.body.code, tested.body.code]).toEqual(['OPERATION_NOT_SUPPORTED', 'OPERATION_NOT_SUPPORTED']);
    expect((await station.api.get(`/station/v1/shipments/${id}`)).body.actions).toEqual([]);
  });

  test('keeps what a key says beside its mask, until another key is typed', async () => {
    const said = async (carrierId: string) =>
      ((await station.api.get(ACCOUNTS)).body.accounts as Account[]).find((each) => each.carrierId === carrierId)
        ?.adapter;
    await connect('said', { apiKey: 'live-1', keyFor: 'PRACTICE' });
    expect(await said('said')).toMatchObject({ apiKey: '********', keyFor: 'PARCELS' });
    await change('said', { apiKey: '********', keyFor: 'PRACTICE', patience: 3 });
    expect(await said('said')).toMatchObject({ patience: 3, keyFor: 'PARCELS' });
    await change('said', { apiKey: 'test-1', keyFor: 'PARCELS' });
    expect(await said('said')).toMatchObject({ keyFor: 'PRACTICE' });
  });

  test('is listed last, with its form in both languages', async () => {
    const { adapters } = (await station.api.get('/station/v1/adapters')).body as { adapters: AdapterInfo[] };
    expect(adapters.map(({ type }) => type)).toEqual([...ADAPTER_INFOS.map(({ type }) => type), 'parcelbox']);
    expect(adapters.at(-1)).toMatchObject({
      can: [],
      drawsLabels: true,
      sellsNothing: false,
      words: { en: { name: 'Parcelbox' }, de: { name: 'Paketkasten' } },
      fields: [
        { member: 'account', kind: 'text', needed: true, words: { de: { label: 'Kundennummer' } } },
        { member: 'apiKey', kind: 'secret' },
        { member: 'mode', kind: 'choice', values: ['LIVE', 'SANDBOX'] },
        { member: 'patience', kind: 'number', unit: 's' },
      ],
    });
    expect(adapters.slice(0, 3).map(({ can }) => can.join(' '))).toEqual([
      'test lookup void',
      'test lookup void',
      'test lookup',
    ]);
  });

  test('is described with the others', async () => {
    const { components } = (await station.api.get('/openapi.json', { token: null })).body as {
      components: { schemas: Record<string, { anyOf?: object[]; properties?: object }> };
    };
    expect(components.schemas['Adapter']?.anyOf).toEqual(
      [
        ...Object.values(DEFINED).map(({ definition }) => (definition.config as { title: string }).title),
        'ParcelboxAdapter',
      ].map((title) => ({ $ref: `#/components/schemas/${title}` })),
    );
    expect(Object.keys(components.schemas['ParcelboxAdapter']?.properties ?? {})).toContain('apiKey');
  });
});

test('what was bought with an adapter that is gone is read as ever, and nothing more is bought', async () => {
  const dataDir = newDataDir();
  const before = await startTestStation({ dataDir, adapters: [createParcelbox] });
  await before.api.post(ACCOUNTS, { ...template, carrierId: 'boxed', adapter: parcelbox() });
  await before.api.ship('then', request({ carrierId: 'boxed' }));
  await before.stop();

  const station = await startTestStation({ dataDir });
  try {
    const { accounts } = (await station.api.get(ACCOUNTS)).body as { accounts: Account[] };
    expect(accounts.find(({ carrierId }) => carrierId === 'boxed')?.adapter.type).toBe('parcelbox');
    const { id } = (await station.api.get('/station/v1/shipments?transactionId=then')).body.shipments[0];
    const { body: detail } = await station.api.get(`/station/v1/shipments/${id}`);
    expect([detail.shipment.state, detail.documents.length, detail.actions]).toEqual(['LABELLED', 1, []]);
    expect((await station.api.get('/station/v1/shipments/by-transaction/then')).status).toBe(200);
    expect((await station.api.get('/health/ready')).status).toBe(200);
    const { body } = await station.api.ship('now', request({ carrierId: 'boxed' }));
    expect([body.code, body.purchase]).toEqual(['CARRIER_UNAVAILABLE', 'not_made']);
  } finally {
    await station.dispose();
  }
});
