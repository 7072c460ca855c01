import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import HistoryView from '#renderer/features/history/HistoryView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/**
 * The list, in which nothing stands, of a station at which so many shipments fit in all.
 * @param counting what is waited for before they are counted
 */
async function emptyList(fitting: number, counting: () => Promise<unknown> = () => Promise.resolve()) {
  const totals = { shipments: fitting, packages: fitting, states: [], carriers: [], costs: [] };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/totals')) {
      await counting();
      return Response.json(totals);
    }
    return Response.json({ shipments: [], next: null, manifests: [], accounts: [], carriers: [], packers: [] });
  });
  const view = mount(HistoryView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return {
    says: () => view.find('.empty').text(),
    isSilent: () => !view.find('.empty').exists(),
    look: (text: string) => view.get('input[type=search]').setValue(text),
    goTo: (day: string) => view.get('input[type=date]').setValue(day),
  };
}

test('where all that fits is newer than the day, it is the day that is to be changed', async () => {
  const { says, look, goTo } = await emptyList(3);
  await goTo('2026-01-02');
  expect(says()).toContain('Nothing was shipped up to that day');
  await look('Jane');
  await goTo('2026-01-02');
  await vi.waitFor(() => expect(says()).toContain('No shipment up to that day fits'));
  expect(says()).toContain('Go to a later one');
});

test('where nothing fits on any day, it is the filter, or there is nothing yet', async () => {
  const { says, look, goTo } = await emptyList(0);
  await goTo('2026-01-02');
  expect(says()).toContain('Nothing was shipped yet');
  await look('Jane');
  await goTo('2026-01-02');
  await vi.waitFor(() => expect(says()).toContain('No shipment fits'));
});

test('before it is counted what fits, the list blames neither day nor filter', async () => {
  let counted = Promise.withResolvers<true>();
  const { says, isSilent, look, goTo } = await emptyList(0, () => counted.promise);
  await goTo('2026-01-02');
  await flushPromises();
  expect(isSilent()).toBe(true);
  counted.resolve(true);
  await vi.waitFor(() => expect(says()).toContain('Nothing was shipped yet'));

  counted = Promise.withResolvers();
  await look('Jane');
  await goTo('2026-01-02');
  await flushPromises();
  expect(isSilent()).toBe(true);
  counted.resolve(true);
  await vi.waitFor(() => expect(says()).toContain('No shipment fits'));
});
