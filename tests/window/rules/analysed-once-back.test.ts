import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { call, ledgerAway, reachable } from '#renderer/api/client.ts';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import RulesView from '#renderer/features/rules/RulesView.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { HEAVY, SOUND } from './one-rule.ts';

afterEach(() => {
  reachable.value = null;
  vi.unstubAllGlobals();
});

test('what the rules come to, which could not be asked while the station was away, is asked once it is back', async () => {
  const lists = { accounts: [], adapters: [], carriers: [], inTestMode: [], printers: [], version: 1, rules: [HEAVY] };
  // As another file may have left it in this process.
  ledgerAway.value = false;
  reachable.value = null;
  let isAway = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (isAway && /analys|printers/.test(address)) throw new TypeError('There is no station');
    return Response.json({ ...lists, ...SOUND });
  });
  const said = announcements.assertive.value.n;
  const view = mount(RulesView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
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
  const lists = { accounts: [], adapters: [], carriers: [], inTestMode: [], printers: [], version: 1, rules: [HEAVY] };
  [ledgerAway.value, reachable.value] = [false, false];
  let analyses = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('analys')) return Response.json(lists);
    analyses += 1;
    // Asked again and again it would never come to an end.
    return analyses > 10 ? Promise.withResolvers<never>().promise : Promise.reject(new TypeError('It does not answer'));
  });
  const view = mount(RulesView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  expect(analyses).toBe(1);
});
