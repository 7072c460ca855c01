import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import OrderSelection from '#renderer/components/order/OrderSelection.vue';
import { i18n } from '#renderer/messages/index.ts';
import { order } from './order.ts';

afterEach(() => vi.unstubAllGlobals());

test('what a rule says to the packer of one order is never shown with the next one, however late its answer comes', async () => {
  const gives = new Map<string, (note: string) => Promise<void>>();
  vi.stubGlobal('fetch', (address: string) => {
    const [, number = ''] = /\/orders\/shop\/(\w+)\//.exec(address) ?? [];
    return new Promise((resolve) => {
      gives.set(number, async (note) => {
        const selected = { rule: 'R', note, carrierId: 'a', serviceType: 'GROUND', ruleId: 'r' };
        resolve(Response.json({ selected }));
        await flushPromises();
      });
    });
  });
  const view = mount(OrderSelection, {
    props: { order: order({ orderNumber: '1001' }) },
    global: { plugins: [createPinia(), i18n] },
  });
  onTestFinished(() => view.unmount());
  await gives.get('1001')?.('Fragile: double box');
  expect(view.text()).toContain('Fragile');
  await view.setProps({ order: order({ orderNumber: '1002' }) });
  expect(view.text()).toBe('');
  await view.setProps({ order: order({ orderNumber: '1003' }) });
  await gives.get('1002')?.('Ice');
  expect(view.text()).toBe('');
  await gives.get('1003')?.('Gift');
  expect(view.text()).toContain('Gift');
});
