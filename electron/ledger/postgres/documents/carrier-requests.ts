import { type CarrierManifestRecord, firstRequest } from '#electron/engine/manifests/carrier/carrier-manifest.ts';
import type { Session } from '../database.ts';

const BEGIN = `
  INSERT INTO carrier_manifest (manifest, run, state, request, requested_at, updated_at, ids, notes, left_out, forms)
  VALUES ($1, $2, 'REQUESTED', 1, $3, $3, '[]', '{}', '[]', '[]')`;

interface Request {
  sequence: number;
  run: string;
  at: number;
}

/** The first request of a carrier's manifest, with the station's. */
export async function requestCarrier(session: Session, { sequence, run, at }: Request): Promise<CarrierManifestRecord> {
  await session.run(BEGIN, [sequence, run, at]);
  return firstRequest(at);
}
