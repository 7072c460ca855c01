import { hash } from 'node:crypto';
import type { Party } from '#shared/schema/shipping/party.ts';

/**
 * The same for two spellings of one addressee: case, accents' encoding, punctuation and spaces do not matter. Telephone and e-mail
 * are not part of it. A digest, so that the key of a long address is short.
 */
export function addressKey({ address, contact }: Party): string {
  const parts = [
    contact.personName,
    contact.companyName,
    address.streetLine1,
    address.streetLine2,
    address.streetLine3,
    address.zipCode?.replace(/\s/g, ''),
    address.city,
    address.stateOrProvinceCode,
    address.countryCode,
  ];
  return hash('sha256', JSON.stringify(parts.map(comparable)), 'hex');
}

/** The same for two spellings of one text. */
export const comparable = (text = '') =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
