import type { Order, OrderParcel } from '#shared/schema/orders/order.ts';
import type { OrderRecord, ParcelRecord } from './order-record.ts';
import { isSold, openLines } from './progress.ts';

const instant = (at: number) => new Date(at).toISOString();

/** The order as the API shows it. */
export function toOrder(record: OrderRecord): Order {
  const { id: _id, content, digest, claim, parcels, createdAt, updatedAt, ...rest } = record;
  return {
    ...rest,
    ...content,
    open: record.state === 'CANCELLED' ? [] : openLines(record),
    changedSincePacked: parcels.some((parcel) => isSold(parcel) && parcel.digest !== digest),
    claim: claim && { ...claim, at: instant(claim.at) },
    parcels: parcels.map(toParcel),
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
  };
}

const toParcel = ({ stationId: _, digest: __, at, ...parcel }: ParcelRecord): OrderParcel => ({
  ...parcel,
  at: instant(at),
});
