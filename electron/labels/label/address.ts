import type { Address, Party } from '#shared/schema/shipping/party.ts';

/** Countries whose addresses end in the postal code; elsewhere it stands before the city (Universal Postal Union, S42). */
const CODE_AFTER_CITY = new Set('AU BR CA CN GB HK IE IN JE GG IM JP KR MX MY NZ PH SG TH TW US VN ZA'.split(' '));

const countryNames = new Map<string, string>();

/**
 * The country's name; in English unless another language is asked for, as the Universal Postal Union asks on international items. The code where
 * there is no name.
 */
export function countryName(code: string, language = 'en'): string {
  const key = `${language} ${code}`;
  const known = countryNames.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  countryNames.set(key, name);
  return name;
}

const isText = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Person and company, those of the two that are given. */
export const names = ({ contact }: Party): string[] => [contact.personName, contact.companyName].filter(isText);

export const streets = ({ address }: Party): string[] =>
  [address.streetLine1, address.streetLine2, address.streetLine3].filter(isText);

/** City, region and postal code in the order of the country. */
export function locality({ city, stateOrProvinceCode, zipCode, countryCode }: Address): string {
  const parts = CODE_AFTER_CITY.has(countryCode)
    ? [city, stateOrProvinceCode, zipCode]
    : [zipCode, city, isText(stateOrProvinceCode) ? `(${stateOrProvinceCode})` : ''];
  return parts.filter(isText).join(' ');
}

export function phone({ contact }: Party): string {
  if (!isText(contact.phoneNumber)) return '';
  return isText(contact.phoneExtension) ? `${contact.phoneNumber} ext. ${contact.phoneExtension}` : contact.phoneNumber;
}
