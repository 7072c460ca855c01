import { traitsOf } from '../../accounts/index.ts';
import { renderInputOf } from '../documents/renderer.ts';
import { checkBody } from './check-shipment.ts';
import type { ShippingDeps } from '../deps.ts';
import { sampleNumber } from './sample-number.ts';
import { transactionIdIn } from './transaction-id.ts';
import { EngineError } from '../../engine-error.ts';

/** Stands where what is the shipment's own will; no shipment is recorded under it. */
const PREVIEW = 'PREVIEW';

/**
 * The label of one package as PDF, with a band across it that says it is none. Buys nothing, takes no numbers and writes nothing.
 * @param packageNumber from 1; the last package where there are fewer
 * @throws EngineError VALIDATION_FAILED where the shipment breaks a rule
 */
export async function previewShipment(deps: ShippingDeps, body: unknown, packageNumber: number): Promise<Uint8Array> {
  const { errors, warnings, prepared } = await checkBody(deps, body, {
    transactionId: transactionIdIn(body) ?? PREVIEW,
  });
  if (prepared === null) {
    throw new EngineError('VALIDATION_FAILED', 'The label cannot be drawn before this is put right.', {
      errors,
      warnings,
    });
  }
  const { symbology } = traitsOf(deps.adapters, prepared.account);
  const number = Math.min(packageNumber, prepared.packages.length);
  return deps.renderer.preview(
    renderInputOf(deps, {
      prepared,
      trackingNumbers: prepared.packages.map(() => sampleNumber(symbology)),
      platformTrackingNumbers: prepared.packages.map(() => PREVIEW),
      acceptedAt: deps.ledger.now(),
    }),
    number,
  );
}
