import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Places } from '#electron/engine/addresses/index.ts';

const COUNTRIES: readonly string[] = ['DE', 'FR', 'US'];

/** The tables beside this file, each read when it is asked for first: a line for each postal code and city, `code TAB city TAB state`, sorted. */
export function createPlaces(): Places {
  const tables = new Map<string, string>();
  const tableOf = (country: string): string => {
    const known = tables.get(country);
    if (known !== undefined) return known;
    const table = brotliDecompressSync(readFileSync(new URL(`${country}.br`, import.meta.url))).toString('utf8');
    tables.set(country, table);
    return table;
  };
  return {
    withPostalCode(country, code) {
      if (!COUNTRIES.includes(country)) return [];
      // Of a nine-digit code of the United States the first five say the place.
      const [digits] = /^\d{5}(?=$|-?\d{4}$)/.exec(code) ?? [];
      if (digits === undefined) return [];
      const table = tableOf(country);
      const places: ReturnType<Places['withPostalCode']> = [];
      const begin = `\n${digits}\t`;
      for (let at = table.indexOf(begin); at !== -1 && table.startsWith(begin, at);) {
        const end = table.indexOf('\n', at + 1);
        const [, city = '', state = ''] = table.slice(at + 1, end).split('\t');
        places.push({ city, stateOrProvinceCode: state === '' ? null : state });
        at = end;
      }
      return places;
    },
  };
}
