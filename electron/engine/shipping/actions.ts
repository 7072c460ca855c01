import type { ShipmentAction } from '#shared/schema/shipping/shipment.ts';
import type { ShippingDeps } from './deps.ts';
import type { ShipmentRecord } from './shipment-record.ts';

/** What may be done with the shipment now: its state and its way of buying decide. */
export function actionsOf(
  adapters: ShippingDeps['adapters'],
  { state, prepared }: Pick<ShipmentRecord, 'state' | 'prepared'>,
): ShipmentAction[] {
  const adapter = adapters[prepared.account.adapter.type];
  if (state === 'UNKNOWN') return adapter?.lookup ? ['lookup', 'resolve'] : ['resolve'];
  if (state === 'LABELLED' && adapter?.void) return ['void'];
  return [];
}
