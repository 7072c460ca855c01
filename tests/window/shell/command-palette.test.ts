import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useCommands } from '#renderer/composables/useCommands.ts';
import { i18n } from '#renderer/messages/index.ts';
import CommandPalette from '#renderer/shell/CommandPalette.vue';

test.each(['iade', 'İADE', 'IADE'])('a command whose Turkish title begins with İ is found by "%s"', async (typed) => {
  const scope = effectScope();
  scope.run(() => useCommands(['İade etiketi', 'Yeni gönderi'].map((title) => ({ title, run: () => undefined }))));
  const palette = mount(CommandPalette, {
    props: { open: true },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => {
    palette.unmount();
    scope.stop();
  });
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"] input')).not.toBeNull());
  const field = document.querySelector<HTMLInputElement>('[role="dialog"] input') ?? expect.fail('no field');
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const found = () => [...document.querySelectorAll('[role="option"]')].map((item) => item.textContent?.trim());
  await vi.waitFor(() => expect(found()).toEqual(['İade etiketi']));
});
