import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test } from 'vitest';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import LeftOutPanel from '#renderer/features/batch/LeftOutPanel.vue';
import { i18n } from '#renderer/messages/index.ts';

const leftOut = (number: number, ...codes: string[]) =>
  ({ number, state: 'SKIPPED', fields: {}, warnings: codes.map((code) => ({ code })) }) as unknown as BatchRow;

test('orders that wait for money are taken in with one press, and none that its shop has cancelled or shipped, that an earlier batch has bought, that went out, or whose border asks for more', async () => {
  const rows = [
    leftOut(1, 'HELD_AT_SHOP'),
    leftOut(2, 'HELD_AT_SHOP', 'CANCELLED_AT_SHOP'),
    leftOut(3, 'SHIPPED_AT_SHOP'),
    leftOut(4, 'HELD_AT_SHOP', 'SHIPPED_BEFORE'),
    leftOut(5, 'HELD_AT_SHOP', 'CUSTOMS_FACT_MISSING'),
    leftOut(6, 'HELD_AT_SHOP'),
    leftOut(8, 'HELD_AT_SHOP', 'BOUGHT_IN_RESULT'),
    { ...leftOut(7, 'HELD_AT_SHOP'), state: 'READY' } as BatchRow,
  ];
  const view = mount(LeftOutPanel, { props: { rows, busy: false }, global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  const press = view.findAll('button').filter((button) => button.text() === 'Take 2 rows in');
  expect(press).toHaveLength(1);
  await press[0]?.trigger('click');
  expect(view.emitted('take')).toEqual([[[1, 6]]]);
  expect(view.text()).toContain('One row is left out: the result of an earlier batch says that it was bought');
});
