import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { commands } from '#renderer/composables/useCommands.ts';
import PackView from '#renderer/features/pack/PackView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { claim, order } from '../orders/order.ts';

/** The lines that were confirmed, and what the station has not answered yet. */
let confirmed: number[];
let answers: (() => void)[];
const AT = '2026-03-02T09:00:00.000Z';
/** Two articles without a barcode, one of each; so many were confirmed. */
const packing = () =>
  order({
    ...{ state: 'PACKING', version: 4 + confirmed.length, claim: claim('A1') },
    lines: ['Vase', 'Ball'].map((description) => ({ description, quantity: 1 })),
    open: [1, 2].map((line) => ({ line, quantity: 1 })),
  });
const withVerified = () => {
  const found = packing();
  const verified = confirmed.map((line) => ({ line, quantity: 1, how: 'CONFIRMED' as const, at: AT }));
  return { ...found, claim: { ...claim('A1'), verified } };
};

beforeEach(() => {
  [confirmed, answers] = [[], []];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const rest = { state: 'OFF', printers: [], printJobs: [], presets: [], accounts: [], next: null };
    if (address.includes('/lights')) return new Response(null, { status: 503 });
    if (!address.endsWith('/scan')) return Response.json({ order: withVerified(), ...rest });
    const { line } = JSON.parse(String(body)) as { line: number };
    await new Promise<void>((answered) => answers.push(answered));
    confirmed.push(line);
    return Response.json({ outcome: 'COUNTED', line, trouble: null, order: withVerified() });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function bench(): Promise<void> {
  const routes = [{ path: '/pack', component: PackView }];
  const router = createRouter({ history: createMemoryHistory(), routes });
  await router.push('/pack?source=shop&orderNumber=1001');
  const view = mount(RouterView, { global: { plugins: [createPinia(), i18n, router] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  await flushPromises();
}
async function answered(): Promise<void> {
  for (let call = 0; call < 4; call += 1) {
    for (const answer of answers.splice(0)) answer();
    await flushPromises();
  }
}

test('the key that is pressed once for each article confirms each of them, however late the station answers', async () => {
  await bench();
  const press = () => commands.value.find(({ keys }) => keys === 'F4')?.run();
  press();
  press();
  press();
  await answered();
  expect(confirmed).toEqual([1, 2]);
});

test('a line that is pressed twice is confirmed once where it was the last unit', async () => {
  await bench();
  const button = document.querySelector<HTMLElement>('.lines li:nth-child(2) button');
  button?.click();
  button?.click();
  await answered();
  expect(confirmed).toEqual([2]);
});
