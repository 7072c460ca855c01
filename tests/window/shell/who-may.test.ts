import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Component } from 'vue';
import ApiView from '#renderer/features/api/ApiView.vue';
import AccountPanel from '#renderer/features/carriers/AccountPanel.vue';
import InvoicesView from '#renderer/features/invoices/InvoicesView.vue';
import PrintersView from '#renderer/features/printers/PrintersView.vue';
import SettingsView from '#renderer/features/settings/SettingsView.vue';
import SourcesView from '#renderer/features/sources/SourcesView.vue';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n, t, type MessageKey } from '#renderer/messages/index.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import { useSignOn } from '#renderer/stores/sign-on.ts';
import { draft } from '../../printing/samples.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const CONNECTION = { type: 'raw', host: '127.0.0.1', port: 1 } as const;
const answered = {
  printers: [draft(CONNECTION, { id: 'desk', name: 'Desk' })],
  available: [{ name: 'Zebra', connection: CONNECTION, format: 'ZPL', description: null, isDefault: false }],
  ...{ troubles: [], printJobs: [], invoices: [], accounts: [], next: null },
  ...{ adapters: [], carriers: [], inTestMode: [], clients: [], sources: [], activity: [], stores: [], kinds: [] },
};

/** The buttons that may not be pressed, and the keys that do nothing, of a window at which somebody packs. */
async function heldBack(
  screen: Component,
  shallow = false,
): Promise<{ buttons: string[]; commands: string[]; text: string }> {
  vi.stubGlobal('fetch', async () => Response.json(answered));
  const view = mount(screen, { shallow, global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  useSignOn().now = { packer: null, role: 'packer' };
  await usePrinters().load();
  await flushPromises();
  return {
    buttons: view.findAll('button:disabled').map((button) => button.text()),
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
