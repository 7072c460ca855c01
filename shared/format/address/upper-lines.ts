import type { Address } from '../../schema/shipping/party.ts';
import { isCompany } from './names.ts';
import { endsAsStreet, isBox, isStreet, isUnit, mayBeStreet } from './streets.ts';
import { bare, setOf, wordsOf } from './address-words.ts';

/** What a house is called by that stands in the address with its name. */
const BUILDINGS = setOf(
  'house|cottage|farm|farmhouse|barn|lodge|mill|hall|manor|villa|tower|towers|building|centre|center|mansions|chambers|bakery|grange|rectory|vicarage|residence|heights|apartments',
);

/** The number of a parcel locker's customer: `12345678`, `Postnummer: 12345678`. */
export const isLockerNumber = (line: string): boolean =>
  /^(?:(?:dhl )?(?:postnummer|post-?nr\.?|kundennummer|kunden-?nr\.?):? ?)?\d{6,10}$/i.test(line);

export interface UpperLines {
  streets: Partial<Address>;
  names: string[];
  left: string[];
}

interface Known {
  country: string | null;
  /** The street, where it stands elsewhere. */
  street: string | undefined;
  /** Whether there is a city below. */
  hasPlace: boolean;
}

/** Street lines and names of what stands above the city: the street first, then what belongs to it. */
export function readUpperLines(lines: readonly string[], { country, street, hasPlace }: Known): UpperLines {
  const at = street === undefined ? findStreet(lines, country, hasPlace) : -1;
  const upper = at === -1 ? lines : lines.slice(0, at);
  const hasBox = lines.some(isBox);
  const isBeside = (line: string, index: number) =>
    isUnit(line) ||
    (hasBox && isLockerNumber(line)) ||
    (index > 0 && isBuilding(line, country)) ||
    (street !== undefined && isStreet(line));
  const [line1, line2, line3, ...left] = [
    ...(at === -1 ? (street === undefined ? [] : [street]) : lines.slice(at, at + 1)),
    ...upper.filter(isBeside),
    ...(at === -1 ? [] : lines.slice(at + 1)),
  ];
  return {
    streets: {
      ...(line1 !== undefined && { streetLine1: line1 }),
      ...(line2 !== undefined && { streetLine2: line2 }),
      ...(line3 !== undefined && { streetLine3: line3 }),
    },
    names: upper.filter((line, index) => !isBeside(line, index)),
    left,
  };
}

function isBuilding(line: string, country: string | null): boolean {
  const words = wordsOf(line);
  const isCalledSo =
    BUILDINGS.has(bare(words.at(-1) ?? '')) || ((country === 'GB' || country === 'IE') && /^the /i.test(line));
  return isCalledSo && words.length > 1 && !isCompany(line);
}

/** The index of the street: by its number, by its words, or because nothing else is left that could be it. */
function findStreet(lines: readonly string[], country: string | null, hasPlace: boolean): number {
  const start = lines.length > 1 ? 1 : 0;
  const find = (test: (line: string) => boolean) => lines.findIndex((line, index) => index >= start && test(line));
  const isSure = (line: string) => isStreet(line) && (endsAsStreet(line) || !isCompany(line));
  for (const test of [isSure, isStreet]) {
    const found = find(test);
    if (found !== -1) return found;
  }
  const first = lines.findIndex(isSure);
  if (first !== -1) return first;
  // `Church Lane` is no church, and `Hospital Road` no hospital.
  const likely = find((line) => mayBeStreet(line) && (endsAsStreet(line) || !isCompany(line)));
  if (likely !== -1) return likely;
  // A house can have a name and no street, in Britain and Ireland more often than elsewhere.
  const [last, hasOthers] = [lines.at(-1) ?? '', lines.length > 1];
  const isName = isCompany(last) || isUnit(last) || /^(?:att|fao|z\. ?h)/i.test(last);
  return hasOthers && hasPlace && (!isName || country === 'GB' || country === 'IE') ? lines.length - 1 : -1;
}
