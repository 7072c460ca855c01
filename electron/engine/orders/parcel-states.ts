import type { OrdersDeps } from './deps.ts';
import type { Change } from './change-order.ts';
import type { Claim, OrderRecord, ParcelRecord, ParcelShipment } from './order-record.ts';
import { addVerified } from './packing/verified.ts';
import { isSold, stateAfter } from './progress.ts';

type Shipments = Pick<OrdersDeps['ledger'], 'shipments'>;

/**
 * What the ledger knows of the shipments of an order, and the state that follows.
 * @param isOver whether nothing will be stored any more of a parcel of which nothing is
 */
export async function withParcelStates(
  ledger: Shipments,
  order: OrderRecord,
  isOver: (parcel: ParcelRecord) => boolean = () => false,
): Promise<Change> {
  const looked: ParcelRecord[] = [];
  let { claim } = order;
  for (const parcel of order.parcels) {
    const shipment = await shipmentOf(ledger, parcel);
    const isGone = shipment === null && isOver(parcel);
    const isRefused = isGone || shipment?.state === 'REJECTED' || shipment?.state === 'NOT_SENT';
    if (isRefused && parcel.digest === order.digest) claim = claimWith(claim, parcel);
    if (!isGone) looked.push({ ...parcel, shipment, verified: isRefused ? [] : parcel.verified });
  }
  if (claim && looked.filter(isSold).length > order.parcels.filter(isSold).length) claim = withoutBox(claim);
  const state = stateAfter({ ...order, parcels: looked });
  if (state === order.state && JSON.stringify(looked) === JSON.stringify(order.parcels)) return null;
  return { parcels: looked, state, claim: state === 'PACKING' ? claim : null };
}

/** The next parcel goes into another one. */
const withoutBox = ({ box: _, ...claim }: Claim): Claim => claim;

/** What was verified of a parcel that nobody sold lies on the desk still; of an order that changed since it is verified again. */
const claimWith = (claim: Claim | null, { stationId, at, verified }: ParcelRecord): Claim | null =>
  claim?.stationId === stationId && at >= claim.at
    ? { ...claim, verified: addVerified(claim.verified, verified) }
    : claim;

/** An id may be used again after a day: what was accepted before the parcel was planned is not its shipment. */
async function shipmentOf(ledger: Shipments, parcel: ParcelRecord): Promise<ParcelShipment | null> {
  if (parcel.shipment) return toShipment(await ledger.shipments.find(parcel.shipment.id)) ?? parcel.shipment;
  const found = await ledger.shipments.findByTransaction(parcel.clientId, parcel.transactionId);
  return found && found.acceptedAt >= parcel.at ? toShipment(found) : null;
}

const toShipment = (found: Awaited<ReturnType<Shipments['shipments']['find']>>): ParcelShipment | null =>
  found && {
    id: found.id,
    state: found.state,
    trackingNumbers: found.trackingNumbers,
    rule: found.prepared.rule ?? null,
    manifestId: found.manifestId,
  };
