import type { TransientEvent } from '#shared/schema/station/event.ts';

/** Where a concept says that something of it changed, after its commit; shipments need not, the journal says it for them. */
export interface EventBus {
  /** @param clientId whose it is; not given for what is the station's, which everybody sees. */
  publish(event: TransientEvent, clientId?: string | null): void;
  /** Calls back with every event until the returned function is called. The listener must not throw. */
  subscribe(listener: Listener): () => void;
}

type Listener = (event: TransientEvent, clientId: string | null | undefined) => void;

export function createEventBus(): EventBus {
  const listeners = new Set<Listener>();
  return {
    publish: (event, clientId) => listeners.forEach((listener) => listener(event, clientId)),
    subscribe(listener) {
      // A listener of its own for each call, so that leaving twice does no harm to another subscription.
      const own: Listener = (...told) => listener(...told);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
