import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { LeftOut } from '#shared/schema/shipping/carrier-manifest.ts';
import type { ManifestsDeps } from '../deps.ts';
import type { ManifestRecord } from '../manifest-store.ts';
import {
  leftOutBecause,
  type Adapter,
  type BoughtShipment,
  type ManifestFollowOrder,
  type ShipmentRecord,
} from '../../shipping/index.ts';

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

/** Since when a label is not to go with the driver any more, and why; null where it is. */
function withdrawn({ state, updatedAt, voidSubmission }: ShipmentRecord): { at: number; why: Diagnostic } | null {
  if (state !== 'LABELLED') return { at: updatedAt, why: diagnostic('SHIPMENT_VOIDED') };
  return voidSubmission && { at: voidSubmission.at, why: diagnostic('SHIPMENT_BEING_VOIDED') };
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
    if (gone && gone.at < askedAt) leftOut.push(leftOutBecause(shipmentId, gone.why));
    else if (!isSameBuyer(prepared.account, account))
      leftOut.push(leftOutBecause(shipmentId, diagnostic('SHIPMENT_BOUGHT_OTHERWISE')));
    else {
      const { ownId, notes: noted } = await deps.ledger.shipments.attemptNotes(shipmentId);
      shipments.push({ shipmentId, ownId: ownId ?? shipmentId, notes: noted, trackingNumbers });
    }
  }
  return { adapter, order: { manifestId, account, shipments, notes, ageMs: now() - requestedAt, signal }, leftOut };
}
