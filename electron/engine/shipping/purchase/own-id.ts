import type { Adapter } from '../adapter.ts';

/** Below this, the digits that are left would not be unique any more: they are random from the fifteenth on. */
const LEAST_LENGTH = 20;

/**
 * What a service is to know a purchase by: the shipment's id, 32 hexadecimal digits, or its last ones where the service takes fewer. Null
 * where it takes none. A shipment is bought by one attempt only, so no two purchases have one.
 */
export function ownIdOf(shipmentId: string, adapter: Pick<Adapter, 'definition'> | undefined): string | null {
  const { ownIdLength, type } = adapter?.definition ?? {};
  if (ownIdLength === undefined) return null;
  if (ownIdLength < LEAST_LENGTH) throw new Error(`${type} takes too few characters of an id`);
  return shipmentId.slice(-ownIdLength);
}
