import type { Order } from '#shared/schema/orders/order.ts';
import type { OrderLights } from '#shared/schema/orders/lights.ts';
import { isPacked, keptBack } from '#renderer/components/order/order-words.ts';

/** How things stand at the bench, from which the screen takes its word and its colour. */
export type PackStatus =
  /** No order: the next slip. */
  | 'idle'
  /** The slip leads to no order that can be packed here. */
  | 'notFound'
  /** Several sources have an order with that number. */
  | 'choose'
  | 'packing'
  /** Something was scanned that does not belong into the parcel. */
  | 'stopped'
  /** The source changed the order. */
  | 'changed'
  /** The order is nobody's, and its slip claims it. */
  | 'open'
  /** The order is not packed here any more: cancelled, held, taken over. */
  | 'gone'
  /** A label of it is bought, and it is cancelled or on hold. */
  | 'keepBack'
  /** Everything is in the parcel. */
  | 'complete'
  | 'buying'
  | 'bought'
  /** Its label was bought before: by another window, or before this one was loaded anew. */
  | 'packed'
  | 'notBought'
  /** It may have been bought. */
  | 'unknown';

export type Outcome = 'bought' | 'notBought' | 'unknown';

export interface Bench {
  order: Order | null;
  lights: OrderLights | null;
  hasFailed: boolean;
  hasChoice: boolean;
  isBuying: boolean;
  /** What came of the last purchase, until something else is done. */
  outcome: Outcome | null;
}

export function statusOf({ order, lights, hasFailed, hasChoice, isBuying, outcome }: Bench): PackStatus {
  if (hasChoice) return 'choose';
  if (hasFailed) return 'notFound';
  if (order === null) return 'idle';
  if (isBuying) return 'buying';
  if (keptBack(order) !== null) return 'keepBack';
  if (outcome !== null) return outcome;
  if (isPacked(order)) return 'packed';
  if (order.state === 'OPEN') return 'open';
  if (order.state !== 'PACKING' || isElsewhere(lights)) return 'gone';
  if (order.claim?.stop) return 'stopped';
  if ((order.claim?.changes.length ?? 0) > 0) return 'changed';
  if (order.open.length === 0) return isUnderWay(order) ? 'buying' : 'unknown';
  return isAllVerified(order) ? 'complete' : 'packing';
}

/** Its last label is still being bought: by another window, or by this one before it was loaded anew. */
const isUnderWay = ({ parcels }: Order) =>
  parcels.some(({ shipment }) => shipment?.state === 'RESERVED' || shipment?.state === 'SENDING');

/** A part was bought, and the rest is packed on. */
export const hasMore = (status: PackStatus, order: Order | null): boolean =>
  status === 'bought' && order?.state === 'PACKING' && order.open.length > 0;

/** Whether what is scanned is an item of the parcel. */
export const countsItems = (status: PackStatus, order: Order | null): boolean =>
  ['packing', 'complete', 'stopped', 'changed', 'notBought'].includes(status) || hasMore(status, order);

/** Whether what came of the last purchase holds no more: its parcel was opened again, what was in doubt is known, or what was refused is not packed any longer. */
export function isOutdated(
  { outcome, shipmentId }: { outcome: Outcome; shipmentId: string | null },
  { state, parcels }: Order,
): boolean {
  if (outcome === 'notBought') return state !== 'PACKING';
  if (shipmentId === null) return false;
  const now = parcels.find(({ shipment }) => shipment?.id === shipmentId)?.shipment?.state;
  return now === undefined || (outcome === 'unknown' ? now !== 'UNKNOWN' : now === 'VOIDED');
}

/** The station says whether this desk has the order: its number is known to nobody else. */
const isElsewhere = (lights: OrderLights | null): boolean => {
  const code = lights?.lights.find(({ light }) => light === 'ORDER')?.trouble?.code;
  return code === 'ORDER_CLAIMED' || code === 'ORDER_CLAIMED_BY';
};

/** How far a line is in the parcel that is packed now. */
export function progressOf(order: Pick<Order, 'open' | 'claim'>, line: number) {
  const open = order.open.find((each) => each.line === line)?.quantity ?? 0;
  const verified = (order.claim?.verified ?? []).reduce(
    (sum, each) => sum + (each.line === line ? each.quantity : 0),
    0,
  );
  return { open, verified: Math.min(open, verified) };
}

export const linesInParcel = (order: Order) =>
  order.lines
    .map((_, index) => ({ line: index + 1, quantity: progressOf(order, index + 1).verified }))
    .filter(({ quantity }) => quantity > 0);

export const isAllVerified = (order: Order) =>
  order.open.every(({ line, quantity }) => progressOf(order, line).verified === quantity);
