import { mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import ErrorSummary from '#renderer/ui/ErrorSummary.vue';

afterEach(() => document.body.replaceChildren());

/** A form with these controls, by their ids and in this order, and the summary above it. */
function summaryOver(controls: readonly string[], errors: readonly { path: string | null; message: string }[]) {
  document.body.innerHTML = `<div id="top"></div>${controls.map((id) => `<input id="${id}">`).join('')}`;
  return mount(ErrorSummary, { props: { errors }, attachTo: '#top' });
}

test('what has to be put right stands in the order of the fields, and what none can put right behind them', () => {
  const summary = summaryOver(
    ['field-recipient-contact-personName', 'field-recipient-address-city'],
    [
      { path: null, message: 'elsewhere' },
      { path: '/recipient/address/city', message: 'city' },
      { path: '/recipient/contact/personName', message: 'name' },
    ],
  );
  expect(summary.findAll('li').map((one) => one.text())).toEqual(['name', 'city', 'elsewhere']);
});

test.each([
  ['/customs/customsItems/1/value', 'field-customs-customsItems-1-value-amount'],
  ['/customs/customsItems/1/weight/units', 'field-customs-customsItems-1-weight-value'],
  ['/itemLines/1', 'field-itemLines-1-weight-value'],
  ['/itemLines/10/weight/value', 'field-itemLines-10-weight-value'],
])('the way to %s leads to the nearest field', async (path, id) => {
  const summary = summaryOver(
    [
      'field-itemLines-10-weight-value',
      'field-itemLines-1-weight-value',
      'field-customs-customsItems-1-value-amount',
      'field-customs-customsItems-1-weight-value',
    ],
    [{ path, message: 'wrong' }],
  );
  await summary.get('a').trigger('click');
  expect(document.activeElement?.id).toBe(id);
});
