import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import AccountMark from '#renderer/features/ship/AccountMark.vue';
import { i18n } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { useEvents } from '#renderer/stores/events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  useEvents().stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is bought with at the button is LIVE as soon as the account is, whoever changed it and where', async () => {
  let inTestMode = ['a'];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/events')) return new Response(new ReadableStream({ start: (one) => void (stream = one) }));
    const accounts = [{ carrierId: 'a', friendlyName: 'Account A', primary: true, services: [{ serviceCode: 's' }] }];
    const rest = { adapters: [], carriers: [], errors: [], warnings: [], packages: [] };
    return Response.json({ accounts, inTestMode, ...rest });
  });
  const pinia = createPinia();
  const view = mount(AccountMark, { global: { plugins: [pinia, i18n] } });
  onTestFinished(() => {
    view.unmount();
    disposePinia(pinia);
  });
  useEvents().start();
  await useAccounts().load();
  await flushPromises();
  expect(view.text()).toContain('TEST');
  inTestMode = [];
  const event = { type: 'account', id: 'a', state: 'CHANGED', at: '2026-03-02T09:00:00.000Z' };
  stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(view.text()).toContain('LIVE');
});
