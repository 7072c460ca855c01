import { mount } from '@vue/test-utils';
import { defineComponent, h, nextTick, ref } from 'vue';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useAnswerByScan } from '#renderer/composables/useAnswerByScan.ts';
import { deliverScan } from '#renderer/composables/useScanner.ts';
import { i18n } from '#renderer/messages/index.ts';
import Dialog from '#renderer/ui/Dialog.vue';
import { buttonsOf } from './buttons.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A dialog with a form to fill in, and a field that only searches.
 * @param give what `PB.OK` does
 */
async function opened(give: () => void = () => undefined) {
  const open = ref(true);
  const hasForm = ref(true);
  const body = () => [h('input', { id: 'search' }), hasForm.value ? h('form', [h('input', { id: 'name' })]) : null];
  const Shown = defineComponent(() => {
    useAnswerByScan({ isOpen: () => open.value, title: 'Take', give });
    const close = (isOpen: boolean) => (open.value = isOpen);
    return () => h(Dialog, { open: open.value, title: 'Rule', 'onUpdate:open': close }, { default: body });
  });
  const view = mount(Shown, { global: { plugins: [i18n] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  // It hears of clicks from the next task on.
  await vi.advanceTimersByTimeAsync(1);
  return {
    ...{ open, hasForm },
    type: (id: string) => document.querySelector(`#${id}`)?.dispatchEvent(new InputEvent('input', { bubbles: true })),
    async clickBeside(): Promise<void> {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
      await vi.advanceTimersByTimeAsync(1);
    },
    async cross(): Promise<void> {
      document.querySelector<HTMLElement>('[role="dialog"] .close')?.click();
      await vi.advanceTimersByTimeAsync(1);
    },
    /** A button of the question. */
    async press(words: string): Promise<void> {
      buttonsOf(words, '[role="dialog"] footer')[0]?.click();
      await vi.advanceTimersByTimeAsync(1);
    },
    async escape(): Promise<void> {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

test.each(['nothing', 'search'])('a dialog in which %s was typed is closed by a click beside it', async (id) => {
  const { open, type, clickBeside } = await opened();
  type(id);
  await clickBeside();
  expect(open.value).toBe(false);
});

test('a dialog whose field is as it was, as after a scan, is closed by Esc', async () => {
  const { open, type, escape } = await opened();
  const name = document.querySelector<HTMLInputElement>('#name');
  name?.focus();
  for (const value of ['ORDER-500', '']) {
    if (name) name.value = value;
    type('name');
  }
  await escape();
  expect(open.value).toBe(false);
});

const WAYS = ['clickBeside', 'escape', 'cross'] as const;

test.each(WAYS)('what was typed into the form of a dialog is lost by %s only once that is said', async (way) => {
  const { open, type, press, ...ways } = await opened();
  type('name');
  await ways[way]();
  expect(open.value).toBe(true);
  await press('Cancel');
  expect(open.value).toBe(true);
  await ways[way]();
  await press('Discard');
  expect(open.value).toBe(false);
});

test('Esc at the question keeps the dialog, and PB.OK answers the question and not the dialog', async () => {
  const answered = vi.fn();
  const { open, type, escape } = await opened(answered);
  type('name');
  await escape();
  await escape();
  expect(document.querySelectorAll('[role="dialog"][data-state="open"]')).toHaveLength(1);
  expect(open.value).toBe(true);
  deliverScan('PB.OK');
  expect(answered).toHaveBeenCalledOnce();
  await escape();
  deliverScan('PB.OK');
  expect([open.value, answered.mock.calls.length]).toEqual([false, 1]);
});

test('a form that is gone, as once it is saved, holds nothing back', async () => {
  const { open, type, escape, hasForm } = await opened();
  type('name');
  hasForm.value = false;
  await nextTick();
  await escape();
  expect(open.value).toBe(false);
});
