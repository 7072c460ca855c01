import { describe, expect, test } from 'vitest';
import type { ShipmentEvent } from '#shared/schema/station/event.ts';
import { createEventBus } from '#electron/engine/events/event-bus.ts';
import { followEvents } from '#electron/engine/events/follow-events.ts';
import type { JournalFeed } from '#electron/engine/events/journal-feed.ts';

const eventAt = (sequence: number): ShipmentEvent => ({
  type: 'shipment',
  sequence,
  id: `s${sequence}`,
  transactionId: `t${sequence}`,
  clientId: sequence % 2 ? 'odd' : 'even',
  state: 'LABELLED',
  previousState: 'PURCHASED',
  at: '2026-03-02T09:00:00.000Z',
});

/** A journal in memory. */
function journalOf(length: number): JournalFeed & { append(): void } {
  const listeners = new Set<() => void>();
  return {
    head: async () => ({ sequence: length, hash: '' }),
    after: async (sequence, limit) =>
      Array.from({ length: Math.min(limit, length - sequence) }, (_, index) => eventAt(sequence + index + 1)),
    onAppend(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    append() {
      length += 1;
      for (const listener of listeners) listener();
    },
  };
}

function follow(
  feed: JournalFeed,
  options: { lastEventId?: string; heartbeatMs?: number; sees?: (clientId: string | null) => boolean } = {},
) {
  const bus = createEventBus();
  const ended = new AbortController();
  const { lastEventId, heartbeatMs = 60_000, sees = () => true } = options;
  const reader = followEvents(feed, bus, {
    lastEventId,
    sees,
    isAdmitted: async () => true,
    ended: ended.signal,
    heartbeatMs,
  });
  return { bus, ended, next: async () => (await reader.next()).value };
}

describe('following events', () => {
  test('a long absence is made up in full, in order', async () => {
    const { next } = follow(journalOf(1234), { lastEventId: '0' });
    await next();
    for (let sequence = 1; sequence <= 1234; sequence++) expect(await next()).toEqual(eventAt(sequence));
  });

  test('only events of clients that the reader sees are told, also of what passes by', async () => {
    const { bus, next } = follow(journalOf(450), { lastEventId: '0', sees: (clientId) => clientId === 'even' });
    await next();
    for (let sequence = 2; sequence <= 450; sequence += 2) expect(await next()).toEqual(eventAt(sequence));
    const passing = { type: 'batch', state: 'RUNNING', at: '2026-03-02T09:00:00.000Z' } as const;
    bus.publish({ ...passing, id: 'of another' }, 'odd');
    bus.publish({ ...passing, id: "every client's" }, null);
    bus.publish({ ...passing, id: 'own' }, 'even');
    bus.publish({ ...passing, id: "the station's" });
    expect([await next(), await next()]).toMatchObject([{ id: 'own' }, { id: "the station's" }]);
  });

  test('an event that comes between two reads is not missed', async () => {
    const journal = journalOf(0);
    const { next } = follow(journal);
    await next();
    journal.append();
    expect(await next()).toEqual(eventAt(1));
    const following = next();
    journal.append();
    expect(await following).toEqual(eventAt(2));
  });

  test('silence is broken by heartbeats', async () => {
    const { next } = follow(journalOf(0), { heartbeatMs: 1 });
    await next();
    expect([await next(), await next()]).toEqual(['heartbeat', 'heartbeat']);
  });

  test('a reader too slow for passing events is told to start afresh, and hears what comes after', async () => {
    const { bus, next } = follow(journalOf(7));
    await next();
    const publish = (id: number) =>
      bus.publish({ type: 'batch', id: String(id), state: 'RUNNING', at: '2026-03-02T09:00:00.000Z' });
    for (let id = 0; id < 1001; id++) publish(id);
    expect(await next()).toEqual({ type: 'reset', sequence: 7 });
    const following = next();
    publish(2000);
    expect(await following).toMatchObject({ type: 'batch', id: '2000' });
  });

  test('ends at once when it is told to', async () => {
    const { ended, next } = follow(journalOf(0));
    await next();
    const following = next();
    ended.abort();
    expect(await following).toBeUndefined();
  });
});
