import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { field, listOf, textOf } from '../http/fields.ts';
import { answerOf } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import { wordsIn } from './map-error.ts';
import { readShipment, type Announced } from './map-response.ts';
import type { Sendcloud } from './service.ts';

/**
 * The shipment as the service has it now: by its id there, where that was noted, else by our own, which the service gives to one only.
 * @throws Error in words, where it cannot be had
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
  if (status !== 200 || !found || others.length > 0) throw new Error(cannotSay(service, status, body));
  return found;
}

export function cannotSay({ at }: Sendcloud, status: number, body: object | null): string {
  const words = wordsIn(body);
  return `${at} answered ${status}${words === null ? '.' : `: ${words}`}`;
}
