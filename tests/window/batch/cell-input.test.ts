import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import CellInput from '#renderer/features/batch/CellInput.vue';

/** A cell in which that was typed, with what was sent of it. */
async function typed(text: string) {
  const view = mount(CellInput, { props: { label: 'Name, line 4', text: 'Jane' } });
  (view.element as HTMLInputElement).value = text;
  await view.trigger('input');
  return { press: () => view.trigger('keydown', { key: 'Enter' }), leave: () => view.trigger('change'), view };
}

test('a correction that the station did not take is sent once more by Enter, and not by leaving the cell', async () => {
  const { press, leave, view } = await typed('Jane Roe');
  await press();
  await leave();
  await press();
  expect(view.emitted('change')).toEqual([['Jane Roe'], ['Jane Roe']]);
});

test('leaving a cell sends what was typed', async () => {
  const { leave, view } = await typed('Jane Roe');
  await leave();
  expect(view.emitted('change')).toEqual([['Jane Roe']]);
});

test('what stands there already is not sent', async () => {
  const { press, leave, view } = await typed('Jane');
  await press();
  await leave();
  expect(view.emitted('change')).toBeUndefined();
});
