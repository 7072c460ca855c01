import type { PassingEvent } from '#shared/schema/event.ts';

/** Where a concept says that something of it changed, after its commit; shipments need not, the journal says it for them. */
export interface EventBus {
  publish(event: PassingEvent): void;
  /** Calls back with every event until the returned function is called. The listener must not throw. */
  subscribe(listener: (event: PassingEvent) => void): () => void;
}

export function createEventBus(): EventBus {
  const listeners = new Set<(event: PassingEvent) => void>();
  return {
    publish: (event) => listeners.forEach((listener) => listener(event)),
    subscribe(listener) {
      // A listener of its own for each call, so that leaving twice does no harm to another subscription.
      const own = (event: PassingEvent) => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
