import type { World } from '../world/world.ts';

/** In milliseconds while a station runs. */
const SENDING_MS = 60_000;
/** What a station left that ended is settled by another one once its deadline is over, and a minute more (contract, section 11). */
const OF_ANOTHER_MS = 5 * 60_000;
const DOUBT_MS = 4 * 60 * 60_000;

/** What takes too long: calls without an answer, purchases on their way past their deadline, doubts that nobody looks after. */
export function overdue(world: World): void {
  const { books, watch, callers, events, desks, home } = world;
  const longest = home.isShared ? OF_ANOTHER_MS : SENDING_MS;
  const wellSince = Math.min(...desks.map((desk) => (desk.isUp ? desk.wellSince : Infinity)));
  for (const what of callers.hanging(events.now)) books.violated('no promise is left hanging', `${what} has no answer`);
  for (const [shipmentId, { state, since }] of watch.open) {
    const from = Math.max(since, wellSince);
    if (events.now - from < longest) continue;
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
