import { describe, expect, test } from 'vitest';
import { batchesOf } from '../../helpers/batches.ts';
import { CUSTOMS_ITEM, internationalRequest, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const ITEM = { ...CUSTOMS_ITEM, harmonizedTariffCode: '691200', countryOfOrigin: 'US' };
const declared = (changes: Record<string, unknown> = {}) =>
  internationalRequest({ customs: { customsItems: [ITEM] }, ...changes });

describe('what an account says of customs', () => {
  const station = useStation();
  const batches = batchesOf(() => station.api);
  const check = async (body: unknown) => (await station.api.post('/station/v1/shipments/check', body)).body;

  async function change(customs: unknown) {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body;
    const account = accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-a');
    return station.api.call('PUT', '/station/v1/accounts/test-a', { body: { ...account, customs } });
  }

  test('is part of it, and is checked', async () => {
    expect((await change({ EORI: 'x'.repeat(51) })).body.errors).toMatchObject([{ pointer: '/customs/EORI' }]);
    expect((await change({ EORI: 'E1' })).body.account.customs).toEqual({ EORI: 'E1' });
    expect((await change({})).status).toBe(200);
  });

  test('completes what is declared: the check asks for less, and the purchase sends it; the answer echoes only what was sent', async () => {
    expect((await check(declared())).customsMissing).toEqual(['/paymentOption/paymentTerms']);
    await change({ paymentTerms: 'DAP', EORI: 'E1' });
    expect((await check(declared())).customsMissing).toEqual([]);
    const bought = await station.api.ship('declared', declared());
    expect(bought.body.data.paymentOption).toEqual({ paymentType: null, paymentTerms: null, payor: null });
    expect(bought.body.data.taxIndentifiers).toBeNull();
    const stored = (await station.api.get('/station/v1/shipments/by-transaction/declared')).body;
    const { request: sent } = (await station.api.get(`/station/v1/shipments/${stored.shipmentId}`)).body;
    expect(sent).toMatchObject({
      paymentOption: { paymentTerms: 'DAP' },
      taxIndentifiers: [{ identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'E1' }],
    });
    await change({ paymentTerms: 'DDP' });
    expect((await station.api.ship('declared', declared())).body.original.sameContent).toBe(true);
  });

  test('is not in a parcel that crosses no border, nor where nothing is declared', async () => {
    await change({ paymentTerms: 'DAP', EORI: 'E1' });
    await station.api.ship('at-home', request());
    await station.api.ship('bare', internationalRequest({ customs: null }));
    for (const id of ['at-home', 'bare']) {
      const { shipmentId } = (await station.api.get(`/station/v1/shipments/by-transaction/${id}`)).body;
      const { request: sent } = (await station.api.get(`/station/v1/shipments/${shipmentId}`)).body;
      expect(Object.keys(sent)).not.toContain('taxIndentifiers');
    }
  });

  test('a row of a batch that lacks what the border asks for says which field, and waits where it should until a person takes it in', async () => {
    await change({});
    const bare = { ...declared(), recipient: { ...recipientIn('CH'), contact: { personName: 'Ada Low' } } };
    const rows = [bare, { ...declared(), paymentOption: { paymentTerms: 'DAP' } }];
    const body = { name: 'abroad', rows, options: { leaveOutUndeclared: true } };
    const { id, counts } = (await station.api.post('/station/v1/batches', body)).body.batch;
    expect(counts).toMatchObject({ READY: 1, SKIPPED: 1 });
    const [first] = await batches.rows(id);
    expect(first).toMatchObject({
      state: 'SKIPPED',
      warnings: [{ code: 'CUSTOMS_FACT_MISSING', pointer: '/paymentOption/paymentTerms' }],
    });
    expect((await batches.change(id, 1, { skip: false })).body.row.state).toBe('READY');
    expect((await batches.change(id, 1, { skip: true })).body.row.state).toBe('SKIPPED');
    await change({ paymentTerms: 'DAP' });
    expect((await batches.change(id, 1, {})).body.row).toMatchObject({ state: 'READY', warnings: [] });
    const plain = (await station.api.post('/station/v1/batches', { name: 'plain', rows: [bare] })).body.batch;
    expect(plain.counts).toMatchObject({ READY: 1 });
  });

  test('a row of a batch that lacks it waits all the same once a correction makes it what was shipped lately', async () => {
    await change({});
    const to = (personName: string) => ({
      ...declared(),
      recipient: { ...recipientIn('CH'), contact: { personName } },
    });
    expect((await station.api.ship('shipped-abroad', to('Ida Low'))).status).toBe(200);
    const body = { name: 'again', rows: [to('Ada High')], options: { leaveOutDuplicates: true } };
    const { id, counts } = (await station.api.post('/station/v1/batches', body)).body.batch;
    expect(counts).toMatchObject({ READY: 1 });
    const { row } = (await batches.change(id, 1, { request: to('Ida Low') })).body;
    const codes = row.warnings.map(({ code }: { code: string }) => code);
    expect([row.state, codes]).toEqual(['SKIPPED', ['CUSTOMS_FACT_MISSING', 'SHIPPED_BEFORE']]);
    expect((await batches.change(id, 1, { skip: false })).body.row.state).toBe('READY');
    expect((await batches.change(id, 1, {})).body.row.state).toBe('READY');
  });
});
