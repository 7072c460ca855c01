import { EU_COUNTRY_CODES } from '../schema/country.ts';

/** Where a parcel starts or ends, as an address says it. */
export interface Place {
  countryCode: string;
  zipCode?: string | null | undefined;
}

/** Parts of a country outside its customs or its VAT territory, by how their postal codes begin: goods to and from them are declared. */
const APART: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  DE: { Heligoland: /^27498/, Büsingen: /^78266/ },
  ES: { 'Canary Islands': /^3[58]/, Ceuta: /^51/, Melilla: /^52/ },
  FI: { Åland: /^22/ },
  FR: { overseas: /^97|^98[4-8]/ },
  GB: { Jersey: /^JE/i, Guernsey: /^GY/i },
  GR: { Athos: /^63086/ },
  IT: { Campione: /^22061/, Livigno: /^23041/ },
};
/** Countries that are one customs territory with another. */
const PART_OF: Readonly<Record<string, string>> = { IM: 'GB', LI: 'CH', PR: 'US' };

/** The territory that a declaration is about: `EU`, a country, or a part of one that stands apart, such as `ES Ceuta`. */
export function territoryOf({ countryCode, zipCode }: Place): string {
  const country = countryCode.toUpperCase();
  const code = zipCode?.replaceAll(' ', '') ?? '';
  const part = Object.entries(APART[country] ?? {}).find(([, pattern]) => pattern.test(code));
  if (part) return `${country} ${part[0]}`;
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
