import { flushPromises } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { runKeys } from '#renderer/composables/useCommands.ts';
import { useSourcesView } from './sources-view.ts';

const { shown } = useSourcesView();

/** The form of a source that is changed, and what becomes of it. */
async function opened() {
  const { view, press, set } = await shown();
  await press('Change');
  const escape = async () => {
    runKeys(new KeyboardEvent('keydown', { key: 'Escape' }));
    await flushPromises();
  };
  const isOpen = () => view.find('form').exists();
  const question = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
  return { press, set, escape, isOpen, question };
}

test('Esc leaves a form in which nothing was changed', async () => {
  const { escape, isOpen } = await opened();
  expect(isOpen()).toBe(true);
  await escape();
  expect(isOpen()).toBe(false);
});

test('Esc asks before what was changed in a form is lost', async () => {
  const { press, set, escape, isOpen, question } = await opened();
  await set('/everyMinutes', '7');
  await escape();
  expect([isOpen(), question()]).toEqual([true, expect.stringContaining('Discard what was changed?')]);
  await press('Cancel');
  expect([isOpen(), question()]).toEqual([true, '']);
  await escape();
  document.querySelector<HTMLButtonElement>('[role="dialog"] .danger')?.click();
  await flushPromises();
  expect([isOpen(), question()]).toEqual([false, '']);
});
