import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Component } from 'vue';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import AvailableList from '#renderer/features/printers/AvailableList.vue';
import CompareDialog from '#renderer/features/ship/service/CompareDialog.vue';
import BarcodeCheck from '#renderer/features/shipment/documents/BarcodeCheck.vue';
import { i18n } from '#renderer/messages/index.ts';

const { polite, assertive } = announcements;
const WHY = 'The station does not answer.';
beforeEach(() => {
  [polite.value, assertive.value] = [
    { text: '', n: 0 },
    { text: '', n: 0 },
  ];
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('The answer is lost');
  });
});
afterEach(() => vi.unstubAllGlobals());

async function shown(screen: Component, props: object) {
  const view = mount(screen, { props, global: { plugins: [createPinia(), i18n] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return view;
}

test.each<[string, Component, object]>([
  ['which printers there are', AvailableList, {}],
  ['what it costs', CompareDialog, { open: true }],
])('why the station did not say %s is said once', async (_, screen, props) => {
  await shown(screen, props);
  expect(assertive.value).toEqual({ text: WHY, n: 1 });
  expect([polite.value.text, document.querySelectorAll('[role=alert]').length]).toEqual(['', 0]);
});

test('whoever asks once more is told once more why it was not done', async () => {
  const view = await shown(BarcodeCheck, { shipmentId: 's' });
  for (const n of [1, 2]) {
    await view.get('button').trigger('click');
    await flushPromises();
    expect(assertive.value).toEqual({ text: WHY, n });
  }
});
