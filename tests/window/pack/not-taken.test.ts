import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { usePacking } from '#renderer/features/pack/use-packing.ts';
import { i18n } from '#renderer/messages/index.ts';
import { claim, order } from '../orders/order.ts';

afterEach(() => vi.unstubAllGlobals());

const packing = order({ state: 'PACKING', version: 4, claim: claim('A1') });
const stop = diagnostic('PACKING_UNKNOWN_CODE', { code: '4' });
const conflict = () => {
  const problem = { code: 'STATE_CONFLICT', status: 409, detail: '', purchase: 'not_made', errors: [] };
  return Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
};
const stopped = { ...packing, claim: { ...claim('A1'), stop } };

/** The bench with the order as the station knows it by then. @param take answers what is done with it */
async function bench(known: () => Order, take: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return take();
    if (address.includes('/lights')) return new Response(null, { status: 503 });
    return Response.json({ order: known(), printers: [], printJobs: [] });
  });
  const held: ReturnType<typeof usePacking>[] = [];
  const setup = () => (held.push(usePacking(() => undefined)), () => null);
  const view = mount({ setup }, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  const [packed = expect.unreachable()] = held;
  await packed.open({ source: 'shop', orderNumber: '1001' });
  return packed;
}

test.each([
  ['a choice of a box', packing, true],
  ['a choice of a box, unanswered,', packing, false],
  ['an acknowledgement', stopped, true],
  ['an acknowledgement, unanswered,', stopped, false],
])('%s that is not taken is said to be so', async (_, shown, isAnswered) => {
  const { chooseBox, goOn, said } = await bench(
    () => shown,
    () => {
      if (!isAnswered) throw new TypeError('The answer is lost');
      return conflict();
    },
  );
  await (shown === packing ? chooseBox(null) : goOn());
  const why = isAnswered
    ? 'It is no longer in a state that allows this. Look at it again.'
    : 'The station does not answer.';
  expect([said.value?.tone, said.value?.words()]).toEqual(['refused', why]);
});

test('what the source changed while a scan was answered stays to be acknowledged, however late that answer is', async () => {
  const changes = [diagnostic('PACKING_CHANGED_LINES')];
  const [answered, isAsked] = [Promise.withResolvers<Response>(), Promise.withResolvers<null>()];
  let now: Order = packing;
  const { scan, refresh, status } = await bench(
    () => now,
    () => (isAsked.resolve(null), answered.promise),
  );
  const scanned = scan('4006381333931');
  await isAsked.promise;
  now = { ...packing, version: 6, claim: { ...claim('A1'), changes } };
  await refresh();
  expect(status.value).toBe('changed');
  answered.resolve(Response.json({ outcome: 'COUNTED', line: 1, trouble: null, order: { ...packing, version: 5 } }));
  await scanned;
  expect(status.value).toBe('changed');
});

const held = order({ state: 'HELD', version: 3, reason: 'The address' });
test.each([
  ['why an order was not claimed, once it is released', held, order({ version: 4 }), 'open'],
  ['of a stop, once another window acknowledged it', stopped, { ...packing, version: 5 }, 'packing'],
] as const)('what was said %s, is said no more', async (_, before, after, becomes) => {
  let now: Order = before;
  const { scan, choose, refresh, said, status } = await bench(() => now, conflict);
  await (before === held ? choose(held) : scan('4'));
  await refresh();
  expect(said.value?.words()).toContain('It is no longer in a state that allows this.');
  now = after;
  await refresh();
  expect([status.value, said.value]).toEqual([becomes, null]);
});
