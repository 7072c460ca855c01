import type { LineQuantity, OrderState } from '#shared/schema/orders/order.ts';
import { NOTHING_GOES_OUT, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { OrderRecord, ParcelRecord } from './order-record.ts';

const SOLD: readonly ShipmentState[] = ['PURCHASED', 'LABELLED'];

/** Whether its units are in it, as far as is known: what is on its way or in doubt holds them, too. */
export const isHolding = ({ shipment }: ParcelRecord) =>
  shipment === null || !NOTHING_GOES_OUT.includes(shipment.state);
export const isSold = ({ shipment }: ParcelRecord) => shipment !== null && SOLD.includes(shipment.state);

type Progress = Pick<OrderRecord, 'content' | 'parcels'>;

/** What no parcel holds yet, line by line. */
export function openLines({ content, parcels }: Progress): LineQuantity[] {
  const held = new Map<number, number>();
  for (const { line, quantity } of parcels.filter(isHolding).flatMap(({ lines }) => lines)) {
    held.set(line, (held.get(line) ?? 0) + quantity);
  }
  return content.lines
    .map(({ quantity }, index) => ({ line: index + 1, quantity: quantity - (held.get(index + 1) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
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

/** The state that follows from what became of the parcels; what a person or the source decided of an open order stays. */
export function stateAfter({ state, ...order }: Progress & { state: OrderState }): OrderState {
  if (state === 'HELD' || state === 'CANCELLED') return state;
  if (isAllSold(order)) return isAllHandedOver(order) ? 'SHIPPED' : 'PACKED';
  return state === 'PACKING' ? state : 'OPEN';
}
