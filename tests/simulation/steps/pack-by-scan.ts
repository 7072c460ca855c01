import { EngineError } from '#electron/engine/engine-error.ts';
import type { Caller } from '#electron/engine/identity/index.ts';
import type { Engine } from '#electron/engine/index.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import type { Weight } from '#shared/schema/shipping/measure.ts';
import type { Desk } from '../world/desk.ts';
import { missing, unitsOf, waits, type AtDesk, type Ordered, type Packer } from '../world/packings.ts';
import { orderDraft, SHOP } from '../world/shop.ts';
import type { World } from '../world/world.ts';
import type { Action, PackingMistake } from './action.ts';

type PackByScan = Extract<Action, { kind: 'pack by scan' }>;

/** Between two things that a packer does, until an empty scale shows zero, and until what was put on it lies still; milliseconds. */
const [MOVES_MS, EMPTIES_MS, SETTLES_MS] = [300, 1200, 2000];
/** So often a packer begins anew where the station does not buy. */
const MOST_TRIES = 3;
/** How often, and how soon again, a packer looks whether the desk is free. */
const [MOST_WAITS, LOOKS_AGAIN_MS] = [10, 1500];
const CODE = '4006381333931';
const NOBODYS_CODE = '4012345678901';

/** A packer who makes these does not see that the station waits to be told of it. */
const OVERLOOKED: readonly PackingMistake[] = ['wrong item at the end', 'change overlooked'];

/** Where a packer is with an order. */
interface Packing {
  action: PackByScan;
  /** What the shop makes of the order in the moment of the first scan. */
  change: () => void;
  tries: number;
  scans: number;
  /** The one that is made this time. */
  mistake: PackingMistake;
}

/**
 * An order comes in and is packed by scan, at one desk or at two, and the shop may change it meanwhile. The packer puts each unit into the parcel as
 * the station counts it, puts the parcel on the scale and has the last scan buy; a key buys where the station has not learned what such a parcel weighs.
 */
export function packByScan(world: World, desk: Desk, action: PackByScan): void {
  const { events, shop, desks, packings } = world;
  const { account, units, meetsScan, apartMs } = action;
  const orderNumber = shop.newOrder();
  // Somebody may order the same again.
  const ordered = (action.isRepeated && packings.ordered) || {
    name: `Customer ${orderNumber}`,
    city: 'Los Angeles',
    units,
  };
  packings.ordered = ordered;
  const putIt = (what: typeof ordered) => shop.put(desk, orderNumber, draftOf(account, what));
  const change = () => putIt(changed(ordered, action.change));
  const packAt = (at: Desk, takesOver: boolean) =>
    whenFree(world, at, (turn) => begin(world, { desk: at, turn, orderNumber }, { action, change, takesOver }));
  putIt(ordered);
  events.plan(40, () => packAt(desk, false));
  if (action.desks === 2)
    events.plan(40 + apartMs, () => packAt(world.desk((desks.indexOf(desk) + 1) % desks.length), true));
  if (action.change !== 'none' && !meetsScan) events.plan(40 + apartMs, change);
}

function changed(ordered: Ordered, change: PackByScan['change']): Ordered {
  if (change === 'units') return { ...ordered, units: 3 - ordered.units };
  return change === 'content' ? { ...ordered, city: 'San Diego' } : ordered;
}

function begin(
  world: World,
  atDesk: AtDesk,
  { takesOver, ...packed }: Pick<Packing, 'action' | 'change'> & { takesOver: boolean },
): void {
  const { desk } = atDesk;
  const { mistake } = packed.action;
  const claimIt = () => claim(world, atDesk, { ...packed, tries: 0, scans: 0, mistake }, takesOver);
  if (mistake !== 'left on the scale') return claimIt();
  desk.scale.lift();
  world.events.plan(EMPTIES_MS, () => desk.scale.put());
  world.events.plan(EMPTIES_MS + SETTLES_MS, claimIt, desk.process);
}

/** A packer who finds the desk taken tries again a little later, and then leaves it. */
function whenFree(world: World, desk: Desk, work: (turn: number) => void, tries = 0): void {
  const turn = world.packings.begins(desk);
  if (turn !== null) return work(turn);
  if (tries < MOST_WAITS) world.events.plan(LOOKS_AGAIN_MS, () => whenFree(world, desk, work, tries + 1));
}

const draftOf = (account: string, { name, city, units }: Ordered) => {
  const draft = orderDraft(account, city);
  const contact = { ...draft.recipient.contact, personName: name };
  const lines = draft.lines.map((line) => ({
    ...line,
    sku: 'CUP',
    description: 'Cup',
    quantity: units,
    barcodes: [CODE],
  }));
  return { ...draft, recipient: { ...draft.recipient, contact }, lines };
};

/** What is done with the order at the desk; the packer goes on once the answer is there, unless they have left by then. */
function ask(
  world: World,
  packer: AtDesk,
  work: (call: { caller: Caller; source: string; orderNumber: string }, engine: Engine) => Promise<Order>,
  then: (order: Order) => void,
): void {
  const { desk, orderNumber } = packer;
  const answered = (order: Order) => {
    world.packings.told(order);
    world.events.plan(
      world.chance.around(MOVES_MS),
      () => {
        if (world.packings.isThere(packer)) then(order);
      },
      desk.process,
    );
  };
  world.callers.call(
    desk,
    `pack order ${orderNumber}`,
    (caller, engine) => work({ caller, source: SHOP, orderNumber }, engine),
    0,
    ({ value }) => (value ? answered(value) : world.packings.ends(packer)),
  );
}

function claim(world: World, atDesk: AtDesk, packing: Packing, takesOver: boolean): void {
  world.packings.claims(atDesk);
  const takeOverReason = takesOver ? 'The other desk is closed.' : null;
  ask(
    world,
    atDesk,
    (call, { orders }) => orders.claim(call, { takeOverReason }),
    (seen) => {
      const inParcel = takesOver && world.desks.length > 1 ? 0 : unitsOf(seen) - missing(seen);
      goOn(world, { ...atDesk, seen, inParcel }, packing);
    },
  );
}

/** Looks at what was shown last and does what is due. */
function goOn(world: World, packer: Packer, packing: Packing): void {
  const { seen } = packer;
  const { mistake } = packing;
  const shown = (order: Order) => {
    // What counts no more is taken out again.
    packer.inParcel = Math.min(packer.inParcel, unitsOf(order) - missing(order));
    packer.seen = order;
    goOn(world, packer, packing);
  };
  if (seen.claim === null) return world.packings.ends(packer);
  if (waits(seen) && !OVERLOOKED.includes(mistake)) {
    const { version } = seen;
    return ask(world, packer, (call, { orders }) => orders.acknowledge(call, version), shown);
  }
  const left = missing(seen) - (mistake === 'one is missing' ? 1 : 0);
  const isWrongItem = mistake === 'wrong item' ? packing.scans === 0 : mistake === 'wrong item at the end' && left <= 0;
  if (waits(seen) || (left <= 0 && !isWrongItem)) return weigh(world, packer, packing);
  packing.scans += 1;
  const scan = { code: isWrongItem ? NOBODYS_CODE : CODE, scanId: `${packing.tries}-${packing.scans}` };
  const scanIt = () =>
    ask(
      world,
      packer,
      async (call, { orders }) => {
        const { outcome, order } = await orders.scan(call, scan);
        if (outcome === 'COUNTED') packer.inParcel += 1;
        return order;
      },
      shown,
    );
  world.callers.together(() => {
    if (packing.action.meetsScan && packing.scans === 1) packing.change();
    scanIt();
  });
}

/** The parcel is put on the scale, and then the last scan buys. */
function weigh(world: World, packer: Packer, packing: Packing): void {
  const { events } = world;
  const { desk } = packer;
  if (packing.mistake !== 'left on the scale') {
    desk.scale.lift();
    events.plan(EMPTIES_MS, () => desk.scale.put(packing.mistake === 'too much in it'));
  }
  const buyIt = () => buy(world, packer, packing);
  events.plan(
    EMPTIES_MS + SETTLES_MS,
    () => (packing.action.looksAgain ? lookAgain(world, packer, packing, buyIt) : buyIt()),
    desk.process,
  );
}

/** What is shown of the order follows what becomes of it. */
function lookAgain(world: World, packer: Packer, packing: Packing, buyIt: () => void): void {
  ask(
    world,
    packer,
    (call, { orders }) => orders.read(call),
    (seen) => {
      packer.seen = seen;
      const isAsBefore = !waits(seen) && missing(seen) <= 0;
      return isAsBefore || packing.mistake !== 'none' ? buyIt() : goOn(world, packer, packing);
    },
  );
}

function buy(world: World, packer: Packer, packing: Packing, weight?: Weight): void {
  const { callers, books, events } = world;
  const { desk, orderNumber } = packer;
  const { action, mistake } = packing;
  const { account } = action;
  const transaction = callers.newTransaction({
    ...{ account, prints: true, wish: '', packages: 1, client: 0 },
    ...(weight && { weight }),
  });
  const seen = () => ({ version: packer.seen.version });
  transaction.order = {
    ...{ source: SHOP, orderNumber },
    ...(weight
      ? { shipping: () => ({ ...seen(), shipment: { itemLines: [{ weight }] } }) }
      : { scannedBy: packer, shipping: () => ({ ...seen(), byScan: true }) }),
  };
  world.packings.buys(packer, transaction.transactionId);
  const answered = (error: Error | undefined) => {
    const isRefused = error instanceof EngineError && error.code === 'STATE_CONFLICT' && !weight;
    if (!isRefused) return world.packings.ends(packer);
    books.count('scans refused');
    const reasons = (error.details.errors ?? []).map(({ trouble }) => trouble?.code);
    const { load } = desk.scale;
    const isForAKey = reasons.every((code) => code === 'PACKING_WEIGHT_NOT_LEARNED' || code === 'PACKING_BY_SCAN_OFF');
    if (isForAKey && load && mistake === 'none')
      return buy(world, packer, packing, { units: 'KG', value: load.grams / 1000 });
    const again = { ...packing, tries: packing.tries + 1, scans: 0, mistake: 'none' as const };
    if (again.tries === MOST_TRIES || !world.packings.isThere(packer)) return world.packings.ends(packer);
    events.plan(MOVES_MS, () => claim(world, packer, again, false), desk.process);
  };
  callers.buy(desk, transaction, { answered: ({ error }) => answered(error) });
}
