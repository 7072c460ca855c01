import { isoInstant } from '#shared/format/iso-instant.ts';
import type { Order, OrderClaim, OrderParcel } from '#shared/schema/orders/order.ts';
import type { Verified } from '#shared/schema/orders/packing.ts';
import type { Claim, OrderRecord, PackedUnits, ParcelRecord, VerifiedUnits } from './order-record.ts';
import { isSold, openLines } from './progress.ts';

/** The order as the API shows it. */
export function toOrder(record: OrderRecord): Order {
  const { id: _id, holdReleased: _released, content, digest, claim, parcels, createdAt, updatedAt, ...rest } = record;
  return {
    ...rest,
    ...content,
    open: record.state === 'CANCELLED' ? [] : openLines(record),
    changedSincePacked: parcels.some((parcel) => isSold(parcel) && parcel.digest !== digest),
    claim: claim && toClaim(claim),
    parcels: parcels.map(toParcel),
    createdAt: isoInstant(createdAt),
    updatedAt: isoInstant(updatedAt),
  };
}

const toClaim = ({ lastScan: _, at, verified, ...claim }: Claim): OrderClaim => ({
  ...claim,
  ...{ at: isoInstant(at), verified: verified.map(toVerified) },
});

const toParcel = ({ stationId: _, digest: __, at, lines, verified, ...parcel }: ParcelRecord): OrderParcel => ({
  ...parcel,
  ...{ at: isoInstant(at), lines: lines.map(toPacked), verified: verified.map(toVerified) },
});

const toPacked = ({ ordered: _, ...units }: PackedUnits) => units;

const toVerified = ({ at, ...units }: VerifiedUnits): Verified => ({ ...units, at: isoInstant(at) });
