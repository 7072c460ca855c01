import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import type { Component } from 'vue';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { call, ledgerAway } from '#renderer/api/client.ts';
import ClientPanel from '#renderer/features/api/ClientPanel.vue';
import RoutingTablePanel from '#renderer/features/label-layout/parts/RoutingTablePanel.vue';
import AddressesView from '#renderer/features/addresses/AddressesView.vue';
import InvoiceList from '#renderer/features/invoices/InvoiceList.vue';
import AvailableList from '#renderer/features/printers/AvailableList.vue';
import ProductsView from '#renderer/features/products/ProductsView.vue';
import PresetMenu from '#renderer/features/ship/presets/PresetMenu.vue';
import RulesView from '#renderer/features/rules/RulesView.vue';
import BackupPanel from '#renderer/features/settings/BackupPanel.vue';
import DesktopForm from '#renderer/features/settings/desktop/DesktopForm.vue';
import HotFolderForm from '#renderer/features/settings/hot-folder/HotFolderForm.vue';
import ScaleForm from '#renderer/features/settings/ScaleForm.vue';
import StationForm from '#renderer/features/settings/StationForm.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { HEAVY, SOUND } from '../rules/one-rule.ts';

afterEach(() => vi.unstubAllGlobals());

const SETTINGS = {
  ...{ retentionDays: 90, purchaseTimeoutSeconds: 30, batchConcurrency: 4, purchasesPerSecond: 5 },
  ...{ documents: 'base64', rememberRecipients: true, allowPrivateWebhooks: false, buyByScan: true },
  ...{ allowedOrigins: [], hotFolder: null, scale: { type: 'none' }, openAtLogin: true, checkForUpdates: true },
};
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
const PARTY = { address: { city: 'Berlin', countryCode: 'DE' }, contact: { personName: 'Jane Roe' } };
const LISTS = {
  addresses: [{ id: 'p', party: PARTY, saved: true, useCount: 1, lastUsedAt: null }],
  products: [{ sku: 'A-1', saved: true }],
  invoices: [{ id: 'i', carrierId: 'a', invoiceNumber: 'INV-7', importedAt: '2026-11-30T08:00:00Z', totals: [] }],
  available: [{ name: 'Zebra', isDefault: false, connection: { type: 'serial', path: '/dev/ttyS0' } }],
  presets: [{ id: 'm', name: 'Box M', shipment: {} }],
};
const TABLE = { rows: 3, countries: ['DE'], importedAt: '2026-11-30T08:00:00Z', onMiss: 'REFUSE' };

test.each<[string, Component, () => string]>([
  ['the settings of the station', StationForm, () => t('settings.save')],
  ['the hot folder', HotFolderForm, () => t('hotFolder.save')],
  ['the scale', ScaleForm, () => t('scale.set.firstUsb')],
  ['the desktop', DesktopForm, () => t('desktop.openAtLogin')],
  ['the backups', BackupPanel, () => t('settings.backup.restore')],
  ['the API clients', ClientPanel, () => 'Shop'],
  ['the routing table', RoutingTablePanel, () => t('labelLayout.removeTable')],
  ['the rules', RulesView, () => 'Heavy'],
  ['the address book', AddressesView, () => 'Jane Roe'],
  ['the products', ProductsView, () => 'A-1'],
  ['the carriers’ invoices', InvoiceList, () => 'INV-7'],
  ['the printers of the machine', AvailableList, () => 'Zebra'],
  ['the presets', PresetMenu, () => 'Box M'],
])('%s that could not be read while the station was away is read once it is back', async (_, component, words) => {
  const lost = () => Promise.reject(new TypeError('There is no station'));
  vi.stubGlobal('fetch', lost);
  // As another file may have left it in this process.
  ledgerAway.value = false;
  const view = mount(component, {
    props: { carrierId: 'a' },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const isUnread = () => view.text().includes(t('problems.noAnswer'));
  expect(isUnread() || !view.text().includes(words())).toBe(true);
  const all = { next: null, notes: [], troubles: [], accounts: [], adapters: [], carriers: [], inTestMode: [] };
  const own = { version: 1, rules: [HEAVY], backups: [BACKUP], restore: null, clients: [CLIENT], routingTable: TABLE };
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ...{ ...SETTINGS, ...all, ...LISTS, ...own, ...SOUND },
      ...{ state: 'OFF', working: [], reading: null, trouble: null },
    }),
  );
  await call('listPrinters');
  await flushPromises();
  expect([view.text().includes(words()), isUnread()]).toEqual([true, false]);
});
