import { join } from 'node:path';
import { readWitnessed } from '#electron/ledger/local/witnessed.ts';
import type { Known } from '../invariants/ledger-watch.ts';
import type { Desk } from '../world/desk.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';

/** How long something waits before the backup is made, and after it; milliseconds. */
const [BEFORE_MS, BEHIND_MS] = [6000, 2000];
/** So soon after a batch was begun, of which some rows wait then. */
const ROWS_BEFORE_MS = 250;
/** So long after a restore whoever has asked for something since the backup asks again: as the station is put in order, and later. */
const ASKED_AGAIN_MS = [3000, 20_000];
/** The longest that a desk goes by what it was given before. */
const LEASES_MS = 60_000;
/** How often an administrator looks whether a restore waits for them. */
const LOOKS_MS = 10_000;

/**
 * A backup is made, and a while later somebody goes back to it. Of what came in between the station may say that it does not know; it must not
 * buy, give out or print anything of it again. Labels may wait for a printer that is off as it is made, or for their carrier; rows of a batch to be bought.
 */
export function goBack(world: World, desk: Desk, action: GoBack): void {
  const { events, carriers } = world;
  if (action.waiting === 'nothing') return backUp(world, desk, action);
  if (action.waiting === 'rows') {
    world.batches.order(desk, { kind: 'batch', account: 'drawn', rows: 5, stopAfterMs: null });
    return void events.plan(ROWS_BEFORE_MS, () => backUp(world, desk, action), events.outside);
  }
  if (action.waiting === 'prints') desk.printers.trouble = 'offline';
  else carriers.areLabelsLate = true;
  const goOn = () => {
    if (action.waiting === 'prints') desk.printers.mend();
    else carriers.areLabelsLate = false;
  };
  events.plan(BEFORE_MS, () => backUp(world, desk, action), events.outside);
  events.plan(BEFORE_MS + BEHIND_MS, goOn, events.outside);
}

type GoBack = Pick<Extract<Action, { kind: 'go back' }>, 'waiting' | 'afterMs' | 'inOrder' | 'isOldWhole'>;

function backUp(world: World, desk: Desk, { afterMs, inOrder, isOldWhole }: GoBack): void {
  const { home, watch, events, books, desks } = world;
  // A ledger that a desk has never opened is another one.
  if (desks.some(({ ledger }) => ledger === null)) return;
  home.backUp(desk, (backup) => {
    watch.look();
    const known = watch.known();
    const madeAt = events.now;
    const restore = () => {
      if (world.isOver || (home.isShared && !desks.every((each) => keptAllSince(each, known)))) return;
      const then = (witnessedAt: number | null) => {
        watch.look();
        watch.goBackTo(known, witnessedAt);
        forget(world, known);
        books.count('restores');
        if (witnessedAt === null) return;
        books.count('restores by the witness alone');
        forgetMore(world, madeAt);
        setRight(world, desk);
      };
      home.restore({ backup, isOldWhole, then });
      for (const afterMs of ASKED_AGAIN_MS) events.plan(afterMs, () => askAgain(world, desk, madeAt), events.outside);
      if (!inOrder) desk.kill();
      else if (!home.isShared) desk.stop();
    };
    events.plan(afterMs, restore, events.outside);
  });
}

/** Whoever made a batch looks at it, and who has asked for a label since the backup does so again. */
function askAgain(world: World, desk: Desk, madeAt: number): void {
  const { batches, callers, home, watch, isOver } = world;
  if (isOver) return;
  batches.readAll(desk);
  for (const transaction of callers.transactions.filter(({ calledAt }) => calledAt >= madeAt)) {
    const clientId = desk.callers[transaction.client]?.clientId ?? '';
    const state = watch.states.get(home.sight?.newestOf(clientId, transaction.transactionId) ?? '');
    // The id of what the ledger itself calls refused is free, though nobody goes by what was said before the restore. A shared one may have
    // more of it, once its desks have stated that again.
    if (!home.isShared && (state === 'REJECTED' || state === 'NOT_SENT')) transaction.refused = transaction.calls;
    callers.buy(desk, transaction);
  }
}

/** Whether the desk has kept all that it wrote since; else a person decides what becomes of it, and nobody knows what it sold. */
function keptAllSince({ folder, ledger }: Desk, { chains }: Known): boolean {
  const last = chains.get(ledger?.stationId ?? '')?.sequence ?? 0;
  return readWitnessed(join(folder, 'desk-witness'), last)?.isWhole ?? true;
}

/** What was said since, of shipments that the backup has not got so far, may be in doubt. */
function forget({ books, callers, packings }: World, { states }: Known): void {
  const isSettled = (id: string | null) => ['LABELLED', 'VOIDED'].includes(states.get(id ?? '') ?? '');
  const isOpen = (id: string) => ['SENDING', 'UNKNOWN', 'PURCHASED'].includes(states.get(id) ?? '');
  books.heard.clear();
  packings.settingsWentBack();
  for (const [id, { purchase }] of books.told) if (purchase === 'not_made' && isOpen(id)) books.told.delete(id);
  for (const transaction of callers.transactions) {
    transaction.refused = 0;
    if (!isSettled(transaction.shipmentId)) transaction.answer = null;
  }
}

/** What a witness does not hold: orders and what became of them, manifests, what went out lately, and who asks a carrier about what just now. */
function forgetMore(world: World, madeAt: number): void {
  const { shop, webShop, manifests, packings, desks, events, home, books } = world;
  for (const { process } of desks) process.troubledAt = events.now + LEASES_MS;
  if (home.isShared) books.wentBackAt = events.now;
  shop.forgotten();
  webShop.forgotten();
  manifests.forget(madeAt);
  packings.forget(madeAt);
}

/**
 * Keys may have been taken away since, so that purchases wait for an administrator, who says that they may go on; and the shop, which was told that
 * orders are forgotten, says them again.
 */
function setRight(world: World, desk: Desk): void {
  const { events, callers, shop } = world;
  const look = () => {
    const isConfirmed = (desk.ledger?.unconfirmedGap() ?? null) === null;
    if (desk.isUp && !shop.putAgain(desk) && isConfirmed) return;
    callers.call(desk, 'confirm the restore', (caller, { maintenance }) => maintenance.confirmRestore(caller.clientId));
    events.plan(LOOKS_MS, look, events.outside);
  };
  events.plan(LOOKS_MS, look, events.outside);
}
