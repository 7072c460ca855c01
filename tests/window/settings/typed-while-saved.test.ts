import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { i18n } from '#renderer/messages/index.ts';
import HotFolderForm from '#renderer/features/settings/hot-folder/HotFolderForm.vue';
import StationForm from '#renderer/features/settings/StationForm.vue';

afterEach(() => vi.unstubAllGlobals());

const SETTINGS = {
  ...{ retentionDays: 90, purchaseTimeoutSeconds: 30, batchConcurrency: 4, purchasesPerSecond: 5 },
  ...{ documents: 'base64', rememberRecipients: true, allowPrivateWebhooks: false, buyByScan: true },
  ...{ allowedOrigins: [], hotFolder: { path: '/srv/90' } },
};

test.each([
  ['the station', StationForm, { typed: '30', then: '31' }],
  ['the hot folder', HotFolderForm, { typed: '/srv/30', then: '/srv/31' }],
])('what is typed while the settings of %s are saved stays there, and is not saved yet', async (_, form, text) => {
  let kept: object = SETTINGS;
  const saved = Promise.withResolvers<null>();
  const others = { accounts: [], adapters: [], carriers: [], inTestMode: [], state: 'OFF', working: [] };
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') {
      kept = JSON.parse(String(body)) as object;
      await saved.promise;
    }
    return Response.json({ ...others, ...kept });
  });
  const view = mount(form, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const field = view.get<HTMLInputElement>('input[type=text]');
  await field.setValue(text.typed);
  await view.get('form').trigger('submit');
  await flushPromises();
  await field.setValue(text.then);
  saved.resolve(null);
  await flushPromises();
  expect(JSON.stringify(kept)).toContain(text.typed);
  expect([field.element.value, view.vm.isChanged]).toEqual([text.then, true]);
  await view.get('form').trigger('submit');
  await flushPromises();
  expect(JSON.stringify(kept)).toContain(text.then);
  expect(view.vm.isChanged).toBe(false);
});
