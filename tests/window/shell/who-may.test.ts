import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Component } from 'vue';
import { CLOCK_CHECK, GAP_CHECK, type HealthCheck } from '#shared/schema/station/health.ts';
import ConfirmationBanner from '#renderer/shell/ConfirmationBanner.vue';
import ClientPrinter from '#renderer/features/api/ClientPrinter.vue';
import ApiView from '#renderer/features/api/ApiView.vue';
import AccountPanel from '#renderer/features/carriers/AccountPanel.vue';
import InvoicesView from '#renderer/features/invoices/InvoicesView.vue';
import PrintersView from '#renderer/features/printers/PrintersView.vue';
import SettingsView from '#renderer/features/settings/SettingsView.vue';
import HotFolderForm from '#renderer/features/settings/hot-folder/HotFolderForm.vue';
import RestoreState from '#renderer/features/settings/RestoreState.vue';
import ScaleForm from '#renderer/features/settings/ScaleForm.vue';
import SourcesView from '#renderer/features/sources/SourcesView.vue';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n, t, type MessageKey } from '#renderer/messages/index.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import { useStation } from '#renderer/stores/station.ts';
import { useSignOn } from '#renderer/stores/sign-on.ts';
import { draft } from '../../printing/samples.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const CONNECTION = { type: 'raw', host: '127.0.0.1', port: 1 } as const;
const answered = {
  printers: [draft(CONNECTION, { id: 'desk', name: 'Desk' })],
  available: [{ name: 'Zebra', connection: CONNECTION, format: 'ZPL', description: null, isDefault: false }],
  ...{ troubles: [], printJobs: [], invoices: [], accounts: [], next: null },
  ...{ scale: { type: 'none' }, hotFolder: null, notes: [] },
  ...{ state: 'OFF', arriving: 0, working: [] },
  ...{ adapters: [], carriers: [], inTestMode: [], clients: [], sources: [], activity: [], stores: [], kinds: [] },
};

/** The buttons and lists that may not be pressed, and the keys that do nothing, of a window at which somebody packs. */
async function heldBack(
  screen: Component,
  shallow = false,
  props: object = {},
  prepare: () => unknown = () => undefined,
): Promise<{ buttons: string[]; commands: string[]; text: string }> {
  vi.stubGlobal('fetch', async () => Response.json(answered));
  const view = mount(screen, { shallow, props, global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  useSignOn().now = { packer: null, role: 'packer' };
  await usePrinters().load();
  prepare();
  await flushPromises();
  return {
    buttons: view.findAll(':is(button, select):disabled').map((button) => button.text()),
    commands: commands.value.filter(({ enabled }) => enabled === false).map(({ title }) => title),
    text: view.text(),
  };
}

test('whoever only packs is told that printers are not theirs to change, before anything is typed', async () => {
  const { buttons, commands: keys } = await heldBack(PrintersView);
  const words = buttons.map((text) => text.replace(/Ctrl.*/, '').trim());
  expect(words).toEqual(['Set up a printer', 'Change: Desk', 'Remove: Desk', 'Set up: Zebra']);
  expect(keys).toEqual(['Set up a printer']);
});

test('whoever only packs is told that invoices are not theirs to import, before a file is chosen', async () => {
  const { buttons, commands: keys, text } = await heldBack(InvoicesView);
  expect(buttons.map((each) => each.replace(/Ctrl.*/, '').trim())).toEqual(['Choose a file']);
  expect(keys).toContain('Choose a file');
  expect(text).toContain('administrator');
});

test.each<[MessageKey, Component]>([
  ['carriers.add', AccountPanel],
  ['sources.add', SourcesView],
  ['api.clients.create', ApiView],
])('whoever only packs does nothing with keys that the button does not do: %s', async (title, screen) => {
  expect((await heldBack(screen)).commands).toContain(t(title));
});

test('whoever only packs saves no settings with a key whose button does not do it', async () => {
  expect((await heldBack(SettingsView, true)).commands).toContain(t('settings.save'));
});

const AT = '2026-03-02T09:00:00.000Z';
const RESTORE = { state: 'DONE', takenAt: AT, quarantine: null, shipmentsInDoubt: 0, detail: null, startCommand: null };
test.each<[string, Component, object]>([
  ['Use this scale', ScaleForm, {}],
  ['Save hot folder', HotFolderForm, {}],
  ['Understood', RestoreState, { restore: RESTORE }],
  ['Desk', ClientPrinter, { client: { id: 'c', name: 'Shop', printerId: null } }],
])('whoever only packs is told that it is not theirs, before it is refused: %s', async (words, screen, props) => {
  expect((await heldBack(screen, false, props)).buttons.join()).toContain(words);
});

test('whoever only packs is told who confirms that a station was restored, or its clock', async () => {
  const trouble = { code: 'CLOCK_AHEAD', values: {} };
  const checks = [
    { name: CLOCK_CHECK, status: 'failed', detail: '', trouble },
    { name: GAP_CHECK, status: 'failed', detail: '', trouble: null },
  ];
  const { buttons } = await heldBack(
    ConfirmationBanner,
    false,
    {},
    () => (useStation().checks = checks as HealthCheck[]),
  );
  expect(buttons).toHaveLength(2);
});
