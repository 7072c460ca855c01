import type { StationEvent } from '#shared/schema/station/event.ts';
import { EngineError } from '../engine-error.ts';
import type { EventBus } from './event-bus.ts';
import { followEvents, type Follower } from './follow-events.ts';
import type { JournalFeed } from './journal-feed.ts';

const MOST_STREAMS = 50;
const HEARTBEAT_MS = 15_000;

export interface EventCall extends Pick<Follower, 'lastEventId' | 'sees' | 'isAdmitted'> {
  clientId: string;
  /** Aborted when the caller hangs up. */
  gone: AbortSignal;
}

interface OpenStream {
  clientId: string;
  end: AbortController;
}

/** The streams of events that are open. */
export interface EventStreams {
  /** @throws EngineError RATE_LIMITED where too many are open already, STATION_STOPPING. */
  open(call: EventCall): AsyncIterable<StationEvent | 'heartbeat'>;
  /** Ends all streams and opens no more. */
  close(): void;
}

/**
 * Opens streams, `most` at once for all clients together. When all are taken, a client that has fewer than another gets one: the other's
 * oldest ends for it, and its reader may resume where it was.
 */
export function createEventStreams(
  feed: JournalFeed,
  bus: EventBus,
  { heartbeatMs = HEARTBEAT_MS, most = MOST_STREAMS }: { heartbeatMs?: number; most?: number } = {},
): EventStreams {
  const stopping = new AbortController();
  /** Oldest first. */
  const open = new Set<OpenStream>();

  function makeRoomFor(clientId: string): void {
    if (open.size < most) return;
    const held = Map.groupBy(open, (stream) => stream.clientId);
    const [greediest = []] = [...held.values()].sort((a, b) => b.length - a.length);
    const own = held.get(clientId)?.length ?? 0;
    const [oldest] = greediest;
    if (oldest === undefined || own + 1 >= greediest.length) {
      throw new EngineError('RATE_LIMITED', `${most} streams of events are open; close one of them.`, {
        retryAfter: 15,
      });
    }
    open.delete(oldest);
    oldest.end.abort();
  }

  return {
    open({ clientId, gone, ...reader }) {
      if (stopping.signal.aborted) throw new EngineError('STATION_STOPPING', 'The station is stopping.');
      makeRoomFor(clientId);
      const stream = { clientId, end: new AbortController() };
      if (!gone.aborted) open.add(stream);
      gone.addEventListener('abort', () => open.delete(stream), { once: true });
      const ended = AbortSignal.any([gone, stream.end.signal, stopping.signal]);
      return followEvents(feed, bus, { ...reader, ended, heartbeatMs });
    },
    close: () => stopping.abort(),
  };
}
