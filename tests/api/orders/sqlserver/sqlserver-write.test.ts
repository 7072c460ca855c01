import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderDraft, orderPath } from '../order-draft.ts';
import { useSources } from '../use-sources.ts';
import { type Shop, SHOPS } from './shops.ts';
import { BY_NUMBER, TELL, TELL_ALL, TELL_MORE, TELL_VOID } from './statements.ts';

const { put, station } = useSources({ sourcesEvery: 50 });

describe.each(SHOPS)('parcels told to SQL Server, on %s', (_, start) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await start();
  }, 60_000);
  afterAll(() => shop.stop());

  const attempt = async (sold: string, user: 'reader' | 'writer' = 'writer') =>
    (
      await station.api.post('/station/v1/sources/warehouse/write-back/try', {
        ...{ writeBack: { connection: shop.connection(user), sold, voided: TELL_VOID }, orderNumber: 'W-1' },
      })
    ).body;

  test('are tried twice, and everything is taken back', async () => {
    expect(await attempt(TELL)).toEqual({ detail: null, trouble: null, isRepeatable: true, body: null });
    expect(await attempt(TELL_MORE)).toMatchObject({ isRepeatable: false, trouble: { code: 'WRITE_BACK_DIFFERS' } });
    expect(await attempt(TELL_ALL)).toMatchObject({ trouble: { code: 'WRITE_BACK_ROWS', values: { count: 2 } } });
    expect(await attempt(TELL.replace('= :orderNumber', "= :orderNumber + '?'"))).toMatchObject({
      trouble: { code: 'WRITE_BACK_NO_ROW' },
    });
    expect(await attempt(TELL, 'reader')).toMatchObject({ trouble: { code: 'SOURCE_WRITE_REFUSED' } });
    for (const number of ['W-1', 'W-2']) expect(await shop.order(number)).toMatchObject({ tracking: null, times: 0 });
  });

  test('are written once they are sold, and taken back once they are voided', async () => {
    const tracking = async () => (await shop.order('W-1')).tracking;
    await put('warehouse', {
      ...{ connection: shop.connection(), statement: BY_NUMBER },
      writeBack: { connection: shop.connection('writer'), sold: TELL, voided: TELL_VOID },
    });
    await station.api.call('PUT', orderPath('W-1', 'warehouse'), { body: orderDraft() });
    const bought = await station.api.call('POST', `${orderPath('W-1', 'warehouse')}/ship`, {
      ...{ body: {}, headers: { transactionId: 'W-1-1' } },
    });
    const { id, trackingNumbers } = bought.body.order.parcels[0].shipment;
    await expect.poll(tracking).toBe(trackingNumbers[0]);
    await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong box' });
    await expect.poll(tracking).toBeNull();
  });

  test('are written to one row or none', async () => {
    await put('greedy', {
      ...{ connection: shop.connection(), statement: BY_NUMBER },
      writeBack: { connection: shop.connection('writer'), sold: TELL_ALL, voided: TELL_VOID },
    });
    await station.api.call('PUT', orderPath('W-2', 'greedy'), { body: orderDraft() });
    await station.api.call('POST', `${orderPath('W-2', 'greedy')}/ship`, {
      ...{ body: {}, headers: { transactionId: 'W-2-1' } },
    });
    const waiting = async () => (await station.api.get('/station/v1/sources')).body.sources[0].waiting;
    await expect.poll(waiting).toMatchObject({ orders: 1, trouble: { code: 'WRITE_BACK_ROWS', values: { count: 2 } } });
    expect(await shop.order('W-1')).toMatchObject({ times: 0 });
  });
});
