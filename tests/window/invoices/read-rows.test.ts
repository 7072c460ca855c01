import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import ReadRows from '#renderer/features/invoices/ReadRows.vue';
import { i18n } from '#renderer/messages/index.ts';
import { useSettings } from '#renderer/stores/settings.ts';

test('the lines of an invoice that is read stand there in the language of the window: its days, sides and weights', () => {
  const pinia = createPinia();
  setActivePinia(pinia);
  useSettings().language = 'de';
  const billed = {
    ...{ trackingNumber: '1Z', reference: null, date: '2026-03-31', service: null, amount: '14.2', currency: 'EUR' },
    ...{ weight: { value: 2.5, units: 'LB' }, dimensions: { units: 'IN', length: 10.5, width: 8, height: 4 } },
  };
  const rows = [{ line: 2, cells: {}, billed, faults: [] }] as never;
  const view = mount(ReadRows, { props: { rows }, global: { plugins: [pinia, i18n] } });
  expect(view.get('.facts').text()).toBe('31. März 2026 · 2,5 lb · 10,5 × 8 × 4 in');
});
