import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { i18n } from '#renderer/messages/index.ts';
import ConfirmationBanner from '#renderer/shell/ConfirmationBanner.vue';
import { useEvents } from '#renderer/stores/events.ts';
import { useStation } from '#renderer/stores/station.ts';

const instants = { from: '2026-03-02T09:00:00.000Z', until: '2026-03-02T10:00:00.000Z' };
const copied = { name: 'restore', status: 'failed', detail: '', trouble: diagnostic('LEDGER_COPIED', instants) };
const sentence = 'The ledger was restored or copied: nothing is bought until you confirm it.';

afterEach(() => {
  useEvents().stop();
  vi.unstubAllGlobals();
});

/** A window beside one that confirms, or is too late for it. */
async function openWindow() {
  let checks: object[] = [copied];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/events')) return new Response(new ReadableStream({ start: (one) => void (stream = one) }));
    if (address.endsWith('/confirmation'))
      return Response.json(
        { code: 'NOT_FOUND', status: 404, detail: 'No restore waits to be confirmed.' },
        { status: 404 },
      );
    return Response.json({ status: checks.length > 0 ? 'not_ready' : 'ready', version: '1', checks });
  });
  const view = mount(ConfirmationBanner, { global: { plugins: [createPinia(), i18n], stubs: { RouterLink: true } } });
  onTestFinished(() => view.unmount());
  useEvents().start();
  await useStation().poll();
  await flushPromises();
  return {
    view,
    confirmElsewhere: () => void (checks = []),
    tell: (event: object) => stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
  };
}

test('what was confirmed in one window is asked in no other any more, as soon as it is', async () => {
  const { view, confirmElsewhere, tell } = await openWindow();
  expect(view.text()).toContain(sentence);
  confirmElsewhere();
  tell({ type: 'confirmation', id: 'restore', state: 'CONFIRMED', at: instants.until });
  await vi.waitFor(() => expect(view.text()).not.toContain(sentence));
});

test('who confirms what somebody has confirmed already is not asked again', async () => {
  const { view, confirmElsewhere } = await openWindow();
  confirmElsewhere();
  await view.get('button').trigger('click');
  await vi.waitFor(() => expect(view.text()).not.toContain(sentence));
});
