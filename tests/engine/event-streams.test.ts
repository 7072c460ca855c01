import { expect, test } from 'vitest';
import { createEventBus } from '#electron/engine/events/event-bus.ts';
import { createEventStreams } from '#electron/engine/events/event-streams.ts';

const feed = { head: async () => ({ sequence: 0, hash: '' }), after: async () => [], onAppend: () => () => undefined };

function streams(most: number) {
  const all = createEventStreams(feed, createEventBus(), { most });
  return (clientId: string, gone = new AbortController()) => {
    const reader = all
      .open({
        ...{ clientId, lastEventId: undefined, sees: () => true, isAdmitted: async () => true, gone: gone.signal },
      })
      [Symbol.asyncIterator]();
    return { gone, next: async () => (await reader.next()).value };
  };
}

test('a client that has all streams gives one to a client that has none, its oldest, and keeps the others', async () => {
  const open = streams(3);
  const held = [open('reader'), open('reader'), open('reader')];
  expect(() => open('reader')).toThrow('3 streams of events are open');
  for (const { next } of held) await next();
  const desk = open('desk');
  expect(await desk.next()).toMatchObject({ type: 'ready' });
  expect(await held[0]?.next()).toBeUndefined();
  expect(() => open('reader')).toThrow('3 streams');
  desk.gone.abort();
  expect(await open('reader').next()).toMatchObject({ type: 'ready' });
});

test('a caller that was gone before its stream was opened holds none', () => {
  const open = streams(1);
  const gone = new AbortController();
  gone.abort();
  open('reader', gone);
  expect(() => open('reader')).not.toThrow();
});
