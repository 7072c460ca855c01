import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { field, textOf } from '../http/fields.ts';
import { answerOf } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import { wordsIn } from './map-error.ts';
import { readShipment, type Announced } from './map-response.ts';
import type { Sendcloud } from './service.ts';

/** The service's id of what was bought, as it was noted with the sale. @throws Error where it was not */
export function shipmentIdOf({ attempt }: Pick<PurchaseRequest, 'attempt'>): string {
  const id = textOf(attempt.notes['shipmentId']);
  if (id === null) throw new Error('The id of the shipment at Sendcloud was not kept.');
  return id;
}

/** The shipment as the service has it now. @throws Error in words, where it cannot be had */
export async function findShipment(service: Sendcloud, order: PurchaseRequest): Promise<Announced> {
  const path = `/shipments/${encodeURIComponent(shipmentIdOf(order))}`;
  const said = await service.call({ method: 'GET', path }, order.signal);
  const { status, body: bytes } = answerOf(said);
  const body = readJson(bytes);
  const found = status === 200 ? readShipment(field(body, 'data')) : null;
  if (!found) throw new Error(cannotSay(service, status, body));
  return found;
}

export function cannotSay({ at }: Sendcloud, status: number, body: object | null): string {
  const words = wordsIn(body);
  return `${at} answered ${status}${words === null ? '.' : `: ${words}`}`;
}
