import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import RoutingTablePanel from '#renderer/features/label-layout/parts/RoutingTablePanel.vue';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

test('before it was read which routing table there is, none is called missing, and the answer takes no choice back', async () => {
  const read = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => read.promise);
  const view = mount(RoutingTablePanel, { props: { carrierId: 'a' }, global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  const looks = () => [view.text().includes(t('labelLayout.noTable')), view.get('select').element.disabled];
  expect(looks()).toEqual([false, true]);
  read.resolve(Response.json({ routingTable: null }));
  await flushPromises();
  expect(looks()).toEqual([true, false]);
});
