import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { effectScope, ref } from 'vue';
import { newDraft } from '#renderer/features/ship/form/draft.ts';
import { usePurchase } from '#renderer/features/ship/purchase/use-purchase.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As a proxy says it in the place of a station that starts anew: of the purchase it knows nothing. */
const AWAY = { type: 'about:blank', title: 'Bad Gateway', status: 502 };
const data = { transactionShipments: [{ trackingNumber: '1Z', packageDocuments: [] }] };

test.each([
  ['a proxy that says it in words of its own', AWAY],
  ['one that has a code of its own', { ...AWAY, code: 'UPSTREAM_RESET', errors: [] }],
  ['one that says nothing', null],
])('%s proves nothing of a purchase: the station is asked for it', async (_, problem) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.includes('/by-transaction/') ? 'asked' : 'sent');
    if (asked.length > 1) return Response.json({ shipmentId: 's', data, warnings: [] });
    return Response.json(problem, { status: 502, headers: { 'content-type': 'application/problem+json' } });
  });
  const chosen = { byRules: false, carrierId: 'a', serviceType: 's', signature: '', imageType: 'PDF' };
  const draft = ref(newDraft({ ...chosen, weightUnit: 'KG', lengthUnit: 'CM', labelStock: 'STOCK_4X6' }));
  const settled: string[] = [];
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const { buy } =
    scope.run(() => usePurchase(draft, ({ kind }) => settled.push(kind))) ?? expect.unreachable('It has a scope');
  await buy({}, undefined);
  expect([settled, draft.value.phase]).toEqual([[], 'buying']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([asked, settled, draft.value.phase]).toEqual([['sent', 'asked'], ['bought'], 'settled']);
});
