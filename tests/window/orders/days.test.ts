import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test } from 'vitest';
import OrderFacts from '#renderer/features/orders/OrderFacts.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { standIn } from '../time-zone.ts';
import { order } from './order.ts';

test.each(['America/Los_Angeles', 'Pacific/Auckland'])('the day by which an order leaves is that day in %s', (zone) => {
  standIn(zone);
  const view = mount(OrderFacts, {
    props: { order: order({ shipBy: '2026-11-23' }) },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => view.unmount());
  expect(view.text()).toContain('23 Nov 2026');
});
