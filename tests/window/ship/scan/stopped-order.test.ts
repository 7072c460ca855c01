import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import ScanField from '#renderer/features/ship/scan/ScanField.vue';
import { useShip } from '#renderer/features/ship/store.ts';
import { i18n } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { order } from '../../orders/order.ts';

afterEach(() => vi.unstubAllGlobals());

/** What stands below the scan field once order 1001 was scanned. */
async function scanned(orders: ReturnType<typeof order>[]) {
  const accounts = [{ carrierId: 'a', carrier: 'A', friendlyName: 'Account A', primary: true, services: [] }];
  const carriers = [{ carrier: 'A', references: [{ key: 'ref1', label: 'Reference', maxLength: 30 }] }];
  vi.stubGlobal('fetch', async (address: string) => {
    const found = address.includes('/orders?orderNumber=1001') ? orders : [];
    const rest = { adapters: [], errors: [], warnings: [], packages: [], shipments: [], next: null };
    return Response.json({ accounts, inTestMode: [], carriers, orders: found, ...rest });
  });
  const pinia = createPinia();
  const view = mount(ScanField, { global: { plugins: [pinia, i18n] } });
  onTestFinished(() => {
    view.unmount();
    disposePinia(pinia);
  });
  await useAccounts().load();
  await flushPromises();
  await useShip().scan('1001');
  await flushPromises();
  expect(view.text()).toContain('1001 stands in “');
  return { shown: view.text(), said: announcements.assertive.value.text };
}

test.each([
  ['HELD', 'On hold'],
  ['CANCELLED', 'Cancelled'],
] as const)('of an order that is %s it is said, and why, when it is scanned', async (state, words) => {
  const { shown, said } = await scanned([order({ state, reason: 'The customer asked' })]);
  expect(shown).toContain(words);
  expect(shown).toContain('The customer asked');
  expect(said).toContain(`${words}. The customer asked`);
});

test('nothing is said of an order that is open, in one of its sources, or that nobody knows', async () => {
  for (const orders of [[], [order()], [order({ state: 'CANCELLED' }), order({ source: 'other' })]]) {
    const { shown } = await scanned(orders);
    expect(shown).not.toMatch(/hold|cancelled/i);
  }
});
