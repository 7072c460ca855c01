import type { StationEvent } from '#shared/schema/event.ts';
import { EngineError } from '../engine-error.ts';
import type { EventBus } from './event-bus.ts';
import { followEvents, type Follower } from './follow-events.ts';
import type { JournalFeed } from './journal-feed.ts';

const MOST_STREAMS = 50;
const HEARTBEAT_MS = 15_000;

export interface EventCall extends Pick<Follower, 'lastEventId' | 'isAdmitted'> {
  /** Aborted when the caller hangs up. */
  gone: AbortSignal;
}

/** The streams of events that are open. */
export interface EventStreams {
  /** @throws EngineError RATE_LIMITED where too many are open already, STATION_STOPPING. */
  open(call: EventCall): AsyncIterable<StationEvent | 'heartbeat'>;
  /** Ends all streams and opens no more. */
  close(): void;
}

export function createEventStreams(
  feed: JournalFeed,
  bus: EventBus,
  { heartbeatMs = HEARTBEAT_MS }: { heartbeatMs?: number } = {},
): EventStreams {
  const stopping = new AbortController();
  const open = new Set<AbortSignal>();

  return {
    open({ gone, ...reader }) {
      if (stopping.signal.aborted) throw new EngineError('STATION_STOPPING', 'The station is stopping.');
      if (open.size >= MOST_STREAMS) {
        throw new EngineError('RATE_LIMITED', `${MOST_STREAMS} streams of events are open; close one of them.`, {
          retryAfter: 15,
        });
      }
      open.add(gone);
      gone.addEventListener('abort', () => open.delete(gone), { once: true });
      const ended = AbortSignal.any([gone, stopping.signal]);
      return followEvents(feed, bus, { ...reader, ended, heartbeatMs });
    },
    close: () => stopping.abort(),
  };
}
