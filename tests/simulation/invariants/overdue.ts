import type { World } from '../world/world.ts';

/** In milliseconds while the station runs. */
const SENDING_MS = 60_000;
const DOUBT_MS = 4 * 60 * 60_000;

/** What takes too long: calls without an answer, purchases on their way past their deadline, doubts that nobody looks after. */
export function overdue(world: World): void {
  const { books, watch, callers, events } = world;
  for (const what of callers.hanging(events.now, world.wellSince))
    books.violated('no promise is left hanging', `${what} has no answer`);
  for (const [shipmentId, { state, since }] of watch.open) {
    const from = Math.max(since, world.wellSince);
    if (!world.desk.isUp || events.now - from < SENDING_MS) continue;
    if (state === 'SENDING' || state === 'RESERVED') {
      books.violated(
        'no promise is left hanging',
        `shipment ${shipmentId} is ${state} since ${Math.round((events.now - since) / 1000)} s`,
      );
    }
    if (events.now - from < DOUBT_MS || world.carriers.areAway) continue;
    const { carrierId = '' } = watch.open.get(shipmentId) ?? {};
    if (state === 'UNKNOWN' && carrierId !== 'blind') {
      books.violated(
        'every doubt is settled',
        `shipment ${shipmentId} of ${carrierId} is in doubt for ${Math.round((events.now - since) / 3_600_000)} h`,
      );
    }
  }
}
