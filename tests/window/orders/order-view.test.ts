import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Order } from '#shared/schema/orders/order.ts';
import { isLate } from '#renderer/components/order/order-words.ts';
import OrderView from '#renderer/features/orders/OrderView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { claim, order, parcel } from './order.ts';

const calls: { what: string; body: unknown }[] = [];
let answers: Record<string, () => Response>;
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' },
  });
const conflict = (trouble: object) =>
  json(
    {
      ...{ code: 'STATE_CONFLICT', title: '', detail: '', status: 409, purchase: 'not_made', source: 'station' },
      ...{ retryable: false, errors: [], requestId: 'r', trouble },
    },
    409,
  );

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const [, what = ''] = /\/orders\/shop\/[^/]+(.*)$/.exec(address) ?? [];
    if (method !== 'GET') calls.push({ what, body: typeof body === 'string' ? JSON.parse(body) : null });
    return answers[what]?.() ?? json({ accounts: [], adapters: [] });
  });
});
afterEach(() => {
  i18n.global.locale.value = 'en';
  vi.unstubAllGlobals();
});

async function shown(found: Order) {
  answers = { '': () => json({ order: found }), ...answers };
  const global = { plugins: [createPinia(), i18n, addressesOnly()] };
  const view = mount(OrderView, {
    props: { source: 'shop', orderNumber: found.orderNumber },
    global,
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return view;
}
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const buttons = (view: Awaited<ReturnType<typeof shown>>) =>
  view.findAll('main button, .screen > .row button').map((button) => button.text());
const press = (view: Awaited<ReturnType<typeof shown>>, name: string) =>
  view
    .findAll('button')
    .find((button) => button.text().startsWith(name))
    ?.trigger('click');

async function giveReason(reason: string): Promise<void> {
  await flushPromises();
  const input = dialog()?.querySelector<HTMLInputElement>('input');
  if (input) input.value = reason;
  input?.dispatchEvent(new Event('input'));
  dialog()
    ?.querySelector('form')
    ?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  await flushPromises();
}

test('what is open of each line, the note and the gift are there, and what can be done in this state', async () => {
  answers = {};
  const view = await shown(
    order({ note: 'Bubble wrap', gift: true, shippingMethod: 'Express', open: [{ line: 1, quantity: 1 }] }),
  );
  const rows = view.findAll('.lines tbody tr').map((row) => row.findAll('td').map((cell) => cell.text()));
  expect(rows).toEqual([
    ['Mug', 'MUG', '0.75 lb', '2', '1'],
    ['Plate', 'PLATE', '1 lb', '1', '0'],
  ]);
  expect(view.text()).toContain('Bubble wrap');
  expect(view.text()).toContain('Express');
  expect(view.text()).toContain('no prices in the parcel');
  expect(buttons(view).map((text) => text.replace(/(Shift\+)?F\d$/, '').trim())).toEqual(
    expect.arrayContaining(['Claim', 'Hold', 'Cancel the order']),
  );
  expect(buttons(view).join()).not.toContain('Release');
});

test('which rule chooses and its note to the packer are there while something is to be packed', async () => {
  const selected = { rule: 'Fragile', carrierId: 'ups', serviceType: 'Ground', note: 'Two boxes' };
  const banners = async (state: Order['state']) => {
    answers = { '/selection': () => json({ selected }) };
    const found = (await shown(order({ state }))).findAll('.banner').map((banner) => banner.text());
    return found.filter((text) => /rule|Note/.test(text));
  };
  expect(await banners('OPEN')).toEqual([
    expect.stringMatching(/Note to the packer.*Two boxes/),
    expect.stringMatching(/chosen by a rule.*Fragile.*ups, Ground/),
  ]);
  expect(await banners('PACKED')).toEqual([]);
});

test.each([
  ['changed after it was packed', { state: 'PACKED', changedSincePacked: true }, 'The order was changed'],
  ['cancelled after it was packed', { state: 'PACKED', cancelledAtSource: true }, 'The order was cancelled, but'],
  ['on hold, with why', { state: 'HELD', reason: 'Address unclear' }, 'Address unclear'],
  ['on hold after it was packed', { state: 'PACKED', heldAtSource: true }, 'The order was put on hold, but'],
  [
    'open again, though cancelled at its source',
    { state: 'OPEN', cancelledAtSource: true },
    'Cancelled where it comes',
  ],
  ['cancelled at its source', { state: 'CANCELLED', cancelledAtSource: true }, 'Cancelled where it comes from.'],
] as const)('that it is %s is said in a banner', async (_, changes, words) => {
  answers = {};
  const view = await shown(order(changes));
  expect(view.findAll('.banner').some((banner) => banner.text().includes(words))).toBe(true);
});

test('holding asks for a reason, sends nothing without one, and shows the order as it is then', async () => {
  answers = { '/hold': () => json({ order: order({ state: 'HELD', reason: 'Address unclear' }) }) };
  const view = await shown(order());
  await press(view, 'Hold');
  await giveReason(' ');
  expect([calls, dialog()?.textContent]).toEqual([[], expect.stringContaining('Say why.')]);
  await giveReason('Address unclear');
  expect(calls).toEqual([{ what: '/hold', body: { reason: 'Address unclear' } }]);
  await expect.poll(dialog).toBeNull();
  expect(view.text()).toContain('On hold');
});

test('who has claimed it is said where claiming fails, and it is taken over with a reason', async () => {
  const trouble = { code: 'ORDER_CLAIMED_BY', values: { number: '1001', desk: 'desk-2', packer: 'Ana' } };
  answers = {
    '/claim': () =>
      calls.some(({ body }) => JSON.stringify(body).includes('takeOverReason'))
        ? json({ order: order({ state: 'PACKING', claim: claim('desk-1') }) })
        : conflict(trouble),
  };
  const view = await shown(order());
  await press(view, 'Claim');
  await flushPromises();
  expect(view.find('.banner.bad').text()).toContain('Ana');

  answers[''] = () => json({ order: order({ state: 'PACKING', claim: { ...claim('desk-2'), packer: 'Ana' } }) });
  const other = await shown(order({ orderNumber: '1002' }));
  await press(other, 'Take over');
  await flushPromises();
  expect(dialog()?.textContent).toContain('Ana, desk-2 has it.');
  await giveReason('Ana went home');
  expect(calls.at(-1)).toEqual({ what: '/claim', body: { takeOverReason: 'Ana went home' } });
});

test('an order that should have left and did not is late; one that is packed is not', () => {
  const at = (changes: Partial<Order>) => isLate(order({ shipBy: '2026-03-02', ...changes }), '2026-03-03');
  expect([at({}), at({ state: 'HELD' }), at({ state: 'PACKED' }), at({ shipBy: '2026-03-03' })]).toEqual([
    ...[true, true, false, false],
  ]);
});

test('why the order was not held is not said where somebody asks to cancel it by then', async () => {
  let answer: () => void = () => undefined;
  answers = {};
  const view = await shown(order());
  const usual = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!address.endsWith('/hold')) return usual(address, init);
    await new Promise<void>((resolve) => (answer = resolve));
    return conflict({ code: 'ORDER_CLAIMED_BY', values: { number: '1001', desk: 'desk-2', packer: 'Ana' } });
  });
  await press(view, 'Hold');
  await giveReason('Address unclear');
  dialog()?.querySelector<HTMLButtonElement>('footer button')?.click();
  await expect.poll(dialog).toBeNull();
  await press(view, 'Cancel the order');
  await expect.poll(() => dialog()?.textContent).toContain('Cancel');
  answer();
  await expect.poll(() => view.find('.banner.bad').exists() && view.find('.banner.bad').text()).toContain('Ana');
  expect(dialog()?.querySelector('.banner')).toBeNull();
});

test.each([
  ['cancelled', 'CANCELLED', 'The order was cancelled, but a parcel of it was bought.'],
  ['put on hold', 'HELD', 'The order was put on hold, but a parcel of it is bought.'],
] as const)(
  'an order that is %s while a part of it is bought says that the parcel is to be kept back',
  async (_, state, words) => {
    answers = {};
    const there = await shown(order({ state, parcels: [parcel('1Z-HERE')] }));
    expect(there.text()).toContain(words);
    expect(there.text()).toContain('Keep the parcel back');
    answers = {};
    const gone = await shown(order({ state, parcels: [parcel('1Z-GONE', { manifestId: 'm1' })] }));
    expect(gone.text()).not.toContain('Keep the parcel back');
  },
);
