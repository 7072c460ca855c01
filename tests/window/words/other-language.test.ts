import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyParty } from '#renderer/components/party/party-draft.ts';
import UnplacedLines from '#renderer/features/ship/recipient/UnplacedLines.vue';
import { i18n, speak } from '#renderer/messages/index.ts';
import AppShell from '#renderer/shell/AppShell.vue';
import { addressesOnly } from '../router.ts';

test('the fields that a pasted line can go into have their names in the language that is spoken by then', async () => {
  const view = mount(UnplacedLines, {
    props: { lines: ['c/o Miller'], party: emptyParty() },
    global: { plugins: [i18n] },
  });
  onTestFinished(async () => {
    view.unmount();
    await speak('en');
  });
  expect(view.text()).toContain('Company');
  await speak('de');
  await nextTick();
  expect(view.text()).not.toContain('Company');
  expect(view.text()).toContain('Firma');
});

test('the title of the window is in the language that is spoken by then', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no station')));
  const router = addressesOnly();
  await router.push('/ship');
  const global = { plugins: [createPinia(), router], stubs: { StationStatus: true } };
  const view = mount(AppShell, { global, shallow: true });
  onTestFinished(async () => {
    view.unmount();
    vi.unstubAllGlobals();
    await speak('en');
  });
  expect(document.title).toBe('Ship · Packbench');
  await speak('de');
  await nextTick();
  expect(document.title).toBe('Versand · Packbench');
});
