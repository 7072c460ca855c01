import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import OrderFacts from '#renderer/features/orders/OrderFacts.vue';
import { i18n, t } from '#renderer/messages/index.ts';
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

test('an order that should have left is late once the day is over, also in a window that stays open and hears nothing', async () => {
  standIn('America/New_York');
  vi.useFakeTimers({ now: new Date('2026-11-23T23:58:30-05:00') });
  onTestFinished(() => void vi.useRealTimers());
  const view = mount(OrderFacts, {
    props: { order: order({ shipBy: '2026-11-23' }) },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => view.unmount());
  expect(view.text()).not.toContain(t('orders.late'));
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(view.text()).toContain(t('orders.late'));
});
