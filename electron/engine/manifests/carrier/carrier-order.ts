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
const OTHERWISE_BOUGHT = 'It was bought through another service, or with other keys.';

/**
 * What a carrier is asked about a manifest: its labels that stand, bought in the same way. Null where nothing of it can be asked about.
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
  const leftOut: LeftOut[] = [];
  const shipments: BoughtShipment[] = [];
  for (const { id: shipmentId, state, prepared, trackingNumbers } of onIt) {
    if (state !== 'LABELLED') leftOut.push({ shipmentId, reason: VOIDED });
    else if (!isSameBuyer(prepared.account, account)) leftOut.push({ shipmentId, reason: OTHERWISE_BOUGHT });
    else {
      const { ownId, notes } = await deps.ledger.shipments.attemptNotes(shipmentId);
      shipments.push({ shipmentId, ownId: ownId ?? shipmentId, notes, trackingNumbers });
    }
  }
  const { notes = {}, requestedAt = now() } = carrier ?? {};
  return { adapter, order: { manifestId, account, shipments, notes, ageMs: now() - requestedAt, signal }, leftOut };
}
