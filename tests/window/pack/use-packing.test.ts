import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LIGHTS } from '#shared/schema/orders/lights.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { usePacking } from '#renderer/features/pack/use-packing.ts';
import { i18n } from '#renderer/messages/index.ts';
import { claim, order } from '../orders/order.ts';

type Body = Record<string, unknown>;
interface Called {
  what: string;
  body: Body;
}
const NOTHING = { printers: [], printJobs: [], orders: [], troubles: [], next: null };
const AT = '2026-03-02T09:00:00.000Z';
const verified = [
  { line: 1, quantity: 2, how: 'SCANNED' as const, at: AT },
  { line: 2, quantity: 1, how: 'SCANNED' as const, at: AT },
];
const complete = order({ state: 'PACKING', version: 4, claim: { ...claim('A1'), verified } });
const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const green = (buysByScan = true) =>
  json({
    lights: LIGHTS.map((light) => ({ light, green: true, trouble: null })),
    ...{ buysByScan, version: 4, errors: [], reading: null, usual: null },
  });
const packed = (transactionId: string): Order => ({
  ...complete,
  ...{ state: 'PACKED', open: [], claim: null, version: 6 },
  parcels: [
    {
      ...{ transactionId, clientId: 'c', at: AT, lines: [], verified: [], duplicateReason: null, packer: null },
      shipment: { id: 's', state: 'LABELLED', trackingNumbers: ['1Z'], manifestId: null, rule: null },
    },
  ],
});

let calls: Called[];
/** Orders that are found by their number. */
let known: Order[];
/** The answer to what is called behind the order's address; an Error is an answer that is lost. */
let answers: Record<string, (call: Called, headers: Headers) => Response | Error>;
beforeEach(() => {
  [calls, known] = [[], []];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const [, what = 'elsewhere'] = /\/orders\/shop\/[^/?]+([^?]*)/.exec(address) ?? [];
    const called = { what, body: (typeof body === 'string' ? JSON.parse(body) : {}) as Body };
    if (method !== 'GET') calls.push(called);
    const answer = answers[what]?.(called, new Headers(headers)) ?? json({ ...NOTHING, orders: known });
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

function bench() {
  let packing: ReturnType<typeof usePacking> | undefined;
  const view = mount(
    {
      setup() {
        packing = usePacking(() => undefined);
        return () => null;
      },
    },
    { global: { plugins: [createPinia(), i18n] } },
  );
  onTestFinished(() => view.unmount());
  if (!packing) throw new Error('It was not mounted');
  return packing;
}
const made = (what: string) => calls.filter((each) => each.what === what);

test('a scan whose answer is lost is sent again under the same id', async () => {
  let isLost = true;
  answers = {
    '': () => json({ order: complete }),
    '/lights': () => green(false),
    '/scan': () => {
      if (isLost) return ((isLost = false), new TypeError('The answer is lost'));
      return json({ outcome: 'COUNTED', line: 1, trouble: null, order: complete });
    },
  };
  const { open, scan, status } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await scan('4006381333931');
  const [one, other, ...more] = made('/scan');
  expect([more, one?.body['scanId']]).toEqual([[], other?.body['scanId']]);
  expect(status.value).toBe('complete');
});

test('lights that are green buy nothing before something is scanned, and once behind it', async () => {
  answers = {
    '': () => json({ order: complete }),
    '/lights': () => green(),
    '/scan': () => json({ outcome: 'SLIP', line: null, trouble: null, order: complete }),
    '/ship': (_, headers) => json({ order: packed(headers.get('transactionId') ?? ''), shipment: {}, warnings: [] }),
  };
  const { open, scan, status } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await flushPromises();
  expect([status.value, made('/ship')]).toEqual(['complete', []]);
  await scan('1001');
  await flushPromises();
  expect(made('/ship')).toEqual([{ what: '/ship', body: { byScan: true, version: 4 } }]);
  expect(status.value).toBe('bought');
});

test('a label that is bought and does not come out is said to be no more than bought', async () => {
  answers = {
    '': () => json({ order: complete }),
    '/lights': () => green(),
    '/scan': () => json({ outcome: 'SLIP', line: null, trouble: null, order: complete }),
    '/ship': (_, headers) =>
      json({
        ...{ order: packed(headers.get('transactionId') ?? ''), shipment: {} },
        warnings: [{ code: 'PRINT_NOT_QUEUED', pointer: '/print', message: '' }],
      }),
  };
  const { open, scan, status, said } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await scan('1001');
  await flushPromises();
  expect([status.value, said.value?.tone, said.value?.words()]).toEqual([
    ...['bought', 'bad'],
    'It is bought, but its labels are not printing. Print them from the last shipments.',
  ]);
});

test('a light that went out before the purchase keeps it waiting, and it is made once that is right again', async () => {
  let isRefused = true;
  answers = {
    '': () => json({ order: complete }),
    '/lights': () => green(),
    '/scan': () => json({ outcome: 'SLIP', line: null, trouble: null, order: complete }),
    '/ship': (_, headers) => {
      if (!isRefused) return json({ order: packed(headers.get('transactionId') ?? ''), shipment: {}, warnings: [] });
      isRefused = false;
      return new Response(
        JSON.stringify({
          ...{ code: 'STATE_CONFLICT', title: '', detail: '', status: 409, purchase: 'not_made', source: 'station' },
          ...{ retryable: false, requestId: 'r' },
          errors: [{ code: 'FIELD_INVALID', pointer: '/byScan', message: '' }],
        }),
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      );
    },
  };
  const { open, scan, status } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await scan('1001');
  await expect.poll(() => status.value).toBe('bought');
  expect(made('/ship')).toHaveLength(2);
});

test('a purchase whose answer is lost is looked for in the order, and never made again', async () => {
  let bought = '';
  answers = {
    '': () => json({ order: bought === '' ? complete : packed(bought) }),
    '/lights': () => green(),
    '/scan': () => json({ outcome: 'SLIP', line: null, trouble: null, order: complete }),
    '/ship': (_, headers) => {
      bought = headers.get('transactionId') ?? '';
      return new TypeError('The answer is lost');
    },
  };
  const { open, scan, status, bought: result } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await scan('1001');
  await flushPromises();
  expect(made('/ship')).toHaveLength(1);
  expect([status.value, result.value?.trackingNumbers]).toEqual(['bought', ['1Z']]);
});

test('an order whose label another window bought first is packed here, too, and nothing is to be put right', async () => {
  let isPacked = false;
  answers = {
    '': () => json({ order: isPacked ? packed('elsewhere') : complete }),
    '/lights': () => green(false),
    '/ship': () => {
      isPacked = true;
      const problem = { code: 'STATE_CONFLICT', status: 409, detail: 'Changed', purchase: 'not_made', errors: [] };
      return Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    },
  };
  const { open, buy, status, said } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await buy(complete, { version: 4 });
  await vi.waitFor(() => expect([status.value, said.value]).toEqual(['packed', null]));
});

test.each([
  ['US post, with its ZIP code before it', '9400111899223100001234', '420900019400111899223100001234'],
  ['FedEx, with its routing before it', '794612345678', '1001234567890123456700794612345678'],
  ['a logistic label', '340123450000000018', '00340123450000000018'],
  ['a two-dimensional symbol', '1Z999AA10123456784', '[)>0196900011Z999AA10123456784UPSN'],
  ['a scanner under Caps Lock', 'JJD0001234', 'jjd0001234'],
])('the barcode of the label just bought confirms its print as it is read: %s', async (_, number, code) => {
  const [parcel] = packed('t').parcels;
  const shipment = { id: 's', state: 'LABELLED' as const, trackingNumbers: [number], manifestId: null, rule: null };
  const confirmed: unknown[] = [];
  answers = {
    '': () => json({ order: { ...packed('t'), parcels: parcel ? [{ ...parcel, shipment }] : [] } }),
    '/lights': () => green(),
    elsewhere: ({ body }) => {
      if ('code' in body) confirmed.push(body['code']);
      return json('code' in body ? { repeated: false } : NOTHING);
    },
  };
  const { open, scan, order: shown, failure } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await scan(code);
  expect([failure.value, shown.value?.orderNumber, confirmed]).toEqual([null, '1001', [number]]);
});

test('the barcode that says where the parcel goes, beside the number on its label, takes the parcel off no bench', async () => {
  answers = {
    '': () => json({ order: packed('t') }),
    '/lights': () => green(),
    elsewhere: () => json(NOTHING),
  };
  const { open, scan, order: shown, said } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await scan('42090001');
  expect([shown.value?.orderNumber, said.value?.tone]).toEqual(['1001', 'care']);
  expect(said.value?.words()).toContain('42090001');
});

test('an item that is scanned once more behind the purchase leaves the label that was bought on the bench', async () => {
  answers = {
    '': () => json({ order: packed('t') }),
    '/lights': () => green(false),
    '/claim': () => json({ order: order({ orderNumber: '1002' }) }),
  };
  const { open, scan, status, order: shown, said } = bench();
  await open({ source: 'shop', orderNumber: '1001' });
  await scan('MUG');
  expect([status.value, shown.value?.orderNumber]).toEqual(['packed', '1001']);
  expect(said.value?.words()).toBe('MUG is an item of order 1001. Nothing was counted.');
  // One whose number is the same as that of an item is packed.
  known = [order({ orderNumber: 'MUG' })];
  await scan('MUG');
  expect([made('/claim').length, shown.value?.orderNumber]).toEqual([1, '1002']);
});
