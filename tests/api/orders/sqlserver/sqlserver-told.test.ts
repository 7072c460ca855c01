import { afterEach, describe, expect, test } from 'vitest';
import { orderDraft, orderPath } from '../order-draft.ts';
import { useSources } from '../use-sources.ts';
import { startFakeOrders } from './fake-orders.ts';
import { failing, startFakeShop, table } from './fake-shop.ts';
import { BY_NUMBER, TELL, TELL_ALL, TELL_VOID } from './statements.ts';
import type { Answer } from './tds-server.ts';

const { put, station } = useSources({ sourcesEvery: 20 });
const open = new Set<{ stop(): Promise<void> }>();
afterEach(async () => {
  for (const shop of open) await shop.stop();
  open.clear();
});
const kept = <S extends { stop(): Promise<void> }>(shop: S): S => {
  open.add(shop);
  return shop;
};
const touched = (rows: number) => table([['touched', 'int']], [[rows]]);

type Fake = Awaited<ReturnType<typeof startFakeShop>>;
async function sell(shop: Fake, number: string, sold = TELL): Promise<string> {
  await put('warehouse', {
    ...{ connection: shop.connection(), statement: BY_NUMBER },
    writeBack: { connection: shop.connection('writer'), sold, voided: TELL_VOID },
  });
  await station.api.call('PUT', orderPath(number, 'warehouse'), { body: orderDraft() });
  const bought = await station.api.call('POST', `${orderPath(number, 'warehouse')}/ship`, {
    ...{ body: {}, headers: { transactionId: `${number}-1` } },
  });
  return bought.body.order.parcels[0].shipment.trackingNumbers[0];
}
const attempt = async (shop: Fake) =>
  (
    await station.api.post('/station/v1/sources/warehouse/write-back/try', {
      ...{ writeBack: { connection: shop.connection('writer'), sold: TELL, voided: TELL_VOID }, orderNumber: 'W-1' },
    })
  ).body;
const waiting = async () => (await station.api.get('/station/v1/sources')).body.sources[0].waiting;

describe('what SQL Server is told', () => {
  test('is one statement with its values beside it, committed where it touched one row', async () => {
    const shop = kept(await startFakeOrders());
    const trackingNumber = await sell(shop, 'W-1');
    await expect.poll(() => shop.log).toEqual(['login', 'batch: xact_abort on', 'begin', 'run', 'commit']);
    expect(shop.calls[0]?.text).toContain(
      'UPDATE orders SET tracking = @p1, shipped_at = @p2 WHERE number = @p3\n;\nSELECT @@ROWCOUNT AS touched;',
    );
    expect(shop.calls[0]?.parameters.map(({ value }) => value)).toEqual([
      trackingNumber,
      expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      'W-1',
    ]);
    expect(shop.logins).toMatchObject([{ user: 'writer', isReader: false }]);
  });

  test('is rolled back where it touched more', async () => {
    const shop = kept(await startFakeOrders());
    await sell(shop, 'W-2', TELL_ALL);
    await expect.poll(waiting).toMatchObject({ orders: 1, trouble: { code: 'WRITE_BACK_ROWS' } });
    expect(shop.log.slice(2, 5)).toEqual(['begin', 'run', 'rollback']);
  });

  test('is told again where the connection died before it was known', async () => {
    let calls = 0;
    const shop = kept(
      await startFakeShop([
        [/SET tracking/, (): Answer => (++calls <= 1 ? { ...touched(1), then: 'DIES' } : touched(1))],
      ]),
    );
    await sell(shop, 'W-3');
    await expect.poll(() => calls).toBe(2);
    await expect.poll(waiting).toMatchObject({ orders: 0 });
    expect(shop.log.filter((each) => each === 'commit')).toHaveLength(1);
  });

  test('is tried without seeing the row where the table has triggers', async () => {
    const words = "The target table 'orders' of the DML statement cannot have any enabled triggers.";
    const shop = kept(
      await startFakeShop([
        [/OUTPUT inserted/, () => failing({ number: 334, message: words })],
        [/SET tracking/, () => touched(1)],
      ]),
    );
    expect(await attempt(shop)).toEqual({ detail: null, trouble: null, isRepeatable: null, body: null });
    expect(shop.log).not.toContain('commit');
  });
});
