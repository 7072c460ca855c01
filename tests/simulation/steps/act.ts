import type { Caller } from '#electron/engine/identity/index.ts';
import type { Engine } from '#electron/engine/index.ts';
import type { Desk } from '../world/desk.ts';
import { goBack } from './go-back.ts';
import { pack, packInParts, packWebOrder, personActs } from './pack.ts';
import { packByScan } from './pack-by-scan.ts';
import { weigh } from './weigh.ts';
import { calledBack } from './called-back.ts';
import { read } from '../world/reading.ts';
import type { Action } from './action.ts';
import type { Step } from './steps.ts';
import type { Transaction } from '../world/transaction.ts';
import type { World } from '../world/world.ts';

const HOUR = 3_600_000;
/** So long a station may take until it has found its way back to the database. */
const RECONNECTS_MS = 30_000;

/** Does what the step says, at its desk. Nothing waits for it. */
export function act(world: World, { action, number, desk: at }: Step): void {
  const { callers, books, events } = world;
  const desk = world.desk(at);
  const actor = { requestId: `step-${number}` };
  const onShipment = (
    which: number,
    what: string,
    work: (caller: Caller, engine: Engine, id: string, of: Transaction) => Promise<unknown>,
  ) => {
    const of = callers.find(which);
    if (!of?.shipmentId) return;
    const id = of.shipmentId;
    callers.call(desk, `${what} ${of.transactionId}`, (caller, engine) => work(caller, engine, id, of), of.client);
  };
  const voidIt = (which: number) =>
    onShipment(which, 'void', (caller, { shipping }, id) =>
      calledBack(world, desk, id, () => shipping.void(caller, id, { ...actor, reason: 'Packed wrongly.' })),
    );
  const printIt = (which: number) =>
    onShipment(which, 'print', (caller, { printing }, id, of) => {
      callers.wish(of, caller);
      return printing.print({ shipmentId: id, printerId: 'spooled', reason: 'It was torn.', caller });
    });

  const isOld = (id: string) => (world.watch.open.get(id)?.since ?? Infinity) < events.now - HOUR;
  /** People look it up in the carrier's portal, and see what is so. */
  const settle = (id: string, wish: 'written_off' | 'found') => {
    const sale = books.sales.get(id);
    const decision = wish === 'written_off' ? wish : sale ? 'found' : 'not_bought';
    books.settledByPerson.add(id);
    const why =
      sale && decision === 'found' ? { trackingNumbers: sale.trackingNumbers } : { reason: 'Its portal says so.' };
    callers.call(desk, `settle ${id}`, (caller, { shipping }) =>
      shipping.resolve(id, { decision, ...why }, { caller, ...actor }),
    );
  };

  switch (action.kind) {
    case 'buy':
      return callers.buy(desk, callers.newTransaction(action), action);
    case 'buy twice at once': {
      const transaction = callers.newTransaction({ ...action, wish: '', packages: 1, prints: false });
      callers.buy(desk, transaction);
      // Where there are more, at the next one.
      events.plan(action.apartMs, () => callers.buy(world.desk((at + 1) % world.desks.length), transaction));
      return;
    }
    case 'repeat': {
      const transaction = callers.find(action.which);
      return transaction && callers.buy(desk, transaction);
    }
    case 'read':
      return read(world, desk, callers.find(action.which));
    case 'ask of a doubt': {
      const doubtful = callers.doubtful(action.oldest);
      if (doubtful && action.again) return callers.buy(desk, doubtful);
      return read(world, desk, doubtful);
    }
    case 'weigh':
      return weigh(world, desk, action);
    case 'scale':
      desk.scale.trouble = action.trouble;
      return void events.plan(action.forMs, () => void (desk.scale.trouble = 'none'));
    case 'pack':
      return pack(world, desk, action);
    case 'pack by scan':
      return packByScan(world, desk, action);
    case 'go back':
      return goBack(world, desk, action);
    case 'no buying by scan':
      world.packings.set(desk, false);
      return void events.plan(action.forMs, () => world.packings.set(desk, true));
    case 'batch':
      return world.batches.order(desk, action);
    case 'go on with a batch':
      return world.batches.goOn(desk, action.which);
    case 'read a batch':
      return world.batches.read(desk, action.which);
    case 'drop':
      // It is of a desk by itself.
      return world.home.isShared ? undefined : world.hotFolder.drop(action);
    case 'folder':
      world.hotFolder.trouble = action.trouble;
      return void events.plan(action.forMs, () => void (world.hotFolder.trouble = 'none'));
    case 'shop away':
      world.shop.isAway = true;
      return void events.plan(action.forMs, () => void (world.shop.isAway = false));
    case 'web order':
      return world.webShop.change(action.change, world.webShop.find(action.which));
    case 'web order in parts':
      return packInParts(world, desk, action);
    case 'pack a web order':
      return packWebOrder(world, desk, action);
    case 'person and web order': {
      const orderNumber = world.webShop.find(action.which);
      return orderNumber === undefined ? undefined : personActs(world, desk, orderNumber, action);
    }
    case 'web shop':
      world.webShop.trouble = action.trouble;
      return void events.plan(action.forMs, () => void (world.webShop.trouble = 'none'));
    case 'void':
      return voidIt(action.which);
    case 'print':
      return printIt(action.which);
    case 'void and print':
      if (action.openMs > 0 && desk.printers.trouble === 'none') {
        desk.printers.trouble = 'offline';
        events.plan(action.openMs, () => desk.printers.mend(), events.outside);
      }
      voidIt(action.which);
      events.plan(action.apartMs, () => printIt(action.which));
      return;
    case 'void twice':
      voidIt(action.which);
      events.plan(action.apartMs, () => voidIt(action.which));
      return;
    case 'restart while a spooler hangs':
      desk.printers.trouble = 'hangs';
      events.plan(action.forMs, () => desk.printers.mend());
      return void events.plan(5000, () => desk.stop());
    case 'webhook':
      return callers.call(desk, 'webhook', (caller, engine) => makeWebhook(world, engine, caller));
    case 'receiver fails':
      world.receiver.isFailing = true;
      return void events.plan(action.forMs, () => void (world.receiver.isFailing = false));
    case 'close the day':
      return world.manifests.close(desk, action.account);
    case 'look up': {
      const [id] = doubts(world);
      if (id)
        callers.call(desk, `look up ${id}`, (caller, { shipping }) => shipping.lookUp(caller, id, actor.requestId));
      return;
    }
    case 'settle':
      // A person goes through the list; what is young may still be found.
      for (const id of doubts(world, 'blind')) if (isOld(id)) settle(id, action.decision);
      return;
    case 'printer':
      desk.printers.trouble = action.trouble;
      return void events.plan(action.forMs, () => desk.printers.mend());
    case 'carriers':
      world.carriers.habit = action.habit;
      world.carriers.areAway = action.habit === null;
      return void events.plan(action.forMs, () => world.carriers.behave());
    case 'labels late':
      world.carriers.areLabelsLate = true;
      return void events.plan(action.forMs, () => void (world.carriers.areLabelsLate = false));
    case 'disk full': {
      [desk.disk.isFull, desk.disk.failingCommits] = [true, action.failingCommits];
      desk.wellSince = Infinity;
      world.home.setFull(desk, true);
      const room = () => {
        if (action.ends === 'power') desk.losePower();
        desk.disk.isFull = false;
        desk.wellSince = events.now;
        world.home.setFull(desk, false);
      };
      events.plan(action.forMs, room, events.outside);
      return;
    }
    case 'sync fails':
      desk.disk.failsNextSync = action.of;
      books.syncsFail ||= action.of === 'file';
      return;
    case 'kill':
    case 'lose power':
      return world.moments.at(action.at, desk, () => {
        desk.downUntil = events.now + (action.downMs ?? 0);
        if (action.kind === 'kill') desk.kill();
        else desk.losePower();
      });
    case 'restart':
      return desk.stop();
    case 'switch off':
      return desk.stop(() => desk.losePower());
    case 'sleep':
      // All desks sleep, and nobody lets one sleep that is about to start or to stop.
      if (!desk.isUp || world.desks.some(({ process, isUp }) => process.alive !== isUp)) return;
      events.skip(action.hours * HOUR);
      for (const each of world.desks) {
        each.process.troubledAt = Math.max(each.process.troubledAt ?? 0, events.now);
        each.wellSince = Math.max(each.wellSince, events.now);
      }
      return;
    case 'set clock':
      desk.clockOff = action.minutes * 60_000;
      return;
    case 'hang':
      desk.process.hangsUntil = events.now + action.forMs;
      desk.process.troubledAt = events.now + action.forMs;
      return void (desk.wellSince = Math.max(desk.wellSince, events.now + action.forMs));
    case 'database':
      return ofDatabase(world, desk, action);
  }
}

/** What befalls a desk on its way to the database that desks share. */
function ofDatabase(
  { home, events }: World,
  desk: Desk,
  { trouble, forMs }: Extract<Action, { kind: 'database' }>,
): void {
  const { network } = home;
  const { process } = desk;
  if (!network) return;
  if (trouble === 'answer lost') return network.loseNextAnswer(desk.name);
  if (trouble === 'cut') return network.cut(desk.name);
  network.between(desk.name, trouble);
  process.troubledAt = Infinity;
  desk.wellSince = Infinity;
  const back = () => {
    network.between(desk.name, 'none');
    process.troubledAt = events.now;
    desk.wellSince = events.now + RECONNECTS_MS;
  };
  events.plan(forMs, back, events.outside);
}

/** Somebody wants to be told of what is no sale, by one webhook. */
async function makeWebhook({ receiver }: World, { webhooks }: Engine, caller: Caller): Promise<void> {
  if ((await webhooks.listAll()).length > 0) return;
  await webhooks.create(caller, { name: 'Receiver', url: receiver.url, states: ['REJECTED', 'UNKNOWN', 'VOIDED'] });
}

const doubts = ({ watch }: World, carrierId?: string): string[] =>
  [...watch.open].flatMap(([id, open]) =>
    open.state === 'UNKNOWN' && (carrierId === undefined || open.carrierId === carrierId) ? id : [],
  );
