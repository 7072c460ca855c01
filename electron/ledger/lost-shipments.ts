import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
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

/** How one becomes VOIDED that is known to have been voided; empty where it cannot. */
export const movesToVoid = (from: ShipmentState): readonly ShipmentState[] => TO_VOID[from] ?? [];

/** What is said of one that the ledger did not know, or whose outcome it lost. */
export function saidOfLost(
  code: 'AFTER_BACKUP' | 'OUTCOME_LOST',
  { state, trackingNumbers }: WitnessedChange,
): Diagnostic {
  return trackingNumbers.length === 0
    ? diagnostic(code, { state })
    : diagnostic(`${code}_WITH_NUMBERS`, { state, numbers: trackingNumbers.join(', ') });
}
