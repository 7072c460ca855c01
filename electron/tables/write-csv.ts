import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV with CRLF line ends. Text that a spreadsheet would take for a formula gets an apostrophe in front, and a number that
 * could be read as a thousand times itself gets one more decimal.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[], delimiter: string): string =>
  stringify(rows as (string | number)[][], {
    delimiter,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: (value) => (typeof value === 'number' ? unmistakable(value) : String(value)) },
  });

/** 1.125 could be read as 1125; 1.1250 cannot. */
const unmistakable = (value: number) => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(String(value)) ? `${value}0` : String(value));
