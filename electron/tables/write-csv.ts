import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV with CRLF line ends. Text that a spreadsheet would take for a formula gets an apostrophe in front, and a number that
 * could be read as a thousand times itself gets one more decimal. An amount below zero is no formula, and stays a number that can be added up.
 * The one writer of every table that the station gives out.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[], delimiter: string): string =>
  stringify(rows as (string | number)[][], {
    delimiter,
    // A spreadsheet of another country cuts at another character than the one that was meant.
    quoted_match: /[,;\t\r\n]/,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      number: (value) => (typeof value === 'number' ? unmistakable(value) : String(value)),
      string: (value) => (BELOW_ZERO.test(value) ? { value, escape_formulas: false } : value),
    },
  });

const BELOW_ZERO = /^-\d+(?:\.\d+)?$/;

/** 1.125 could be read as 1125; 1.1250 cannot. */
const unmistakable = (value: number) => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(String(value)) ? `${value}0` : String(value));
