import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { call, ledgerAway } from '#renderer/api/client.ts';
import { i18n } from '#renderer/messages/index.ts';
import LedgerAwayBanner from '#renderer/shell/LedgerAwayBanner.vue';
import { useStation } from '#renderer/stores/station.ts';

const json = (status: number, body: object, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
const health = (status: 'ok' | 'failed') =>
  json(status === 'ok' ? 200 : 503, {
    status: status === 'ok' ? 'ready' : 'not_ready',
    version: '1',
    checks: [
      { name: 'ledger', status, detail: '', ...(status === 'failed' && { trouble: diagnostic('LEDGER_AWAY') }) },
    ],
  });
const unavailable = {
  ...{ code: 'LEDGER_UNAVAILABLE', title: '', detail: '', status: 503, purchase: 'not_made', source: 'station' },
  ...{ retryable: true, errors: [], warnings: [], requestId: 'r' },
};

afterEach(() => {
  i18n.global.locale.value = 'en';
  ledgerAway.value = false;
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'The shared database is away.', 'Nothing is bought or printed'],
  ['de', 'Die gemeinsame Datenbank ist nicht erreichbar.', 'nichts gekauft und nichts gedruckt'],
] as const)('a window says that the database is away, until it is back (%s)', async (locale, title, words) => {
  i18n.global.locale.value = locale;
  let now: () => Response = () => health('ok');
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('health') ? now() : json(503, unavailable, 'application/problem+json'),
  );
  const banner = mount(LedgerAwayBanner, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => banner.unmount());
  const station = useStation();
  const poll = async () => {
    await station.poll();
    await flushPromises();
  };

  await poll();
  expect(banner.find('section').exists()).toBe(false);
  // Whatever is asked meanwhile says so before the next look.
  await call('listPresets');
  await flushPromises();
  expect(banner.get('section').attributes('aria-label')).toBe(title);
  now = () => health('failed');
  await poll();
  expect(banner.get('section').text()).toContain(words);
  now = () => health('ok');
  await poll();
  expect(banner.find('section').exists()).toBe(false);
});
