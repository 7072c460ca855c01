import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import { STARTED_AGAIN_MS, type Desk } from './desk.ts';
import type { World } from './world.ts';

const HOUR_MS = 3_600_000;
/** How long it takes a station to look after what waits for the full hour. */
const LOOKS_AFTER_MS = 15_000;
/** The longest that a station may take to stop, and to start. */
const [STOPS_MS, STARTS_MS] = [25_000, 60_000];

/** Everything is mended and started anew, and left alone for some hours: nothing may be open then, and the whole ledger verifies. */
export async function bringToEnd(world: World): Promise<void> {
  const { books, events, desks, shop, webShop, hotFolder, receiver } = world;
  mend(world);
  await world.pass(STARTS_MS);
  for (const desk of desks) desk.stop();
  await world.pass(STOPS_MS);
  world.startThoseDown();
  await world.pass(2 * STARTED_AGAIN_MS);
  world.startThoseDown();
  await world.pass(STARTS_MS);
  world.batches.goOnWithAll(desks[0]);
  // Doubts are looked after every hour in the end.
  for (let hour = 0; hour < 6; hour += 1) {
    events.skip(HOUR_MS);
    for (const desk of desks) desk.wellSince = Math.max(desk.wellSince, events.now);
    await world.pass(LOOKS_AFTER_MS);
  }
  nothingIsOpen(world);
  if (books.failure === null) shop.isTold();
  if (books.failure === null) hotFolder.isDone();
  webShop.isRead(desks[0]);
  world.batches.readAll(desks[0]);
  events.hold(() => receiver.isTold());
  await world.pass(LOOKS_AFTER_MS);
  for (const desk of desks) await verify(world, desk);
  for (const desk of desks) desk.stop();
  await world.pass(STOPS_MS);
}

/** Nobody and nothing fails any more. */
function mend(world: World): void {
  const { carriers, shop, webShop, hotFolder, desks, home } = world;
  carriers.habit = 'sells';
  carriers.areAway = false;
  carriers.areLabelsLate = false;
  carriers.asked.areSure = true;
  shop.isAway = false;
  webShop.mend();
  hotFolder.trouble = 'none';
  for (const desk of desks) {
    desk.printers.mend();
    desk.scale.trouble = 'none';
    [desk.downUntil, desk.process.hangsUntil] = [0, 0];
    [desk.disk.isFull, desk.disk.failsNextSync] = [false, null];
    home.setFull(desk, false);
    home.network?.between(desk.name, 'none');
  }
  world.callOff();
}

/** Carriers answered every question: only what cannot be asked about may wait, for a person. */
function nothingIsOpen({ watch, books }: World): void {
  for (const [shipmentId, { state, carrierId }] of watch.open) {
    if (state === 'UNKNOWN' && carrierId === 'blind') continue;
    const invariant = state === 'PURCHASED' ? 'a sale has its label' : 'every doubt is settled';
    books.violated(invariant, `shipment ${shipmentId} of ${carrierId} is ${state} in the end`);
  }
}

async function verify(world: World, { ledger, isUp, name, process }: Desk): Promise<void> {
  const { books, events, watch } = world;
  if (!ledger || !isUp) return books.violated('a start puts in order', `${name} does not serve at the end`);
  const work = async () => {
    const { brokenAt } = await ledger.shipments.verifyJournal();
    if (brokenAt !== null) books.violated('the chain verifies', `the program finds line ${brokenAt} broken`);
    const counted = await ledger.shipments.count({});
    for (const state of SHIPMENT_STATES) {
      const said = counted.filter((each) => each.state === state).reduce((sum, { shipments }) => sum + shipments, 0);
      const seen = [...watch.states.values()].filter((each) => each === state).length;
      if (said !== seen)
        books.violated('totals are true', `${name} counts ${said} shipments ${state}, there are ${seen}`);
    }
  };
  events.as(process, () => void work());
  await world.pass(60_000);
}
