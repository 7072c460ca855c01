import { createPinia, setActivePinia } from 'pinia';
import { effectScope } from 'vue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLive } from '#renderer/composables/useLive.ts';
import { useEvents } from '#renderer/stores/events.ts';

const READY = 'id: 1\nevent: ready\ndata: {"type":"ready","sequence":1}\n\n';
/** Each stream of events that the window opened, newest last. */
let streams: ReadableStreamDefaultController<Uint8Array>[];

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  streams = [];
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        streams.push(stream);
        stream.enqueue(new TextEncoder().encode(READY));
      },
    });
    return new Response(body);
  });
});

afterEach(() => {
  useEvents().stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a screen that was opened after the stream of events looks again when the stream breaks and stands again', async () => {
  useEvents().start();
  await vi.advanceTimersByTimeAsync(5_000);
  const refresh = vi.fn();
  const screen = effectScope();
  screen.run(() => useLive(() => false, refresh));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refresh).not.toHaveBeenCalled();

  streams[0]?.error(new Error('The station was killed.'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams).toHaveLength(2);
  expect(refresh).toHaveBeenCalledOnce();
  screen.stop();
});

test('a screen that was opened before the stream of events looks again once it stands: what happened between was not told', async () => {
  const refresh = vi.fn();
  const screen = effectScope();
  screen.run(() => useLive(() => false, refresh));
  useEvents().start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refresh).toHaveBeenCalledOnce();
  screen.stop();
});
