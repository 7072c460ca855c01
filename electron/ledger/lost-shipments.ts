import type { BatchRowRecord } from '#electron/engine/batches/batch-store.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { ShipmentRecord, StateChange } from '#electron/engine/shipping/shipment-record.ts';
import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { WitnessedChange } from './local/witness.ts';

/** What a ledger makes of one that it did not know: in doubt, unless what knew it says that nothing was bought. */
export const carriedState = (state: ShipmentState) =>
  state === 'NOT_SENT' || state === 'REJECTED' ? state : 'UNKNOWN';

const TO_VOID: Partial<Record<ShipmentState, readonly ShipmentState[]>> = {
  SENDING: ['LABELLED', 'VOIDED'],
  UNKNOWN: ['PURCHASED', 'LABELLED', 'VOIDED'],
  PURCHASED: ['LABELLED', 'VOIDED'],
  LABELLED: ['VOIDED'],
};

/** What is said of one that the ledger did not know, or whose outcome it lost. */
export function saidOfLost(
  code: 'AFTER_BACKUP' | 'OUTCOME_LOST',
  { state, trackingNumbers }: WitnessedChange,
): Diagnostic {
  return trackingNumbers.length === 0
    ? diagnostic(code, { state })
    : diagnostic(`${code}_WITH_NUMBERS`, { state, numbers: trackingNumbers.join(', ') });
}

/** What is said of a row of a batch whose shipment the ledger did not know. */
export function problemOfLostRow(lost: WitnessedChange): BatchRowRecord['problem'] {
  const trouble = saidOfLost('AFTER_BACKUP', lost);
  return { code: 'CARRIER_OUTCOME_UNKNOWN', detail: inEnglish(trouble), purchase: 'unknown', trouble };
}

/**
 * What is changed, one after the other, so that one becomes VOIDED that is known to have been voided; nothing where it is so already, or where it has
 * no numbers and they are not all known.
 */
export function changesToVoid(
  { id, trackingNumbers }: Pick<WitnessedChange, 'id' | 'trackingNumbers'>,
  { state, platformTrackingNumbers }: Pick<ShipmentRecord, 'state' | 'platformTrackingNumbers'>,
  reason: string,
): StateChange[] {
  const isNumbered = state === 'PURCHASED' || state === 'LABELLED';
  if (!isNumbered && trackingNumbers.length !== platformTrackingNumbers.length) return [];
  const said = saidOfLost('OUTCOME_LOST', { id, state: 'VOIDED', trackingNumbers });
  const known = {
    attempt: { outcome: 'PURCHASED', detail: inEnglish(said), trouble: said } as const,
    ...(!isNumbered && { trackingNumbers }),
  };
  return (TO_VOID[state] ?? []).map((to, index) => ({
    ...{ shipmentId: id, to, actor: 'station', requestId: null, reason },
    ...(index === 0 && known),
  }));
}
