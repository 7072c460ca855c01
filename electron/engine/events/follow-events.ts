import type { TransientEvent, StationEvent, StreamEvent } from '#shared/schema/station/event.ts';
import { createSignal } from './signal.ts';
import type { EventBus } from './event-bus.ts';
import type { JournalFeed } from './journal-feed.ts';

/** Lines of the journal that are read at once. */
const PAGE = 200;
/** Passing events that wait for a slow reader; beyond it the reader is told to start afresh. */
const MOST_WAITING = 1000;

export interface Follower {
  /** The last event that the reader has seen, as it says. */
  lastEventId: string | undefined;
  /** Whether the reader sees what is this client's; null is what is every client's. */
  sees(clientId: string | null): boolean;
  /** Whether the reader may still read. */
  isAdmitted(): Promise<boolean>;
  /** Aborted when the reader hangs up or the station stops. */
  ended: AbortSignal;
  heartbeatMs: number;
}

/** Everything that happens after the last event seen, without gaps, and `heartbeat` while nothing does. Ends when the reader's right does. */
export async function* followEvents(
  feed: JournalFeed,
  bus: EventBus,
  { lastEventId, sees, isAdmitted, ended, heartbeatMs }: Follower,
): AsyncGenerator<StationEvent | 'heartbeat', void> {
  const signal = createSignal();
  const waiting = waitingEvents(bus, sees, signal.notify);
  const stopListening = feed.onAppend(signal.notify);
  ended.addEventListener('abort', signal.notify);
  try {
    const start = startOf(lastEventId, (await feed.head()).sequence);
    yield start;
    let seen = start.sequence;
    while (!ended.aborted && (await isAdmitted())) {
      const events = await feed.after(seen, PAGE);
      yield* events.filter(({ clientId }) => sees(clientId));
      seen = events.at(-1)?.sequence ?? seen;
      if (events.length === PAGE) continue;
      if (waiting.overflowed()) yield { type: 'reset', sequence: seen };
      yield* waiting.take();
      if (!(await signal.notified(heartbeatMs))) yield 'heartbeat';
    }
  } finally {
    ended.removeEventListener('abort', signal.notify);
    stopListening();
    waiting.stop();
  }
}

/** Where to begin: after the last event seen, or, where none was or it is not one of this journal, now. */
function startOf(lastEventId: string | undefined, head: number): StreamEvent {
  if (lastEventId === undefined) return { type: 'ready', sequence: head };
  const seen = /^[0-9]{1,15}$/.test(lastEventId) ? Number(lastEventId) : Infinity;
  return seen <= head ? { type: 'ready', sequence: seen } : { type: 'reset', sequence: head };
}

function waitingEvents(bus: EventBus, sees: Follower['sees'], notify: () => void) {
  let events: TransientEvent[] = [];
  let overflow = false;
  const stop = bus.subscribe((event, clientId) => {
    if (clientId !== undefined && !sees(clientId)) return;
    overflow ||= events.length >= MOST_WAITING;
    if (!overflow) events.push(event);
    notify();
  });
  const emptied = <T>(value: T) => {
    events = [];
    overflow = false;
    return value;
  };
  return { stop, overflowed: () => overflow && emptied(true), take: () => emptied(events) };
}
