import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import DesktopForm from '#renderer/features/settings/desktop/DesktopForm.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

/** A station that keeps what it takes, and answers a moment later. @param isRefused whether it takes nothing */
async function shown(isRefused = false) {
  let kept: Record<string, unknown> = { openAtLogin: false, checkForUpdates: false };
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    const read = { ...kept };
    await Promise.resolve();
    if (method === 'GET') return Response.json(read);
    if (isRefused) throw new TypeError('There is no station');
    kept = JSON.parse(String(body)) as typeof kept;
    return Response.json(kept);
  });
  const view = mount(DesktopForm, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const boxes = view.findAll<HTMLInputElement>('input[type=checkbox]');
  return {
    kept: () => kept,
    tickAll: async () => {
      for (const box of boxes) void box.setValue(true);
      await flushPromises();
    },
    ticked: () => boxes.map(({ element }) => element.checked),
  };
}

test('of two settings that are changed one right after the other, neither puts the other one back', async () => {
  const { kept, tickAll, ticked } = await shown();
  await tickAll();
  expect([kept(), ticked()]).toEqual([{ openAtLogin: true, checkForUpdates: true }, [true, true]]);
});

test('a setting that the station did not take is shown as it is', async () => {
  const { tickAll, ticked } = await shown(true);
  await tickAll();
  expect(ticked()).toEqual([false, false]);
});
