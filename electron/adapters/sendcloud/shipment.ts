import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field, listOf, textOf } from '../http/fields.ts';
import { answerOf } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import { quote } from './map-error.ts';
import { readShipment, type Announced } from './map-response.ts';
import type { Sendcloud } from './service.ts';

/**
 * The shipment as the service has it now: by its id there, where that was noted, else by our own, which the service gives to one only.
 * @throws DiagnosticError, where it cannot be had
 */
export async function findShipment(service: Sendcloud, order: PurchaseRequest): Promise<Announced> {
  const { notes, ownId } = order.attempt;
  const noted = textOf(notes['shipmentId']);
  const path =
    noted === null
      ? `/shipments?external_reference_id=${encodeURIComponent(ownId)}`
      : `/shipments/${encodeURIComponent(noted)}`;
  const said = await service.call({ method: 'GET', path }, order.signal);
  const { status, body: bytes } = answerOf(said);
  const body = readJson(bytes);
  const data = field(body, 'data');
  const known = (noted === null ? listOf(data) : [data]).flatMap((each) => readShipment(each) ?? []);
  const [found, ...others] = noted === null ? known.filter((each) => each.ownId === ownId) : known;
  if (status !== 200 || !found || others.length > 0) throw cannotSay(status, body);
  return found;
}

/** The error that the service's answer says nothing of use. */
export function cannotSay(status: number, body: object | null): DiagnosticError {
  return new DiagnosticError(diagnostic('ANSWER_PROVES_NOTHING', { status, ...quote(body) }));
}
