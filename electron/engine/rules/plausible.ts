import { isCurrency } from '#shared/schema/currencies.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { postalCodeForm } from '#shared/schema/postal-codes.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { readPhone } from '#shared/format/address/contact-lines.ts';
import { regionCodeOf } from '#shared/format/address/regions.ts';
import type { Traits } from '../accounts/index.ts';
import { fieldName, shorten } from './request/pointer.ts';
import type { WellFormed } from './request/well-formed.ts';
import { currencies } from './one-currency.ts';
import { countryOf } from './parties.ts';
import type { Report } from './report.ts';
import { isBlank } from './text-length.ts';

/** Says what is not as it should be, and what would be; null where nothing is. */
type Doubt = string | null;

/**
 * Postal codes, states, phone numbers, e-mail addresses and currencies that cannot be right. Where another service sells the label it decides: a
 * warning FIELD_DOUBTFUL. Where the station draws a live label itself nobody else looks: FIELD_INVALID.
 */
export function checkPlausible(request: WellFormed<ShipmentRequest>, traits: Traits | null, report: Report): void {
  const say = (pointer: string, value: string, doubt: Doubt) => {
    if (doubt === null || report.hasRefused(pointer)) return;
    const message = `${fieldName(pointer)} must be ${doubt}; it is "${shorten(value, 100)}".`;
    if (traits?.drawsLabels && !traits.isTest)
      report.refuse('FIELD_INVALID', pointer, message, { actual: shorten(value, 100) });
    else report.warn('FIELD_DOUBTFUL', pointer, message);
  };
  for (const role of ['shipper', 'recipient', 'returnAddress'] as const) {
    for (const [field, value, doubt] of doubtsOf(request[role])) say(`/${role}/${field}`, value, doubt);
  }
  for (const { currency, pointer } of currencies(request)) {
    if (!isCurrency(currency) && /^[A-Z]{3}$/.test(currency))
      say(pointer, currency, 'a currency of ISO 4217 that is in use, such as USD');
  }
}

function* doubtsOf(
  party: WellFormed<Party> | null | undefined,
): Generator<[field: string, value: string, doubt: Doubt]> {
  const { address = {}, contact = {} } = party ?? {};
  const country = countryOf(party);
  const { zipCode = '', stateOrProvinceCode = '' } = address;
  const { phoneNumber = '', emailAddress = '' } = contact;
  if (country && !isBlank(zipCode)) yield ['address/zipCode', zipCode, doubtfulPostalCode(country, zipCode)];
  if (country && !isBlank(stateOrProvinceCode))
    yield ['address/stateOrProvinceCode', stateOrProvinceCode, doubtfulState(country, stateOrProvinceCode)];
  if (!isBlank(phoneNumber)) yield ['contact/phoneNumber', phoneNumber, isPhone(phoneNumber) ? null : PHONE];
  if (!isBlank(emailAddress)) yield ['contact/emailAddress', emailAddress, EMAIL.test(emailAddress) ? null : ADDRESS];
}

function doubtfulPostalCode(country: string, code: string): Doubt {
  const form = postalCodeForm(country, code);
  return form === null ? null : `a postal code of ${country}, written ${form} (N a digit, A a letter)`;
}

/** States of their own whose addresses the post of the United States serves as its own. */
const ASSOCIATED_STATES: ReadonlySet<string> = new Set(['FM', 'MH', 'PW']);
const STATES_KNOWN: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

function doubtfulState(country: string, state: string): Doubt {
  if (!STATES_KNOWN.has(country) || regionCodeOf(state, country) !== null) return null;
  if (country === 'US' && ASSOCIATED_STATES.has(state.trim().toUpperCase())) return null;
  return `a state or province of ${country}, by its code or its name`;
}

const PHONE = 'a telephone number of 5 to 15 digits, such as +1 503 555 0177';
/** An extension may stand behind it, as marketplaces write them. */
function isPhone(text: string): boolean {
  const number = readPhone(text)?.phoneNumber ?? text.trim();
  const digits = number.replace(/[^0-9]/g, '').length;
  return digits >= 5 && digits <= 15 && /^[+0-9][0-9 ()./-]*$|^\([0-9 ()./-]*$/.test(number);
}

const ADDRESS = 'an e-mail address, such as name@example.com';
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
