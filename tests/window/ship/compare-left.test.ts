import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { reachable } from '#renderer/api/client.ts';
import CompareDialog from '#renderer/features/ship/service/CompareDialog.vue';
import { i18n, t } from '#renderer/messages/index.ts';

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

/** How long the station may take that asks all accounts at once (electron/engine/shipping/rates.ts). */
const QUOTE_MS = 20_000;

test('a carrier that takes its time to quote is not called a station that does not answer', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => patience.mockRestore());
  vi.stubGlobal('fetch', async (address: string) => {
    const [waits = 0] = patience.mock.lastCall ?? [];
    // The answer comes, or whoever asked has given up by then.
    if (address.includes('/rates') && waits <= QUOTE_MS) throw new Error('aborted');
    return Response.json({ valid: false, errors: [], warnings: [], accounts: [] });
  });
  const view = mount(CompareDialog, {
    props: { open: true },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  expect([reachable.value, document.body.textContent.includes(t('ship.compare.none'))]).toEqual([true, true]);
});
