import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '#renderer/api/client.ts';
import ClientPanel from '#renderer/features/api/ClientPanel.vue';
import RoutingTablePanel from '#renderer/features/label-layout/parts/RoutingTablePanel.vue';
import RulesView from '#renderer/features/rules/RulesView.vue';
import BackupPanel from '#renderer/features/settings/BackupPanel.vue';
import DesktopForm from '#renderer/features/settings/desktop/DesktopForm.vue';
import HotFolderForm from '#renderer/features/settings/hot-folder/HotFolderForm.vue';
import ScaleForm from '#renderer/features/settings/ScaleForm.vue';
import StationForm from '#renderer/features/settings/StationForm.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const SETTINGS = {
  ...{ retentionDays: 90, purchaseTimeoutSeconds: 30, batchConcurrency: 4, purchasesPerSecond: 5 },
  ...{ documents: 'base64', rememberRecipients: true, allowPrivateWebhooks: false, buyByScan: true },
  ...{ allowedOrigins: [], hotFolder: null, scale: { type: 'none' }, openAtLogin: true, checkForUpdates: true },
};
const RULE = { name: 'Heavy', conditions: {}, choice: { carrierId: 'a', serviceType: 's' }, trouble: null };
const BACKUP = { name: 'b', takenAt: '2026-11-30T08:00:00Z', size: 2 ** 20, reason: 'daily' };
const CLIENT = {
  id: 'c',
  name: 'Shop',
  accessKey: 'AK',
  scopes: [],
  printerId: null,
  lastUsedAt: null,
  revokedAt: null,
};
const TABLE = { rows: 3, countries: ['DE'], importedAt: '2026-11-30T08:00:00Z', onMiss: 'REFUSE' };

test.each([
  ['the settings of the station', StationForm, () => t('settings.save')],
  ['the hot folder', HotFolderForm, () => t('hotFolder.save')],
  ['the scale', ScaleForm, () => t('scale.set.firstUsb')],
  ['the desktop', DesktopForm, () => t('desktop.openAtLogin')],
  ['the backups', BackupPanel, () => t('settings.backup.restore')],
  ['the API clients', ClientPanel, () => 'Shop'],
  ['the routing table', RoutingTablePanel, () => t('labelLayout.removeTable')],
  ['the rules', RulesView, () => 'Heavy'],
])('%s that could not be read while the station was away is read once it is back', async (_, component, words) => {
  const lost = () => Promise.reject(new TypeError('There is no station'));
  vi.stubGlobal('fetch', lost);
  const view = mount(component as typeof RoutingTablePanel, {
    props: { carrierId: 'a' },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  expect(view.find('.banner').text()).toContain(t('problems.noAnswer'));
  const all = { available: [], notes: [], troubles: [], accounts: [], adapters: [], carriers: [], inTestMode: [] };
  const own = { version: 1, rules: [RULE], backups: [BACKUP], restore: null, clients: [CLIENT], routingTable: TABLE };
  const analysis = {
    neverMatching: [],
    overlaps: [],
    uncovered: [],
    broken: [],
    isComplete: true,
    moreOverlaps: false,
  };
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ...SETTINGS,
      ...all,
      ...own,
      ...analysis,
      state: 'OFF',
      working: [],
      reading: null,
      trouble: null,
    }),
  );
  await call('listPrinters');
  await flushPromises();
  expect([view.text().includes(words()), view.text().includes(t('problems.noAnswer'))]).toEqual([true, false]);
});
