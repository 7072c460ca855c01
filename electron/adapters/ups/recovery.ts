import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { quoted } from '../http/fields.ts';
import { isDocument } from '../http/inline-document.ts';
import { answerOf } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Service, ServiceCall } from '../http/service.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { errorsIn } from './map-error.ts';
import { inlineFormat, toLabelSpecification } from './map-request.ts';
import { labelIn } from './map-response.ts';

/** How a label is asked for: by the number of its package, or by a reference that the shipper gave. */
export type Wanted =
  | { TrackingNumber: string }
  | { ReferenceValues: { ReferenceNumber: { Value: string }; ShipperNumber: string } };

/** Asks for labels that were sold. Sells nothing. */
export const recoveryCall = (wanted: Wanted, shipment: PreparedShipment, format: string): ServiceCall => ({
  method: 'POST',
  path: '/api/labels/v1/recovery',
  sellsNothing: true,
  json: {
    LabelRecoveryRequest: {
      Request: { SubVersion: '1903' },
      LabelSpecification: toLabelSpecification(shipment, format),
      ...wanted,
    },
  },
});

/**
 * The label of one package, in the format that was ordered. Where UPS gives the PDF of a whole shipment, or in spite of the order none, it is the
 * picture of this one label.
 * Else why there is none yet.
 */
export async function recoverLabel(
  { call }: Service,
  { shipment, number, packageNumber }: { shipment: PreparedShipment; number: string; packageNumber: number },
  signal: AbortSignal,
): Promise<NewDocument | Diagnostic> {
  let fault = diagnostic('DOCUMENT_LACKING', { package: packageNumber });
  for (const format of new Set([shipment.imageType, inlineFormat(shipment.imageType)])) {
    const said = await call(recoveryCall({ TrackingNumber: number }, shipment, format), signal);
    const { status, body: bytes } = answerOf(said);
    const body = readJson(bytes);
    const label = status === 200 ? labelIn(body, number, packageNumber) : null;
    if (label !== null && isDocument(label)) return label;
    if (status !== 200) return diagnostic('DOCUMENT_NOT_GIVEN', { at: 'UPS', status, ...quoted(errorsIn(body)) });
    fault = label ?? fault;
  }
  return fault;
}
