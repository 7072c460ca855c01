import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useOwnPurchase } from '#renderer/features/pack/use-own-purchase.ts';
import { usePacking } from '#renderer/features/pack/use-packing.ts';
import { i18n } from '#renderer/messages/index.ts';
import { useScale } from '#renderer/stores/scale.ts';
import { claim, order } from '../orders/order.ts';

const AT = '2026-03-02T09:00:00.000Z';
const verified = [{ line: 1, quantity: 2, how: 'SCANNED' as const, at: AT }];
const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const refusal = () => {
  const problem = { code: 'CARRIER_UNAVAILABLE', status: 503, detail: '', purchase: 'not_made', errors: [] };
  return new Response(JSON.stringify(problem), { headers: { 'content-type': 'application/problem+json' } });
};

const packing = (orderNumber: string) =>
  order({ orderNumber, state: 'PACKING', version: 4, claim: { ...claim('A1'), verified } });

/** What was sent to buy, each with the number of its order. */
let bought: [string, { itemLines?: unknown }][];
let hasScale: boolean;
let isRefused: boolean;
/** The station says nothing of its scale. */
let isSilent: boolean;
/** What the station says of the order; null where it says nothing. */
let lights: object[] | null;
/** What the station has not answered yet. */
let unanswered: Record<string, (answer: Response) => void>;
beforeEach(() => {
  [bought, hasScale, isRefused, isSilent, lights, unanswered] = [[], false, false, false, [], {}];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    const [, orderNumber = '', what = ''] = /\/orders\/shop\/([^/?]+)([^?]*)/.exec(address) ?? [];
    if (isSilent && address.endsWith('/scale')) return Promise.resolve(refusal());
    const late = ['/weigh', '/scan'].find((end) => address.endsWith(end));
    if (late !== undefined) return new Promise<Response>((resolve) => (unanswered[late] = resolve));
    if (what === '/ship') bought.push([orderNumber, (JSON.parse(String(body)) as { shipment: object }).shipment]);
    if ((what === '/ship' && isRefused) || (what === '/lights' && lights === null)) return Promise.resolve(refusal());
    const rest = { state: hasScale ? 'STABLE' : 'OFF', printers: [], lights, warnings: [] };
    return Promise.resolve(json({ order: packing(orderNumber), ...rest }));
  });
});
const answer = async (call: string, body: object) => {
  await vi.waitFor(() => expect(unanswered).toHaveProperty(call));
  unanswered[call]?.(json(body));
  await flushPromises();
};
const TWELVE = { weight: { units: 'LB', value: 12 } };
afterEach(() => vi.unstubAllGlobals());

/** The bench with an order on it. */
async function bench() {
  let found: ReturnType<typeof usePacking> | undefined;
  let own: ReturnType<typeof useOwnPurchase> | undefined;
  const setup = () => {
    found = usePacking(() => undefined);
    own = useOwnPurchase(found);
    return () => null;
  };
  const view = mount({ setup }, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  if (!found || !own) throw new Error('It was not mounted');
  const { open, scan, clear } = found;
  /** With what the station says of the order, where it answers at once. */
  const show = async (orderNumber: string) => {
    await open({ source: 'shop', orderNumber });
    await flushPromises();
  };
  await Promise.all([useScale().load(), show('1001')]);
  return { own, scan, clear, show };
}

test('a weight that was typed is that of its order, and not of the one behind it', async () => {
  const { own, clear, show } = await bench();
  own.weight.value = '12';
  clear();
  await show('1002');
  await own.buy();
  expect(bought).toEqual([['1002', {}]]);
});

test('an order that was put away while the scale weighed is not bought, nor is the one behind it', async () => {
  hasScale = true;
  const { own, clear, show } = await bench();
  const asked = own.buy();
  clear();
  await show('1002');
  own.weight.value = '3';
  await answer('/weigh', TWELVE);
  await asked;
  expect([bought, own.weight.value]).toEqual([[], '3']);
});

test('where it is not known whether there is a scale, what the articles weigh stands in for none', async () => {
  [hasScale, isSilent] = [true, true];
  const { own } = await bench();
  isSilent = false;
  const asked = own.buy();
  await answer('/weigh', TWELVE);
  await asked;
  expect(bought).toEqual([['1001', { itemLines: [TWELVE] }]]);
});

test('a purchase that waits for its turn is made of the order that it was asked for, or not at all', async () => {
  hasScale = true;
  const { own, scan, show } = await bench();
  const turns = [scan('4006381333931'), show('1002'), own.buy()];
  await answer('/weigh', TWELVE);
  await answer('/scan', { outcome: 'COUNTED', line: 1, trouble: null, order: packing('1001') });
  await Promise.all(turns);
  expect(bought).toEqual([]);
});

test('a parcel that was not bought keeps the weight that was typed for it, and is bought with that', async () => {
  isRefused = true;
  const { own } = await bench();
  own.weight.value = '12';
  await own.buy();
  expect(own.weight.value).toBe('12');
  isRefused = false;
  await own.buy();
  expect(bought).toEqual([
    ['1001', { itemLines: [TWELVE] }],
    ['1001', { itemLines: [TWELVE] }],
  ]);
  expect(own.weight.value).toBe('');
});

test('a weight that was typed with its unit is sent so, and one that is none as it was typed: never is it left out', async () => {
  isRefused = true;
  const { own } = await bench();
  for (const typed of ['500 g', '2 lb 8 oz', '1,250', 'two']) {
    own.weight.value = typed;
    await own.buy();
  }
  const weights = bought.map(([, { itemLines }]) => (itemLines as [{ weight: object }])[0].weight);
  expect(weights).toEqual([
    { units: 'LB', value: 1.10231131 },
    { units: 'LB', value: 2.5 },
    { units: 'LB', value: '1,250' },
    { units: 'LB', value: 'two' },
  ]);
});

test('a purchase that waits for its turn is not asked for once more', async () => {
  const { own, scan } = await bench();
  const turns = [scan('4006381333931'), own.buy()];
  await flushPromises();
  turns.push(own.buy());
  await answer('/scan', { outcome: 'COUNTED', line: 1, trouble: null, order: packing('1001') });
  await Promise.all(turns);
  expect(bought).toEqual([['1001', {}]]);
});

test('nothing is bought before it is known whether the same went out lately', async () => {
  lights = null;
  const { own, show } = await bench();
  await own.buy();
  expect([bought, own.canBuy.value]).toEqual([[], false]);
  lights = [{ light: 'SHIPPED_BEFORE', green: false, trouble: null }];
  await show('1001');
  await own.buy();
  expect([bought, own.asksWhy.value]).toEqual([[], true]);
});
