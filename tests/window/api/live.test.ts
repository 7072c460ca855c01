import { createPinia, setActivePinia } from 'pinia';
import { effectScope } from 'vue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLive } from '#renderer/composables/useLive.ts';
import { useEvents } from '#renderer/stores/events.ts';
import { useScale } from '#renderer/stores/scale.ts';

const READY = 'id: 1\nevent: ready\ndata: {"type":"ready","sequence":1}\n\n';
/** Each stream of events that the window opened, newest last. */
let streams: ReadableStreamDefaultController<Uint8Array>[];
/** The paths that the window asked for, but for the stream. */
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  [streams, asked] = [[], []];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (!String(url).includes('/events')) {
      asked.push(String(url));
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    }
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

test('a batch that buys is looked at once a second, the scale that a packer waits for as often as it says something', async () => {
  const say = (type: string) =>
    streams[0]?.enqueue(
      new TextEncoder().encode(`event: ${type}\ndata: {"type":"${type}","id":"x","state":"STABLE"}\n\n`),
    );
  const refresh = vi.fn();
  const screen = effectScope();
  screen.run(() => useLive(({ type }) => type === 'batch', refresh));
  const scale = useScale();
  useEvents().start();
  await vi.advanceTimersByTimeAsync(5_000);
  refresh.mockClear();
  asked = [];
  for (let times = 0; times < 4; times += 1) {
    say('batch');
    say('scale');
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(4);
  screen.stop();
  scale.$dispose();
});
