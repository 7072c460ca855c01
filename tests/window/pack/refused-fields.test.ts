import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import RefusedFields from '#renderer/features/pack/RefusedFields.vue';
import { i18n } from '#renderer/messages/index.ts';

test('a weight that is no number is named where the parcel was not bought for it', () => {
  const message = 'shipment.itemLines[0].weight.value must be a number; it is "1,250".';
  const errors = [
    { code: 'FIELD_INVALID' as const, pointer: '/shipment/itemLines/0/weight/value', message },
    { code: 'FIELD_INVALID' as const, pointer: '/byScan', message: '' },
  ];
  const view = mount(RefusedFields, { props: { errors }, global: { plugins: [createPinia(), i18n] } });
  expect(view.text()).toMatch(/^Weight .*number/);
  expect(mount(RefusedFields, { props: { errors: [] }, global: { plugins: [createPinia(), i18n] } }).text()).toBe('');
});
