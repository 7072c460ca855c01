import { mod11 } from './check-digits.ts';

const S10 = /^([A-Z]{2})([0-9]{8})([0-9])([A-Z]{2})$/;

/** True for an identifier of a postal item: service indicator, serial number, check digit, country (UPU standard S10). */
export function isS10(number: string): boolean {
  const [, , serial = '', check] = S10.exec(number) ?? [];
  return serial !== '' && mod11(serial) === check;
}

/** As people read it, "RR 473 124 829 DE": spaces stand in print only. */
export const s10Text = (number: string): string =>
  [number.slice(0, 2), number.slice(2, 5), number.slice(5, 8), number.slice(8, 11), number.slice(11)].join(' ');
