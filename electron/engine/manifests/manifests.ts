import { isoInstant } from '#shared/format/iso-instant.ts';
import type { Manifest, ManifestPage, ManifestPreview } from '#shared/schema/shipping/manifest.ts';
import { requireAccount } from '../accounts/index.ts';
import { type Caller, clientsSeen, requireSeen, sees, seesAll } from '../identity/index.ts';
import type { CarrierManifest } from '#shared/schema/shipping/carrier-manifest.ts';
import type { CarrierManifestRecord } from './carrier/carrier-manifest.ts';
import type { ManifestsDeps } from './deps.ts';
import type { ManifestRecord, ManifestScope } from './manifest-store.ts';
import { manifestTotals } from './manifest-totals.ts';
import type { ManifestRenderer } from './manifest-renderer.ts';
import { openShipments } from './open-shipments.ts';

const DEFAULT_LIMIT = 50;
/** Of the manifests that need attention. */
const MOST_LISTED = 500;

/** One page of manifests, newest first. @throws BadCursorError where no page gave the cursor. */
export async function listManifests(
  deps: ManifestsDeps,
  caller: Caller,
  { carrierId, clientId, limit, cursor }: { carrierId?: string; clientId?: string; limit?: number; cursor?: string },
): Promise<ManifestPage> {
  const query = {
    carrierId,
    clientIds: clientsSeen(caller, clientId),
    cursor,
    limit: limit ?? DEFAULT_LIMIT,
  };
  const page = await deps.ledger.manifests.list(query);
  return { manifests: page.manifests.map(toManifest), next: page.next };
}

/** Those of which nobody knows whether the carrier made its own, oldest first. */
export async function listUncertain({ ledger }: ManifestsDeps, caller: Caller): Promise<Manifest[]> {
  const undecided = await ledger.carrierManifests.listUndecided();
  return undecided
    .filter(({ carrier, clientId }) => carrier?.state === 'UNKNOWN' && sees(caller, clientId))
    .slice(0, MOST_LISTED)
    .map(toManifest);
}

/** What a manifest of the account would hold now. @throws EngineError NOT_FOUND. */
export async function previewManifest(
  deps: ManifestsDeps,
  caller: Caller,
  carrierId: string,
): Promise<ManifestPreview> {
  const account = await requireAccount(deps, carrierId);
  const { shipments, more } = await openShipments(deps, account, scopeOf(caller, carrierId));
  const [oldest, newest] = [shipments[0], shipments.at(-1)];
  return {
    carrierId,
    totals: manifestTotals(shipments.map(({ prepared }) => prepared)),
    oldestAt: oldest ? isoInstant(oldest.acceptedAt) : null,
    newestAt: newest ? isoInstant(newest.acceptedAt) : null,
    more,
  };
}

/** @throws EngineError NOT_FOUND. */
export const readManifest = async (deps: ManifestsDeps, caller: Caller, id: string): Promise<Manifest> =>
  toManifest(await findManifest(deps, caller, id));

/** The manifest as PDF. @throws EngineError NOT_FOUND. */
export async function printManifest(
  deps: ManifestsDeps,
  caller: Caller,
  id: string,
  choice: Parameters<ManifestRenderer['manifest']>[2],
): Promise<{ number: string; bytes: Uint8Array }> {
  const manifest = await findManifest(deps, caller, id);
  const shipments = await deps.ledger.manifests.shipments(id);
  return { number: manifest.number, bytes: await deps.manifests.manifest(manifest, shipments, choice) };
}

/** @throws EngineError NOT_FOUND, also for what the caller does not see. */
export const findManifest = async ({ ledger }: ManifestsDeps, caller: Caller, id: string): Promise<ManifestRecord> =>
  requireSeen(caller, await ledger.manifests.find(id), `There is no manifest ${id}.`);

/** What a manifest of the account takes when this caller closes it. */
export const scopeOf = (caller: Caller, carrierId: string): ManifestScope => ({
  carrierId,
  clientId: seesAll(caller) ? null : caller.clientId,
});

export const toManifest = ({ account, requestId: _, closedAt, carrier, ...rest }: ManifestRecord): Manifest => ({
  ...rest,
  carrierCode: account.carrierCode,
  accountName: account.name,
  test: account.test,
  closedAt: isoInstant(closedAt),
  carrierManifest: carrier && toCarrierManifest(rest.id, carrier),
});

function toCarrierManifest(id: string, carrier: CarrierManifestRecord): CarrierManifest {
  const { request: _, notes: __, requestedAt, updatedAt, forms, ...rest } = carrier;
  return {
    ...rest,
    requestedAt: isoInstant(requestedAt),
    updatedAt: isoInstant(updatedAt),
    forms: forms.map((_, index) => `/station/v1/manifests/${id}/carrier/forms/${index + 1}`),
  };
}
