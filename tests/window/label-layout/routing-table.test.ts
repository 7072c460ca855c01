import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import RoutingTablePanel from '#renderer/features/label-layout/parts/RoutingTablePanel.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { buttonsOf } from '../shell/buttons.ts';

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

test('the routing table, without which labels are not sorted, is removed once that was confirmed', async () => {
  const removed: string[] = [];
  const routingTable = { rows: 3, countries: ['DE'], importedAt: '2026-11-30T08:00:00Z', onMiss: 'WARN' };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'DELETE') return Response.json({ routingTable });
    removed.push(address);
    return new Response(null, { status: 204 });
  });
  const view = mount(RoutingTablePanel, {
    props: { carrierId: 'a' },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const press = async (place: string) => {
    buttonsOf(t('labelLayout.removeTable'), place)[0]?.click();
    await flushPromises();
  };
  await press('section');
  const dialog = document.querySelector('[role="dialog"]');
  expect([removed, dialog?.textContent]).toEqual([[], expect.stringContaining('3 rows for DE')]);
  await press('[role="dialog"]');
  expect(removed).toHaveLength(1);
  expect(view.text()).toContain(t('labelLayout.noTable'));
});
