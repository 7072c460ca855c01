import type { ShipmentAction } from '#shared/schema/shipping/shipment.ts';
import type { EngineDeps } from '../deps.ts';
import type { ShipmentRecord } from './shipment-record.ts';

/** What may be done with the shipment now: its state and its way of buying decide. */
export function actionsOf(
  adapters: EngineDeps['adapters'],
  { state, prepared }: Pick<ShipmentRecord, 'state' | 'prepared'>,
): ShipmentAction[] {
  const adapter = adapters[prepared.account.adapter.type];
  if (state === 'UNKNOWN') return adapter.lookup ? ['lookup', 'resolve'] : ['resolve'];
  if (state === 'LABELLED' && adapter.void) return ['void'];
  return [];
}
