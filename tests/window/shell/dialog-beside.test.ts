import { mount } from '@vue/test-utils';
import { defineComponent, h, nextTick, ref } from 'vue';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { i18n } from '#renderer/messages/index.ts';
import Dialog from '#renderer/ui/Dialog.vue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A dialog with a form to fill in, and a field that only searches. */
async function opened() {
  const open = ref(true);
  const body = () => [h('input', { id: 'search' }), h('form', [h('input', { id: 'name' })])];
  const Shown = defineComponent(() => () => {
    const close = (isOpen: boolean) => (open.value = isOpen);
    return h(Dialog, { open: open.value, title: 'Rule', 'onUpdate:open': close }, { default: body });
  });
  const view = mount(Shown, { global: { plugins: [i18n] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  // It hears of clicks from the next task on.
  await vi.advanceTimersByTimeAsync(1);
  return {
    open,
    type: (id: string) => document.querySelector(`#${id}`)?.dispatchEvent(new InputEvent('input', { bubbles: true })),
    async clickBeside(): Promise<void> {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
      await nextTick();
    },
    async escape(): Promise<void> {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await nextTick();
    },
  };
}

test.each(['nothing', 'search'])('a dialog in which %s was typed is closed by a click beside it', async (id) => {
  const { open, type, clickBeside } = await opened();
  type(id);
  await clickBeside();
  expect(open.value).toBe(false);
});

test('what was typed into the form of a dialog is lost to no click beside it, and Esc still closes it', async () => {
  const { open, type, clickBeside, escape } = await opened();
  type('name');
  await clickBeside();
  expect(open.value).toBe(true);
  await escape();
  expect(open.value).toBe(false);
});
