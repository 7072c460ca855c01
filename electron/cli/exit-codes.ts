import type { Purchase } from '#shared/diagnostics/problem-codes.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** What a script reads of a run: 0 it is done, and for a purchase, bought. */
export const EXIT = { ok: 0, failed: 1, invalid: 2, rejected: 3, notSent: 4, unknown: 5 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Statuses that mean: mend the request and send it again. */
const INVALID = [400, 413, 415, 422];

/** The exit code of a refusal: what became of the money first, then whose move it is. */
export function exitCodeOf({ code, status, purchase, retryable }: Problem): ExitCode {
  if (purchase === 'unknown') return EXIT.unknown;
  // Not invalid, after which it would be mended and sent again.
  if (purchase === 'made') return EXIT.failed;
  if (code === 'CARRIER_REJECTED') return EXIT.rejected;
  if (purchase === 'not_made' && retryable) return EXIT.notSent;
  return INVALID.includes(status) ? EXIT.invalid : EXIT.failed;
}

/** The exit code of a shipment on record. */
export function exitCodeIn(state: ShipmentState, purchase: Purchase): ExitCode {
  if (purchase === 'made') return EXIT.ok;
  if (purchase === 'unknown') return EXIT.unknown;
  return state === 'REJECTED' ? EXIT.rejected : EXIT.notSent;
}
