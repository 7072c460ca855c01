import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { WitnessedChange } from './local/witness.ts';

/** What a ledger makes of one that it did not know: in doubt, unless what knew it says that nothing was bought. */
export const carriedState = (state: ShipmentState) =>
  state === 'NOT_SENT' || state === 'REJECTED' ? state : 'UNKNOWN';

/** What is said of one that the ledger did not know, or whose outcome it lost. */
export function saidOfLost(
  code: 'AFTER_BACKUP' | 'OUTCOME_LOST',
  { state, trackingNumbers }: WitnessedChange,
): Diagnostic {
  return trackingNumbers.length === 0
    ? diagnostic(code, { state })
    : diagnostic(`${code}_WITH_NUMBERS`, { state, numbers: trackingNumbers.join(', ') });
}
