import type { LineQuantity } from '#shared/schema/orders/order.ts';
import { NOTHING_GOES_OUT, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { OrderRecord, ParcelRecord } from './order-record.ts';
import { unheldUnits } from './packed-units.ts';

type Key = Pick<ParcelRecord, 'clientId' | 'transactionId'>;

const SOLD: readonly ShipmentState[] = ['PURCHASED', 'LABELLED'];

/** Whether its units are in it, as far as is known: what is on its way or in doubt holds them, too. */
export const isHolding = ({ shipment }: Pick<ParcelRecord, 'shipment'>) =>
  shipment === null || !NOTHING_GOES_OUT.includes(shipment.state);
/** Whether something went out, or may; of one that was voided something had, as its source was told. */
export const mayHaveGone = (parcel: Pick<ParcelRecord, 'shipment'>) =>
  isHolding(parcel) || parcel.shipment?.state === 'VOIDED';
export const isSold = ({ shipment }: ParcelRecord) => shipment !== null && SOLD.includes(shipment.state);

type Progress = Pick<OrderRecord, 'content' | 'parcels'>;

export const parcelOf = ({ parcels }: Pick<OrderRecord, 'parcels'>, { clientId, transactionId }: Key) =>
  parcels.find((parcel) => parcel.clientId === clientId && parcel.transactionId === transactionId);

/** An order that had no lines is one parcel: all of it is in there, whatever lines its source tells since. */
const isWhole = ({ lines }: Pick<ParcelRecord, 'lines'>) => lines.length === 0;

/** What no parcel holds yet, line by line. */
export function openLines({ content, parcels }: Progress): LineQuantity[] {
  const holding = parcels.filter(isHolding);
  if (holding.some(isWhole)) return [];
  const { left, hold } = unheldUnits(content.lines);
  hold(
    holding.flatMap(({ lines, duplicateReason }) =>
      lines.map((each) => ({ ...each, isAgain: duplicateReason !== null })),
    ),
  );
  return left.map((quantity, index) => ({ line: index + 1, quantity })).filter(({ quantity }) => quantity > 0);
}

/**
 * Whether a parcel may still be sold at the moment at which it is: its order has it and was not stopped since, and no unit of it is in another one,
 * unless it goes out once more for a reason. A ledger that went back to an earlier state may have lost the plan, and may have got a shipment back that the order does
 * not know yet.
 * @param order as it is now; null where the ledger does not know it
 * @param goingOut the shipments that say that they are for the order, and of which something may go out
 */
export function maySell(
  order: (Progress & Pick<OrderRecord, 'state'>) | null,
  own: Key,
  goingOut: readonly (Key & Pick<ParcelRecord, 'lines' | 'duplicateReason'>)[],
): boolean {
  const others = goingOut.filter(
    ({ clientId, transactionId }) => clientId !== own.clientId || transactionId !== own.transactionId,
  );
  if (!order) return others.length === 0;
  const parcel = parcelOf(order, own);
  if (!parcel || order.state === 'HELD' || order.state === 'CANCELLED') return false;
  if (parcel.duplicateReason !== null) return true;
  const holding = order.parcels.filter((each) => each !== parcel && isHolding(each));
  const unknown = others.filter((each) => parcelOf({ parcels: holding }, each) === undefined);
  const held = [...holding, ...unknown].filter(({ duplicateReason }) => duplicateReason === null);
  if (isWhole(parcel) || held.some(isWhole)) return held.length === 0;
  const { hold } = unheldUnits(order.content.lines);
  hold(held.flatMap(({ lines }) => lines));
  return hold(parcel.lines) === 0;
}

/** Whether nothing is left to be put into a parcel. An order without lines is one parcel. */
export const isAllHeld = (order: Progress) => order.parcels.some(isHolding) && openLines(order).length === 0;

/** The number of the last label that was bought; of what is on its way, the transactionId. */
export function labelOf({ parcels }: Pick<OrderRecord, 'parcels'>): string {
  const { shipment, transactionId = '' } = parcels.findLast(isHolding) ?? {};
  return shipment?.trackingNumbers[0] ?? transactionId;
}

const isAllSold = (order: Progress) => isAllHeld(order) && order.parcels.filter(isHolding).every(isSold);
const isAllHandedOver = ({ parcels }: Progress) =>
  parcels.filter(isHolding).every(({ shipment }) => shipment !== null && shipment.manifestId !== null);

/** What its source stopped is in this state, unless a person has said something else; null where it stopped nothing. */
export const stopAtSource = (order: Pick<OrderRecord, 'heldAtSource' | 'cancelledAtSource'>) =>
  order.cancelledAtSource ? 'CANCELLED' : order.heldAtSource ? 'HELD' : null;

/**
 * The state that follows from what became of the parcels. What a person or the source decided of an open order stays, and one that the source
 * cancelled or holds since it was packed does not open again.
 */
export function stateAfter(
  order: Progress & Pick<OrderRecord, 'state' | 'heldAtSource' | 'cancelledAtSource'>,
): OrderRecord['state'] {
  const { state } = order;
  if (state === 'HELD' || state === 'CANCELLED') return state;
  if (isAllSold(order)) return isAllHandedOver(order) ? 'SHIPPED' : 'PACKED';
  const stop = stopAtSource(order);
  if (stop !== null && (state === 'PACKED' || state === 'SHIPPED')) return isAllHeld(order) ? state : stop;
  return state === 'PACKING' ? state : 'OPEN';
}
