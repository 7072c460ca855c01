import type { Address, Party } from '#shared/schema/shipping/party.ts';
import { given, said } from '../http/given.ts';

/** The region's code as ISO 3166-2 has it (`US-CA`), of that or of its part behind the hyphen; null where the text is no code. */
export function regionCode({ countryCode, stateOrProvinceCode = '' }: Address): string | null {
  const text = stateOrProvinceCode.trim().toUpperCase();
  if (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(text)) return text;
  return /^[A-Z0-9]{1,3}$/.test(text) ? `${countryCode.toUpperCase()}-${text}` : null;
}

/**
 * Street lines go as they were written: a house number is not cut out of them. A company without a person is the name, which the service
 * cannot do without.
 */
export function toAddress({ address, contact }: Party) {
  const { personName, companyName, phoneNumber, phoneExtension, emailAddress } = contact;
  const person = said(personName);
  const phone = said(phoneNumber);
  const extension = said(phoneExtension);
  return given({
    name: person ?? companyName,
    company_name: person && companyName,
    address_line_1: address.streetLine1,
    address_line_2: address.streetLine2,
    postal_code: address.zipCode,
    city: address.city,
    state_province_code: regionCode(address),
    country_code: address.countryCode.toUpperCase(),
    email: emailAddress,
    phone_number: phone && extension ? `${phone} ext. ${extension}` : phone,
  });
}
