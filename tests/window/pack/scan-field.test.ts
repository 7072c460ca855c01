import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import PackScan from '#renderer/features/pack/PackScan.vue';
import { i18n } from '#renderer/messages/index.ts';

test('Ctrl+Enter buys, and takes nothing for scanned that was left in the field; Enter does', async () => {
  const view = mount(PackScan, { global: { plugins: [createPinia(), i18n] } });
  const input = view.get('input');
  await input.setValue('4006');
  await input.trigger('keydown', { key: 'Enter', ctrlKey: true });
  expect([view.emitted('scan'), input.element.value]).toEqual([undefined, '4006']);
  await input.trigger('keydown', { key: 'Enter' });
  expect([view.emitted('scan'), input.element.value]).toEqual([[['4006']], '']);
});
