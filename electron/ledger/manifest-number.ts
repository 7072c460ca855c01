import { mod37_36 } from '#shared/barcode/check-digits.ts';

/** `MF`, station id, eight-digit sequence, ISO 7064 mod 37,36 check character over all before it. */
export function manifestNumber(stationId: string, sequence: number): string {
  const body = `MF${stationId}${String(sequence).padStart(8, '0')}`;
  return body + mod37_36(body);
}
