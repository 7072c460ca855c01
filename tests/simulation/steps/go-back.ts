import type { Known } from '../invariants/ledger-watch.ts';
import type { Desk } from '../world/desk.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';

/** How long something waits before the backup is made, and after it; milliseconds. */
const [BEFORE_MS, BEHIND_MS] = [6000, 2000];

/**
 * A backup is made, and a while later somebody goes back to it. Of what came in between the station may say that it does not know; it must not
 * buy, give out or print anything of it again. Labels may wait for a printer that is off as it is made, or for their carrier.
 */
export function goBack(world: World, desk: Desk, action: GoBack): void {
  const { events, carriers } = world;
  if (action.waiting === 'nothing') return backUp(world, desk, action);
  if (action.waiting === 'prints') desk.printers.trouble = 'offline';
  else carriers.areLabelsLate = true;
  const goOn = () => {
    if (action.waiting === 'prints') desk.printers.mend();
    else carriers.areLabelsLate = false;
  };
  events.plan(BEFORE_MS, () => backUp(world, desk, action), events.outside);
  events.plan(BEFORE_MS + BEHIND_MS, goOn, events.outside);
}

type GoBack = Pick<Extract<Action, { kind: 'go back' }>, 'waiting' | 'afterMs' | 'inOrder'>;

function backUp(world: World, desk: Desk, { afterMs, inOrder }: GoBack): void {
  const { home, watch, events, books } = world;
  watch.look();
  const backup = home.backUp(desk);
  if (backup === null) return;
  const known = watch.known();
  const restore = () => {
    if (world.isOver) return;
    home.restore(backup, () => {
      watch.goBackTo(known);
      forget(world, known);
      books.count('restores');
    });
    if (inOrder) desk.stop();
    else desk.kill();
  };
  events.plan(afterMs, restore, events.outside);
}

/** What was said since, of shipments that the backup has not got so far, may be in doubt. */
function forget({ books, callers }: World, { states }: Known): void {
  const isSettled = (id: string | null) => ['LABELLED', 'VOIDED'].includes(states.get(id ?? '') ?? '');
  const isOpen = (id: string) => ['SENDING', 'UNKNOWN', 'PURCHASED'].includes(states.get(id) ?? '');
  books.heard.clear();
  for (const [id, { purchase }] of books.told) if (purchase === 'not_made' && isOpen(id)) books.told.delete(id);
  for (const transaction of callers.transactions) {
    transaction.refused = 0;
    if (!isSettled(transaction.shipmentId)) transaction.answer = null;
  }
}
