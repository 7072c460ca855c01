import type { Caller } from '../../identity/index.ts';
import type { ManifestsDeps } from '../deps.ts';
import { EngineError } from '../../engine-error.ts';
import { findManifest } from '../manifests.ts';

/** One of the carrier's forms of a manifest, counted from 1, as PDF. @throws EngineError NOT_FOUND. */
export async function readForm(
  deps: ManifestsDeps,
  caller: Caller,
  id: string,
  number: number,
): Promise<{ name: string; bytes: Uint8Array }> {
  const manifest = await findManifest(deps, caller, id);
  const bytes = await deps.ledger.carrierManifests.form(id, number);
  if (!bytes) throw new EngineError('NOT_FOUND', `The carrier's manifest of ${manifest.number} has no form ${number}.`);
  return { name: `${manifest.number}-carrier-${number}`, bytes };
}
