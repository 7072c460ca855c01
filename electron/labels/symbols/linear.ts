import type { TrackingSymbology } from '#shared/schema/accounts/account.ts';
import { isS10, s10Text } from '#shared/barcode/s10.ts';
import { code128, gs1_128 } from './code128.ts';
import { evenDigits, interleaved2of5 } from './interleaved-2-of-5.ts';

/** A linear symbol: what is in it, what is printed under it, and its bars and spaces in modules. */
export interface LinearSymbol {
  symbology: TrackingSymbology;
  data: string;
  text: string;
  widths: number[];
}

/**
 * The symbol of a tracking number. GS1-128 has 18 digits as an SSCC, application identifier 00, and anything else as a consignment number,
 * 401 (GS1 General Specifications, 3.3). A number with letters cannot be Interleaved 2 of 5 and becomes Code 128.
 */
export function makeLinear(symbology: TrackingSymbology, number: string): LinearSymbol {
  if (symbology === 'GS1_128') {
    const identifier = /^[0-9]{18}$/.test(number) ? '00' : '401';
    return {
      symbology,
      data: identifier + number,
      text: `(${identifier}) ${number}`,
      widths: gs1_128(identifier + number),
    };
  }
  if (symbology === 'INTERLEAVED_2_OF_5' && /^[0-9]+$/.test(number)) {
    return { symbology, data: evenDigits(number), text: number, widths: interleaved2of5(number) };
  }
  const text = isS10(number) ? s10Text(number) : number;
  return { symbology: 'CODE128', data: number, text, widths: code128(number) };
}
