import type { Desk } from '../world/desk.ts';
import { orderDraft, SHOP } from '../world/shop.ts';
import { type PersonsAct, WEB_SHOP, WEB_SHOP_READ_MS } from '../world/web-shop.ts';
import type { Action } from './action.ts';
import type { World } from '../world/world.ts';

/** An order comes in and is packed, by one or by two at a time; the shop may change it meanwhile. */
export function pack(world: World, desk: Desk, action: Extract<Action, { kind: 'pack' }>): void {
  const { account, prints, packers, apartMs, change } = action;
  const { callers, events, shop, desks } = world;
  const orderNumber = shop.newOrder();
  const put = (draft: Parameters<typeof shop.put>[2]) => shop.put(desk, orderNumber, draft);
  put(orderDraft(account, 'Los Angeles'));
  for (let packer = 0; packer < packers; packer += 1) {
    const buying = { account, prints, wish: '', packages: 1, client: 0 };
    const transaction = callers.newTransaction(buying);
    transaction.order = { source: SHOP, orderNumber };
    const at = world.desk((desks.indexOf(desk) + packer) % desks.length);
    events.plan(40 + packer * apartMs, () => callers.buy(at, transaction));
  }
  if (change === 'content') events.plan(40 + apartMs, () => put(orderDraft(account, 'San Diego')));
  if (change === 'cancelled')
    events.plan(40 + apartMs, () => put({ ...orderDraft(account, 'Los Angeles'), state: 'CANCELLED' }));
  if (change === 'cancelled here') events.plan(40 + apartMs, () => cancelHere(world, desk, orderNumber));
}

/** An order of the web shop is packed, as far as the station has read of it. */
export function packWebOrder(world: World, desk: Desk, action: Extract<Action, { kind: 'pack a web order' }>): void {
  const orderNumber = world.webShop.find(action.which);
  if (orderNumber !== undefined) packOf(world, desk, orderNumber, action);
}

/** An order of the web shop is packed, changed there, and what is left of it packed, again and again. */
export function packInParts(world: World, desk: Desk, action: Extract<Action, { kind: 'web order in parts' }>): void {
  const { events, webShop } = world;
  const { changes, acts, prints, waitsMs } = action;
  webShop.change('new');
  const orderNumber = webShop.find(0) ?? '';
  const apart = WEB_SHOP_READ_MS + waitsMs;
  for (const [index, change] of changes.entries()) {
    const at = (2 * index + 1) * apart;
    events.plan(at, () => packOf(world, desk, orderNumber, { prints }));
    events.plan(at + waitsMs, () => webShop.change(change, orderNumber), events.outside);
    const act = acts[index];
    if (act) events.plan(at + act.afterMs, () => personActs(world, desk, orderNumber, { ...act, prints }));
  }
  events.plan((2 * changes.length + 1) * apart, () => packOf(world, desk, orderNumber, { prints }));
}

/** Somebody at the desk does something with an order of the web shop. */
export function personActs(
  world: World,
  desk: Desk,
  orderNumber: string,
  { act, prints }: { act: PersonsAct; prints: boolean },
): void {
  if (act === 'ship again') packOf(world, desk, orderNumber, { prints, duplicateReason: 'The parcel was lost.' });
  else world.webShop.person(desk, orderNumber, act);
}

function packOf(
  { callers }: World,
  desk: Desk,
  orderNumber: string,
  { prints, duplicateReason }: { prints: boolean; duplicateReason?: string },
): void {
  const transaction = callers.newTransaction({ account: 'drawn', prints, wish: '', packages: 1, client: 0 });
  transaction.order = {
    ...{ source: WEB_SHOP, orderNumber },
    ...(duplicateReason !== undefined && { shipping: () => ({ duplicateReason }) }),
  };
  callers.buy(desk, transaction);
}

/** Somebody at the desk cancels the order. */
function cancelHere({ callers, shop }: World, desk: Desk, orderNumber: string): void {
  callers.call(
    desk,
    `cancel order ${orderNumber}`,
    (caller, { orders }) => orders.cancel({ caller, source: SHOP, orderNumber }, 'The customer has called.'),
    0,
    ({ value }) => {
      const order = shop.orders.get(orderNumber);
      // Of a parcel in doubt the answer says so: what is on its way may still be sold.
      const isInDoubt = value?.parcels.some(({ shipment }) => shipment?.state === 'UNKNOWN') ?? false;
      if (value && order && !isInDoubt) order.isCancelled = true;
    },
  );
}
