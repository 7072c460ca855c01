import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { Report } from '../report.ts';
import { canonicalize } from './canonical.ts';
import { takeKnownFields } from './fields.ts';
import { keepWellFormed } from './schema.ts';
import type { WellFormed } from './well-formed.ts';

/** The parts of a body that can be read, as the rules read them; of what is wrong with the others nothing is said. */
export function readRequest(body: object): WellFormed<ShipmentRequest> {
  const unheard = new Report();
  return canonicalize(keepWellFormed(takeKnownFields(body, unheard), unheard));
}
