import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import type { Owner } from '../machine/events.ts';
import type { Surroundings } from '../world/surroundings.ts';

/** Who asks something about a shipment just now, and since when. */
export interface Asking {
  station: Owner;
  since: number;
}

/** What a station began before it slept it may go on with so long, and has lost it meanwhile. */
const FIRST_STEPS_MS = 1000;

type Around = Pick<Surroundings, 'events' | 'books' | 'asking'>;

/** Whether who asked before still owns the shipment. A station that was silent meanwhile may have lost it to another one (contract, section 11). */
const owns = ({ station, since }: Asking, by: Owner) =>
  station.alive && (station === by || (station.troubledAt ?? -1) < since);

/** The adapter, and a look that it is not asked two things of one shipment at once, at whatever station: whoever works on a shipment owns it. */
export function alone(adapter: Adapter, { events, books, asking }: Around): Adapter {
  const once = <O extends { shipmentId: string }, R>(ask: ((order: O) => Promise<R>) | undefined) =>
    ask &&
    (async (order: O): Promise<R> => {
      const { shipmentId } = order;
      const mine: Asking = { station: events.current, since: events.now };
      const other = asking.get(shipmentId);
      const awakeMs = events.now - (mine.station.troubledAt ?? -Infinity);
      const isJustAwake = awakeMs >= 0 && awakeMs < FIRST_STEPS_MS;
      if (other && owns(other, mine.station) && !isJustAwake)
        books.violated(
          'a shipment has one owner',
          `shipment ${shipmentId} is asked about by ${other.station.name} and by ${mine.station.name} at once`,
        );
      asking.set(shipmentId, mine);
      try {
        return await ask(order);
      } finally {
        if (asking.get(shipmentId) === mine) asking.delete(shipmentId);
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
