import type { LeftOut } from '#shared/schema/shipping/carrier-manifest.ts';
import type { ManifestsDeps } from '../deps.ts';
import type { ManifestRecord } from '../manifest-store.ts';
import type { Adapter, BoughtShipment, ManifestFollowOrder, ShipmentRecord } from '../../shipping/index.ts';

type Buyer = ShipmentRecord['prepared']['account'];

/** How the newest of the shipments was bought whose service makes manifests; null where none does. */
export function buyerOf({ adapters }: Pick<ManifestsDeps, 'adapters'>, shipments: readonly ShipmentRecord[]) {
  const accounts = shipments.map(({ prepared }) => prepared.account);
  return accounts.findLast(({ adapter }) => adapters[adapter.type]?.manifest) ?? null;
}

const isSameBuyer = (one: Buyer, other: Buyer) =>
  one.adapter.type === other.adapter.type && one.identity === other.identity;

/** What a carrier is asked, and by which adapter. */
export interface CarrierQuestion {
  adapter: Adapter;
  order: ManifestFollowOrder;
  /** What it is not asked about. */
  leftOut: LeftOut[];
}

const VOIDED = 'It was voided.';
const BEING_VOIDED = 'A void of it was asked for.';
const OTHERWISE_BOUGHT = 'It was bought through another service, or with other keys.';

/** Since when a label is not to go with the driver any more, and why; null where it is. */
function withdrawn({ state, updatedAt, voidSubmission }: ShipmentRecord): { at: number; reason: string } | null {
  if (state !== 'LABELLED') return { at: updatedAt, reason: VOIDED };
  return voidSubmission && { at: voidSubmission.at, reason: BEING_VOIDED };
}

/**
 * What a carrier is asked about a manifest: its labels that stood when it was asked for, bought in the same way. Null where nothing of it can be
 * asked about.
 */
export async function questionOf(
  deps: ManifestsDeps,
  { id: manifestId, carrier }: ManifestRecord,
  signal: AbortSignal,
): Promise<CarrierQuestion | null> {
  const { manifests, now } = deps.ledger;
  const onIt = await manifests.shipments(manifestId);
  const account = buyerOf(deps, onIt);
  const adapter = account && deps.adapters[account.adapter.type];
  if (!account || !adapter) return null;
  const { notes = {}, requestedAt = now(), state = 'REQUESTED' } = carrier ?? {};
  const askedAt = state === 'REQUESTED' ? Infinity : requestedAt;
  const leftOut: LeftOut[] = [];
  const shipments: BoughtShipment[] = [];
  for (const shipment of onIt) {
    const { id: shipmentId, prepared, trackingNumbers } = shipment;
    const gone = withdrawn(shipment);
    if (gone && gone.at < askedAt) leftOut.push({ shipmentId, reason: gone.reason });
    else if (!isSameBuyer(prepared.account, account)) leftOut.push({ shipmentId, reason: OTHERWISE_BOUGHT });
    else {
      const { ownId, notes: noted } = await deps.ledger.shipments.attemptNotes(shipmentId);
      shipments.push({ shipmentId, ownId: ownId ?? shipmentId, notes: noted, trackingNumbers });
    }
  }
  return { adapter, order: { manifestId, account, shipments, notes, ageMs: now() - requestedAt, signal }, leftOut };
}
