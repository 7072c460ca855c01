import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import HotFolderForm from '#renderer/features/settings/hot-folder/HotFolderForm.vue';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

test('a hot folder that is saved before it is known which accounts there are is saved once that is', async () => {
  const hotFolder = { path: '/srv/orders', defaults: { carrierId: 'a' } };
  const known = Promise.withResolvers<null>();
  const others = { adapters: [], carriers: [], inTestMode: [], state: 'OFF', working: [], hotFolder };
  const accounts = [{ carrierId: 'a', friendlyName: 'A', services: [] }];
  const saved: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') saved.push(JSON.parse(String(body)));
    if (address.endsWith('/accounts')) await known.promise;
    return Response.json({ ...others, accounts });
  });
  const view = mount(HotFolderForm, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  await view.trigger('submit');
  known.resolve(null);
  await flushPromises();
  expect(saved).toEqual([expect.objectContaining({ hotFolder })]);
  expect(view.text()).toContain(t('hotFolder.saved'));
});

test('where it cannot be known which accounts there are, none is called missing in the hot folder', async () => {
  const hotFolder = { path: '/srv/orders', defaults: { carrierId: 'a' } };
  vi.stubGlobal('fetch', async (address: string) => {
    if (/accounts|adapters|carriers/.test(address)) throw new TypeError('There is no station');
    return Response.json({ hotFolder, state: 'OFF', working: [] });
  });
  const view = mount(HotFolderForm, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  await view.trigger('submit');
  await flushPromises();
  expect(view.get('.banner').text()).toBe(t('problems.noAnswer'));
  expect(view.text()).not.toContain(t('problems.violations.CARRIER_NOT_FOUND'));
});
