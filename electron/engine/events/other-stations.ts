import type { TransientEvent } from '#shared/schema/station/event.ts';
import type { EventBus } from './event-bus.ts';

/** The other stations of a ledger. What they are told passes by once: one that is away reads the thing itself. */
export interface OtherStations {
  /** Never throws, and nobody waits for it. */
  tell(event: TransientEvent, clientId?: string | null): void;
  /** Calls back with what the others tell until the returned function is called. The listener must not throw. */
  onNews(listener: EventBus['publish']): () => void;
}

/** What the stations of a ledger share; print jobs and scales are a desk's own. */
const SHARED: readonly TransientEvent['type'][] = [
  'account',
  'batch',
  'hand-over',
  'manifest',
  'order',
  'packer',
  'settings',
];

/** The same bus, which also tells the other stations of the ledger what concerns them, and whoever listens here what they tell. */
export function tellOthers(bus: EventBus, others: OtherStations | null): EventBus {
  if (!others) return bus;
  others.onNews(bus.publish);
  return {
    ...bus,
    publish(event, clientId) {
      bus.publish(event, clientId);
      if (SHARED.includes(event.type)) others.tell(event, clientId);
    },
  };
}
