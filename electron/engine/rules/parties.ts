import { COUNTRY_FORM, isCountryCode } from '#shared/schema/country.ts';
import type { Place } from '#shared/shipment/customs-border.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { fieldName } from './request/pointer.ts';
import { countryHint } from './request/schema-error.ts';
import type { WellFormed } from './request/well-formed.ts';
import type { Report } from './report.ts';
import { isBlank } from './text-length.ts';

type Sent = WellFormed<Party> | null | undefined;

/** What the schema cannot say of a party: someone is named, and the country exists. */
export function checkParty(party: Sent, pointer: string, report: Report): void {
  checkName(party, `${pointer}/contact`, report);
  checkCountry(party?.address?.countryCode, `${pointer}/address/countryCode`, report);
}

/** A person or a company is named (contract, section 3: required). A contact that is missing altogether is the schema's to report. */
function checkName(party: Sent, pointer: string, report: Report) {
  const contact = party?.contact;
  if (!contact || !isBlank(contact.personName) || !isBlank(contact.companyName)) return;
  const person = `${pointer}/personName`;
  if (report.hasRefused(person) || report.hasRefused(`${pointer}/companyName`)) return;
  report.refuse('FIELD_REQUIRED', person, `${fieldName(person)} is required, or a companyName in its place.`);
}

export function checkCountry(code: string | undefined, pointer: string, report: Report): void {
  if (code === undefined || isCountryCode(code)) return;
  const message = `${fieldName(pointer)} must be ${COUNTRY_FORM}, such as US; it is "${code}".${countryHint(code)}`;
  report.refuse('FIELD_INVALID', pointer, message, { actual: code });
}

/** The country of a party, in upper case; null where it is not known. */
export function countryOf(party: Sent): string | null {
  const code = party?.address?.countryCode;
  return code !== undefined && isCountryCode(code) ? code.toUpperCase() : null;
}

/** The country and the postal code of a party; null where its country is not known. */
export function placeOf(party: Sent): Place | null {
  const countryCode = countryOf(party);
  return countryCode === null ? null : { countryCode, zipCode: party?.address?.zipCode };
}
