import { EU_COUNTRY_CODES } from '../schema/country.ts';

/** Where a parcel starts or ends, as an address says it. */
export interface Place {
  countryCode: string;
  zipCode?: string | null | undefined;
}

/** Parts of a country outside its customs or its VAT territory, by how their postal codes begin: goods to and from them are declared. */
const APART: Readonly<Record<string, readonly RegExp[]>> = {
  DE: [/^27498/, /^78266/],
  ES: [/^3[58]/, /^51/, /^52/],
  FI: [/^22/],
  FR: [/^97|^98[4-8]/],
  GB: [/^JE/i, /^GY/i],
  GR: [/^63086/],
  IT: [/^22061/, /^23041/],
};
/** Countries that are one customs territory with another. */
const PART_OF: Readonly<Record<string, string>> = { IM: 'GB', LI: 'CH', PR: 'US' };

/** The territory that a declaration is about: `EU`, a country, or a part of one that stands apart. */
export function territoryOf({ countryCode, zipCode }: Place): string {
  const country = countryCode.toUpperCase();
  const code = zipCode?.replaceAll(' ', '') ?? '';
  const part = APART[country]?.findIndex((pattern) => pattern.test(code)) ?? -1;
  if (part >= 0) return `${country} ${part}`;
  return EU_COUNTRY_CODES.has(country) ? 'EU' : (PART_OF[country] ?? country);
}

const isNorthernIreland = ({ countryCode, zipCode }: Place) =>
  countryCode.toUpperCase() === 'GB' && /^\s*BT/i.test(zipCode ?? '');

/** True where goods from one place to the other need a customs declaration. Northern Ireland trades freely with the Union and with the rest of its country. */
export function crossesCustomsBorder(from: Place, to: Place): boolean {
  const [one, other] = [territoryOf(from), territoryOf(to)];
  const isFree = (place: Place, beyond: string) => isNorthernIreland(place) && beyond === 'EU';
  return one !== other && !isFree(from, other) && !isFree(to, one);
}
