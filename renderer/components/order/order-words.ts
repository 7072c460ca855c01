import { type Order, type OrderParcel, type OrderState, stopOf } from '#shared/schema/orders/order.ts';
import type { StationEvent } from '#shared/schema/station/event.ts';

/** By these an order is known. */
export type OrderKey = Pick<Order, 'source' | 'orderNumber'>;

/** The key alone, as calls take it. */
export const keyOf = ({ source, orderNumber }: OrderKey): OrderKey => ({ source, orderNumber });

/** The address of the order in the window. */
export const pathOfOrder = ({ source, orderNumber }: OrderKey) => ({ name: 'order', params: { source, orderNumber } });

export const isSameOrder = (one: OrderKey, other: OrderKey) =>
  one.source === other.source && one.orderNumber === other.orderNumber;

/** Whether the event says that the order changed. */
export const isEventOf = (event: StationEvent, { source, orderNumber }: OrderKey) =>
  event.type === 'order' && event.id === [source, orderNumber].map(encodeURIComponent).join('/');

export const recipientName = ({ recipient: { contact } }: Pick<Order, 'recipient'>) =>
  contact.personName || contact.companyName || '';

export const recipientPlace = ({ recipient: { address } }: Pick<Order, 'recipient'>) =>
  [`${address.zipCode ?? ''} ${address.city}`.trim(), address.countryCode].filter(Boolean).join(', ');

export const trackingNumbers = ({ parcels }: Pick<Order, 'parcels'>) =>
  parcels.flatMap(({ shipment }) => shipment?.trackingNumbers ?? []);

/** Who packs it: by name and desk, as far as that is known. */
export const packerOf = ({ claim }: Pick<Order, 'claim'>) =>
  claim === null ? '' : [claim.packer, claim.stationId].filter(Boolean).join(', ');

/** Whether everything has its label. */
export const isPacked = ({ state }: Pick<Order, 'state'>) => state === 'PACKED' || state === 'SHIPPED';

/** Whether it was cancelled, or put on hold, though a label of it is bought: what that parcel is not to leave for. Null where it may, or has left. */
export function keptBack(order: Pick<Order, 'state' | 'parcels' | 'cancelledAtSource' | 'heldAtSource'>) {
  const isBought = isPacked(order) || order.parcels.some(({ shipment }) => shipment !== null && mayLeave(shipment));
  return isBought ? stopOf(order) : null;
}
const mayLeave = ({ state, manifestId }: NonNullable<OrderParcel['shipment']>) =>
  (state === 'LABELLED' || state === 'PURCHASED') && manifestId === null;

/** What of it still has to leave. */
const WAITING: readonly OrderState[] = ['OPEN', 'HELD', 'PACKING'];
export const isWaiting = ({ state }: Pick<Order, 'state'>) => WAITING.includes(state);

/** Whether it should have left before that day. */
export const isLate = (order: Pick<Order, 'state' | 'shipBy'>, today: string) =>
  order.shipBy !== undefined && order.shipBy < today && isWaiting(order);
