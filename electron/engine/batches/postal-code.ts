import { textOf, type Cell, type Reading } from './cell-values.ts';

/** How many digits a postal code has where it has nothing else, by country. */
const DIGITS: Readonly<Record<string, number>> = {
  ...{ AT: 4, AU: 4, BE: 4, BG: 4, CH: 4, CY: 4, DK: 4, HU: 4, LI: 4, LU: 4, LV: 4, NO: 4, NZ: 4, PH: 4, SI: 4, ZA: 4 },
  ...{ DE: 5, EE: 5, ES: 5, FI: 5, FR: 5, HR: 5, ID: 5, IT: 5, KR: 5, LT: 5, MX: 5, MY: 5, TH: 5, TR: 5, UA: 5, US: 5 },
  ...{ CN: 6, IN: 6, RO: 6, SG: 6, VN: 6 },
};

/** A spreadsheet's number format: `80,203`, `80.203`, `80’203`. */
const GROUPED = /^\d{1,3}(?:[,.'’\u00a0\u202f]\d{3})+$/;

/**
 * A postal code that has been through a spreadsheet: the apostrophe that makes a text of it is taken away, and where the country's codes are
 * digits alone, so are the marks of thousands. Zeros that were lost in front are asked about: the cell does not say that there were any.
 * @param country ISO 3166-1; what is not known leaves the code as it is
 */
export function readPostalCode(cell: Cell, country: string): Reading<string> {
  const text = textOf(cell).replace(/^['’](?=\w)/, '');
  const digits = DIGITS[country];
  if (digits === undefined) return { value: text };
  const bare = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text;
  if (!/^\d+$/.test(bare) || bare.length >= digits || bare.length < digits - 2) return { value: bare };
  const whole = bare.padStart(digits, '0');
  return {
    trouble: { code: 'POSTAL_CODE_SHORT', values: { actual: text, whole, country, digits } },
    fault: `"${text}" has ${bare.length} digits, postal codes of ${country} have ${digits}: if zeros in front were lost, write ${whole}.`,
  };
}
