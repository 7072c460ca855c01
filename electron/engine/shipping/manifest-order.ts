import { inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { LeftOut } from '#shared/schema/shipping/carrier-manifest.ts';
import type { PreparedShipment } from '../rules/index.ts';
import type { Notes } from './notes.ts';

/** A bought shipment as its service knows it. */
export interface BoughtShipment {
  shipmentId: string;
  /** What the service knows the purchase by; the shipment's id where it takes no id of ours. */
  ownId: string;
  notes: Notes;
  /** One per package. */
  trackingNumbers: readonly string[];
}

/** What a service is asked to put on its own manifest: labels of one account, bought by the same keys. */
export interface ManifestOrder {
  /** Our own id of what is asked: that of the station's manifest. */
  manifestId: string;
  account: PreparedShipment['account'];
  shipments: readonly BoughtShipment[];
  /** Aborted at the deadline, or when the station stops. */
  signal: AbortSignal;
}

/** What is asked about a manifest that was submitted, or whose answer was lost. */
export interface ManifestFollowOrder extends ManifestOrder {
  /** Of the submission; empty where the answer was lost. */
  notes: Notes;
  /** How long ago it was asked for. */
  ageMs: number;
}

/** A shipment that is on none of the service's manifests, and why. */
export const leftOutBecause = (shipmentId: string, why: Diagnostic): LeftOut => ({
  shipmentId,
  reason: inEnglish(why),
  trouble: why,
});

/**
 * `created`: the service's ids, several where it makes one for each warehouse, carrier or day, and its forms as PDF, where it has some.
 * `submitted`: asked for, and decided later; `notes` are what it is asked by. `refused`: certainly none was made, in the service's own words.
 */
export type ManifestOutcome =
  | { kind: 'created'; ids: string[]; forms: Uint8Array[]; leftOut?: LeftOut[] }
  | { kind: 'submitted'; notes: Notes; ids?: string[]; leftOut?: LeftOut[] }
  | { kind: 'refused'; reason: string; trouble?: Diagnostic };
