import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call, ledgerAway, reachable } from '#renderer/api/client.ts';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import RulesView from '#renderer/features/rules/RulesView.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { HEAVY, SOUND } from './one-rule.ts';

const LISTS = { accounts: [], adapters: [], carriers: [], inTestMode: [], printers: [], version: 1, rules: [HEAVY] };

/** Another file may have left it otherwise in this process, and may find it so. */
const reset = () => void ([ledgerAway.value, reachable.value] = [false, null]);
beforeEach(reset);
afterEach(() => vi.unstubAllGlobals());

function mounted() {
  const view = mount(RulesView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => {
    view.unmount();
    reset();
  });
  return view;
}

test('what the rules come to, which could not be asked while the station was away, is asked once it is back', async () => {
  let isAway = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (isAway && /analys|printers/.test(address)) throw new TypeError('There is no station');
    return Response.json({ ...LISTS, ...SOUND });
  });
  const said = announcements.assertive.value.n;
  const view = mounted();
  await flushPromises();
  const panel = () => view.get('[aria-labelledby=analysis-title]').text();
  expect(panel()).toContain(t('problems.noAnswer'));
  // The panel says what comes to stand in it by itself.
  expect(announcements.assertive.value.n).toBe(said);
  // Whatever was answered after it: the window takes the station for lost.
  await call('listPrinters');
  await flushPromises();
  isAway = false;
  await call('listPrinters');
  await flushPromises();
  expect(panel()).toContain(t('rules.analysis.sound'));
});

test('is asked once by a window that had lost the station, though the station answers all but that', async () => {
  reachable.value = false;
  let analyses = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('analys')) return Response.json(LISTS);
    analyses += 1;
    // Asked again and again it would never come to an end.
    return analyses > 10 ? Promise.withResolvers<never>().promise : Promise.reject(new TypeError('It does not answer'));
  });
  mounted();
  await flushPromises();
  expect(analyses).toBe(1);
});
