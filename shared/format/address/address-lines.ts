import { countryCodeOf } from '../country-names.ts';
import { readLocality } from './locality.ts';
import { withoutSalutation } from './names.ts';

/** Parts that belong to the one before, though a comma parts them. */
const SUFFIX = /^(?:inc|llc|ltd|limited|gmbh|jr|sr|phd|md|esq)\.?$/i;

/**
 * The lines of a pasted block: labels and empty lines are gone, and one that holds several parts of the address, as copied from a web page,
 * is cut at its commas.
 */
export function linesOf(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n|[\r\n\u2028\u2029]|\s[|•·]\s|\t+/)
    .map((line) =>
      withoutSalutation(line.replace(/\s+/g, ' ').trim())
        .replace(/^[,;]+|[,;]+$/g, '')
        .trim(),
    )
    .filter((line) => line !== '');
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return atCommas(only);
  return lines.flatMap((line) => (holdsLocality(line) ? atCommas(line) : [line]));
}

/** Street and city on one line: its last parts are a locality, with or without a country. */
function holdsLocality(line: string): boolean {
  const parts = line.split(/\s*[,;]\s*/);
  if (parts.length < 2) return false;
  const last = parts.at(-1) ?? '';
  const places = countryCodeOf(last) === null ? parts : parts.slice(0, -1);
  const isLocality = (count: number) =>
    places.length > count && readLocality(places.slice(-count).join(', '), null)?.city !== undefined;
  return isLocality(1) || isLocality(2);
}

function atCommas(line: string): string[] {
  const joined: string[] = [];
  for (const part of line.split(/\s*[,;]\s*/).filter((text) => text !== '')) {
    const before = joined.at(-1);
    const belongs =
      before !== undefined && (SUFFIX.test(part) || /^\d{1,5}[a-z]?$/i.test(before) || isRegionWithCode(part, before));
    if (belongs) joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** `IL 62704` after `Springfield`. */
const isRegionWithCode = (part: string, before: string) =>
  !/\d/.test(before) &&
  readLocality(part, null)?.city === undefined &&
  readLocality(`${before}, ${part}`, null)?.region !== undefined;
