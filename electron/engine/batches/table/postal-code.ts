import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { postalCodeDigits } from '#shared/schema/postal-codes.ts';
import { textOf, type Cell, type Reading } from './cell-values.ts';

/** A spreadsheet's number format: `80,203`, `80.203`, `80’203`. */
const GROUPED = /^\d{1,3}(?:[,.'’\u00a0\u202f]\d{3})+$/;

/**
 * A postal code that has been through a spreadsheet: the apostrophe that makes a text of it is taken away, and where the country's codes are
 * digits alone, so are the marks of thousands. Zeros that were lost in front are asked about: the cell does not say that there were any.
 * @param country ISO 3166-1; what is not known leaves the code as it is
 */
export function readPostalCode(cell: Cell, country: string): Reading<string> {
  const text = textOf(cell).replace(/^['’](?=\w)/, '');
  const digits = postalCodeDigits(country);
  if (digits === null) return { value: text };
  const bare = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text;
  if (!/^\d+$/.test(bare) || bare.length >= digits || bare.length < digits - 2) return { value: bare };
  const whole = bare.padStart(digits, '0');
  const trouble = diagnostic('POSTAL_CODE_SHORT', { actual: text, whole, country, digits });
  return { fault: inEnglish(trouble), trouble };
}
