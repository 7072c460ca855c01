import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { effectScope, shallowRef } from 'vue';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useCommands } from '#renderer/composables/useCommands.ts';
import { i18n } from '#renderer/messages/index.ts';
import CommandPalette from '#renderer/shell/CommandPalette.vue';

test('Enter does what is highlighted, though a command comes above it meanwhile', async () => {
  const done: string[] = [];
  const command = (title: string) => ({ title, run: () => void done.push(title) });
  const titles = shallowRef(['Add package', 'Clear the form', 'Keys']);
  const scope = effectScope();
  scope.run(() => useCommands(() => titles.value.map(command)));
  const palette = mount(CommandPalette, {
    props: { open: true },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => {
    palette.unmount();
    scope.stop();
  });
  const field = () => document.querySelector<HTMLInputElement>('[role="dialog"] input');
  const highlighted = () => document.querySelector('[role="option"][data-highlighted]')?.textContent?.trim();
  await vi.waitFor(() => expect(field()).not.toBeNull());
  const press = async (key: string) => {
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await flushPromises();
  };
  await press('ArrowDown');
  await press('ArrowDown');
  const chosen = highlighted();
  expect(chosen).toBeDefined();
  titles.value = ['Buy label', ...titles.value];
  await flushPromises();
  await press('Enter');
  await vi.waitFor(() => expect(done).toEqual([chosen]));
});
