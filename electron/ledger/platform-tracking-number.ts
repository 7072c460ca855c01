import { mod37_36 } from '#shared/barcode/check-digits.ts';

const SEQUENCE_DIGITS = 10;

/**
 * `PB`, station id, ten-digit sequence, ISO 7064 mod 37,36 check character over all before it (contract, section 3).
 * @throws RangeError where the sequence is not 1 to 9,999,999,999.
 */
export function platformTrackingNumber(stationId: string, sequence: number): string {
  const digits = String(sequence).padStart(SEQUENCE_DIGITS, '0');
  if (!Number.isSafeInteger(sequence) || sequence < 1 || digits.length > SEQUENCE_DIGITS) {
    throw new RangeError(`Not a sequence of platform tracking numbers: ${sequence}`);
  }
  const body = `PB${stationId}${digits}`;
  return body + mod37_36(body);
}
