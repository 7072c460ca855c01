import type { Caller } from '#electron/engine/identity/index.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { orderDraft, SHOP } from './shop.ts';
import type { Action, Step } from './steps.ts';
import type { Transaction } from './callers.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;
/** A disk that is full for the ledger: it may not grow by a page. */
const NO_MORE_PAGES = 1;
const MOST_PAGES = 1_073_741_823;

/** Does what the step says. Nothing waits for it. */
export function act(world: World, { action, number }: Step): void {
  const { callers, desk, books, events, chance } = world;
  const actor = { requestId: `step-${number}` };
  const engine = () => {
    if (!desk.engine) throw new Error('The station is not there');
    return desk.engine;
  };
  const onShipment = (
    which: number,
    what: string,
    work: (caller: Caller, id: string, of: Transaction) => Promise<unknown>,
  ) => {
    const of = callers.find(which);
    if (!of?.shipmentId) return;
    const id = of.shipmentId;
    callers.call(`${what} ${of.transactionId}`, (caller) => work(caller, id, of), of.client);
  };
  const voidIt = (which: number) =>
    onShipment(which, 'void', (caller, id) =>
      engine().shipping.void(caller, id, { ...actor, reason: 'Packed wrongly.' }),
    );
  const printIt = (which: number) =>
    onShipment(which, 'print', (caller, id, of) => {
      callers.wish(of);
      return engine().printing.print({ shipmentId: id, printerId: 'spooled', reason: 'It was torn.', caller });
    });

  const readIt = (of: Transaction | undefined) => {
    if (!of) return;
    const { transactionId, client, shipmentId } = of;
    const byTransaction = (caller: Caller) => engine().shipping.readByTransaction(caller, { transactionId } as never);
    callers.call(`read ${transactionId}`, byTransaction, client, ({ value }) => callers.compare(of, value?.data));
    if (shipmentId === null) return;
    const byId = (caller: Caller) => engine().shipping.read(caller, shipmentId);
    callers.call(`read ${shipmentId}`, byId, client, ({ value }) => value && callers.compareState(value));
  };
  const isOld = (id: string) => (world.watch.open.get(id)?.since ?? Infinity) < events.now - HOUR;
  /** People look it up in the carrier's portal, and see what is so. */
  const settle = (id: string, wish: 'written_off' | 'found') => {
    const sale = books.sales.get(id);
    const decision = wish === 'written_off' ? wish : sale ? 'found' : 'not_bought';
    books.settledByPerson.add(id);
    const why =
      sale && decision === 'found' ? { trackingNumbers: sale.trackingNumbers } : { reason: 'Its portal says so.' };
    callers.call(`settle ${id}`, (caller) => engine().shipping.resolve(id, { decision, ...why }, { caller, ...actor }));
  };

  switch (action.kind) {
    case 'buy':
      return callers.buy(callers.newTransaction(action));
    case 'buy twice at once': {
      const transaction = callers.newTransaction({ ...action, wish: '', packages: 1, prints: false });
      callers.buy(transaction);
      events.plan(action.apartMs, () => callers.buy(transaction));
      return;
    }
    case 'repeat': {
      const transaction = callers.find(action.which);
      if (transaction) callers.buy(transaction);
      return;
    }
    case 'read':
      return readIt(callers.find(action.which));
    case 'ask of a doubt': {
      const doubtful = callers.doubtful();
      if (doubtful && action.again) return callers.buy(doubtful);
      return readIt(doubtful);
    }
    case 'pack':
      return pack(world, action);
    case 'shop away':
      world.shop.isAway = true;
      return void events.plan(action.forMs, () => void (world.shop.isAway = false));
    case 'void':
      return voidIt(action.which);
    case 'print':
      return printIt(action.which);
    case 'void and print':
      voidIt(action.which);
      events.plan(action.apartMs, () => printIt(action.which));
      return;
    case 'void twice':
      voidIt(action.which);
      events.plan(action.apartMs, () => voidIt(action.which));
      return;
    case 'restart while a spooler hangs':
      world.printers.trouble = 'hangs';
      events.plan(action.forMs, () => world.printers.mend());
      return void events.plan(5000, () => void desk.stop());
    case 'webhook':
      return callers.call('webhook', (caller) => makeWebhook(world, caller));
    case 'receiver fails':
      world.receiver.isFailing = true;
      return void events.plan(action.forMs, () => void (world.receiver.isFailing = false));
    case 'look up': {
      const [id] = doubts(world);
      if (id) callers.call(`look up ${id}`, (caller) => engine().shipping.lookUp(caller, id, actor.requestId));
      return;
    }
    case 'settle':
      // A person goes through the list; what is young may still be found.
      for (const id of doubts(world, 'blind')) if (isOld(id)) settle(id, action.decision);
      return;
    case 'printer':
      world.printers.trouble = action.trouble;
      return void events.plan(action.forMs, () => world.printers.mend());
    case 'carriers':
      world.carriers.habit = action.habit;
      world.carriers.areAway = action.habit === null;
      return void events.plan(action.forMs, () => world.carriers.behave());
    case 'disk full': {
      const { database } = desk;
      desk.disk.isFull = true;
      world.wellSince = Infinity;
      database?.pragma(`max_page_count = ${NO_MORE_PAGES}`);
      const room = () => {
        desk.disk.isFull = false;
        world.wellSince = events.now;
        if (database?.open) database.pragma(`max_page_count = ${MOST_PAGES}`);
      };
      events.plan(action.forMs, room, events.outside);
      return;
    }
    case 'sync fails':
      desk.disk.failsNextSync = true;
      books.syncsFail = true;
      return;
    case 'kill':
      return world.afterEvents(action.afterEvents, () => desk.kill());
    case 'lose power':
      return world.afterEvents(action.afterEvents, () => desk.losePower());
    case 'restart':
      return void desk.stop();
    case 'sleep':
      if (!desk.isUp) return;
      events.skip(action.hours * HOUR);
      world.wellSince = Math.max(world.wellSince, events.now);
      return;
    case 'set clock':
      world.clockOff = action.minutes * 60_000;
      return;
    default:
      void chance;
  }
}

/** Somebody wants to be told of what is no sale, by one webhook. */
async function makeWebhook({ desk, receiver }: World, caller: Caller): Promise<void> {
  if (!desk.engine) throw new EngineError('STATION_STOPPING', 'It is not there.');
  if (desk.disk.isFull) return;
  const { webhooks } = desk.engine;
  if ((await webhooks.listAll()).length > 0) return;
  await webhooks.create(caller, { name: 'Receiver', url: receiver.url, states: ['REJECTED', 'UNKNOWN', 'VOIDED'] });
}

/** An order comes in and is packed, by one or by two at a time; the shop may change it meanwhile. */
function pack(world: World, { account, prints, packers, apartMs, change }: Extract<Action, { kind: 'pack' }>): void {
  const { callers, desk, events, shop } = world;
  const orderNumber = shop.newOrder();
  const put = (draft: ReturnType<typeof orderDraft> & { state?: 'CANCELLED' }) =>
    callers.call(`put order ${orderNumber}`, (caller) => {
      if (!desk.engine) return Promise.reject(new EngineError('STATION_STOPPING', 'It is not there.'));
      return desk.engine.orders.put({ caller, source: SHOP, orderNumber }, draft);
    });
  put(orderDraft(account, 'Los Angeles'));
  for (let packer = 0; packer < packers; packer += 1) {
    const buying = { account, prints, wish: '', packages: 1, client: 0 };
    const transaction = callers.newTransaction(buying);
    transaction.orderNumber = orderNumber;
    events.plan(40 + packer * apartMs, () => callers.buy(transaction));
  }
  if (change === 'content') events.plan(40 + apartMs, () => put(orderDraft(account, 'San Diego')));
  if (change === 'cancelled')
    events.plan(40 + apartMs, () => put({ ...orderDraft(account, 'Los Angeles'), state: 'CANCELLED' }));
}

const doubts = ({ watch }: World, carrierId?: string): string[] =>
  [...watch.open].flatMap(([id, open]) =>
    open.state === 'UNKNOWN' && (carrierId === undefined || open.carrierId === carrierId) ? id : [],
  );
