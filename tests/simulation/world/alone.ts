import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import type { Owner } from '../machine/events.ts';
import type { Surroundings } from './surroundings.ts';

/** The adapter, and a look that no station asks it two things of one shipment at once: whoever works on a shipment owns it. */
export function alone(adapter: Adapter, { events, books }: Pick<Surroundings, 'events' | 'books'>): Adapter {
  const asking = new Map<string, Owner>();
  const once = <O extends { shipmentId: string }, R>(ask: ((order: O) => Promise<R>) | undefined) =>
    ask &&
    (async (order: O): Promise<R> => {
      const { shipmentId } = order;
      const station = events.current;
      if (asking.get(shipmentId) === station)
        books.violated('a shipment has one owner', `shipment ${shipmentId} is asked about twice at once`);
      asking.set(shipmentId, station);
      try {
        return await ask(order);
      } finally {
        asking.delete(shipmentId);
      }
    });
  const asked = {
    lookup: once(adapter.lookup),
    void: once(adapter.void),
    followVoid: once(adapter.followVoid),
    documents: once(adapter.documents),
  };
  return { ...adapter, ...(Object.fromEntries(Object.entries(asked).filter(([, ask]) => ask)) as Partial<Adapter>) };
}
