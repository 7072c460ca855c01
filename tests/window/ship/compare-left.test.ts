import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import CompareDialog from '#renderer/features/ship/service/CompareDialog.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

test('prices that nobody waits for any more are not asked for any longer', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    if (!address.includes('/rates')) return Promise.resolve(Response.json({ valid: false, errors: [], warnings: [] }));
    if (signal) signals.push(signal);
    return new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  const view = mount(CompareDialog, {
    props: { open: true },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  await flushPromises();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  view.unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
