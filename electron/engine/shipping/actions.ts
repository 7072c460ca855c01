import type { ShipmentAction } from '#shared/schema/shipping/shipment.ts';
import type { ShippingDeps } from './deps.ts';
import type { ShipmentRecord } from './shipment-record.ts';

/** What may be done with the shipment now: its state and its way of buying decide. */
export function actionsOf(
  adapters: ShippingDeps['adapters'],
  { state, prepared, voidSubmission }: Pick<ShipmentRecord, 'state' | 'prepared' | 'voidSubmission'>,
): ShipmentAction[] {
  const adapter = adapters[prepared.account.adapter.type];
  if (state === 'UNKNOWN') return adapter?.lookup ? ['lookup', 'resolve'] : ['resolve'];
  if (state === 'PURCHASED') return ['lookup'];
  // Asking again for one that was submitted asks what became of it.
  const canVoid = voidSubmission === null ? adapter?.void : adapter?.followVoid;
  if (state === 'LABELLED' && canVoid) return ['void'];
  return [];
}
