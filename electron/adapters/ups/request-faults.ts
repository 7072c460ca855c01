import { lacking, noPlace, notAllowed, tooLong, type CheckedRequest } from '#electron/engine/accounts/index.ts';
import { decimal, imageTypeOf } from '#electron/engine/rules/index.ts';
import { isBeyondBorder } from '#electron/engine/shipping/documents/customs-papers.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { signatureOf, type ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { tariffCodeOf } from '#shared/shipment/tariff-code.ts';
import { DESCRIPTION, describe, inLines, itemsOf, REASONS, SUMMARY_CHARACTERS, summaryOf } from './map-customs.ts';
import { countryOf, LIMITS, phoneOf, postalCodeOf } from './map-party.ts';
import { hasPlace, numbersIn } from './map-tax.ts';
import { PAYMENT_TYPES, payerOf, paymentTypeOf, TERMS, termsOf } from './payment.ts';
import { arePerPackage, MOST_REFERENCES, referencesOn } from './references.ts';

const UPS = 'UPS';
const REFERENCE_CHARACTERS = 35;
const IMAGE_TYPES = ['PDF', 'GIF', 'ZPL', 'EPL'];
const STOCKS = ['STOCK_4X6', 'STOCK_4X8', 'PAPER_4X6', 'NONE'];

/** What of a request UPS has no room for, by its description of v2409. */
export function* requestFaults(checked: CheckedRequest<object>): Generator<Violation> {
  const { request, shipper, service } = checked;
  const { recipient, returnAddress } = request;
  const international = shipper.address.countryCode !== recipient.address.countryCode;
  const hasBorder = isBeyondBorder({ request, shipper, international });
  yield* partyFaults('/shipper', shipper);
  yield* partyFaults('/recipient', recipient);
  if (returnAddress) yield* partyFaults('/returnAddress', returnAddress);
  if (returnAddress && countryOf(returnAddress.address) !== countryOf(shipper.address))
    yield* noPlace('/returnAddress', 'in another country than the sender', UPS);
  if (hasBorder) {
    yield* lacking('/recipient/contact/phoneNumber', phoneOf(recipient).number, UPS);
    yield* lacking('/shipper/contact/phoneNumber', phoneOf(shipper).number, UPS);
    yield* customsFaults(request);
  }
  yield* tooLong('/serviceType', service.serviceCode, 2, UPS);
  yield* lineFaults(request);
  yield* referenceFaults(request, shipper.address.countryCode);
  yield* labelFaults(request);
  yield* paymentFaults(request, hasBorder);
  yield* taxFaults(request);
}

function* partyFaults(pointer: string, party: Party): Generator<Violation> {
  const { address, contact } = party;
  yield* tooLong(`${pointer}/contact/companyName`, contact.companyName?.trim(), LIMITS.name, UPS);
  yield* tooLong(`${pointer}/contact/personName`, contact.personName?.trim(), LIMITS.name, UPS);
  yield* phoneFaults(`${pointer}/contact`, party);
  yield* tooLong(`${pointer}/contact/emailAddress`, contact.emailAddress?.trim(), LIMITS.email, UPS);
  for (const line of ['streetLine1', 'streetLine2', 'streetLine3'] as const)
    yield* tooLong(`${pointer}/address/${line}`, address[line]?.trim(), LIMITS.street, UPS);
  yield* tooLong(`${pointer}/address/city`, address.city.trim(), LIMITS.city, UPS);
  yield* tooLong(`${pointer}/address/stateOrProvinceCode`, address.stateOrProvinceCode?.trim(), LIMITS.state, UPS);
  yield* tooLong(`${pointer}/address/zipCode`, postalCodeOf(address), LIMITS.postalCode, UPS);
}

function* phoneFaults(pointer: string, party: Party): Generator<Violation> {
  const { number, isWhole } = phoneOf(party);
  yield* tooLong(`${pointer}/phoneNumber`, number, LIMITS.phone, UPS);
  if (isWhole) return;
  const message = `${UPS} takes the digits of one telephone number, and an extension such as "ext. 12" behind it or in phoneExtension.`;
  yield { code: 'FIELD_INVALID', pointer: `${pointer}/phoneNumber`, message, actual: party.contact.phoneNumber };
}

function* lineFaults({ itemLines }: ShipmentRequest): Generator<Violation> {
  for (const [index, { packageCode, specialService }] of itemLines.entries()) {
    yield* noPlace(`/itemLines/${index}/specialService`, specialService, UPS);
    const pointer = `/itemLines/${index}/packageCode`;
    if (typeof packageCode === 'string') yield* tooLong(pointer, packageCode.trim(), 2, UPS);
    else yield* noPlace(pointer, packageCode, UPS);
  }
}

/** Two texts find room: on each package, or on the whole shipment, where UPS has none on packages. */
function* referenceFaults({ itemLines, recipient }: ShipmentRequest, from: string): Generator<Violation> {
  const isPerPackage = arePerPackage(from, recipient.address.countryCode);
  let room = new Set<string>();
  for (const [index, line] of itemLines.entries()) {
    if (isPerPackage) room = new Set();
    for (const text of referencesOn(line)) {
      const key = Object.entries(line.customerReference ?? {}).find(([, value]) => value?.trim() === text)?.[0] ?? '';
      const pointer = `/itemLines/${index}/customerReference/${key}`;
      yield* tooLong(pointer, text, REFERENCE_CHARACTERS, UPS);
      room.add(text);
      if (room.size > MOST_REFERENCES) yield* noPlace(pointer, text, UPS);
    }
  }
}

function* labelFaults(request: ShipmentRequest): Generator<Violation> {
  const stock = request.labelSpecification?.labelStockType?.toUpperCase() ?? '';
  yield* notAllowed('/labelSpecification/imageType', imageTypeOf(request.labelSpecification), IMAGE_TYPES, UPS);
  if (!/^[0-9]$/.test(stock)) yield* notAllowed('/labelSpecification/labelStockType', stock, STOCKS, UPS);
  if (signatureOf(request) === 'INDIRECT') yield* noPlace('/signatureOption/signatureOptionType', 'INDIRECT', UPS);
}

function* paymentFaults(request: ShipmentRequest, hasBorder: boolean): Generator<Violation> {
  const type = paymentTypeOf(request);
  const terms = termsOf(request);
  if (type !== '' && !PAYMENT_TYPES.includes(type)) {
    yield* notAllowed('/paymentOption/paymentType', type, PAYMENT_TYPES, UPS);
  } else if (payerOf(request, undefined) === null) {
    const message =
      'paymentOption.payor must be the UPS account that pays, such as "A1B2C3"; for a third party with country and postal code, such as "A1B2C3 US 30005".';
    yield { code: 'FIELD_INVALID', pointer: '/paymentOption/payor', message };
  }
  if (terms !== undefined && !TERMS.includes(terms))
    yield* notAllowed('/paymentOption/paymentTerms', terms, TERMS, UPS);
  else if (!hasBorder) yield* noPlace('/paymentOption/paymentTerms', terms, `${UPS}, within a country,`);
}

function* customsFaults(request: ShipmentRequest): Generator<Violation> {
  const items = itemsOf(request);
  yield* notAllowed('/customs/contentsType', request.customs?.contentsType, Object.keys(REASONS), UPS);
  for (const [index, item] of items.entries()) yield* itemFaults(`/customs/customsItems/${index}`, item);
  // UPS wants to be told in one line what is in the shipment: one article at least must fit into it.
  if (summaryOf(items) === undefined)
    yield* tooLong('/customs/customsItems/0/description', items[0]?.description.trim(), SUMMARY_CHARACTERS, UPS);
}

function* itemFaults(pointer: string, item: CustomsItem): Generator<Violation> {
  const words = describe(item);
  const limit = DESCRIPTION.lines * DESCRIPTION.characters;
  if (inLines(words).length > DESCRIPTION.lines) {
    const actual = [...words].length;
    const message = `The description, skuDescription and fabricContent have ${actual} characters together; UPS takes ${DESCRIPTION.lines} lines of ${DESCRIPTION.characters}.`;
    yield { code: 'FIELD_TOO_LONG', pointer: `${pointer}/description`, message, actual, limit, unit: 'characters' };
  }
  const code = tariffCodeOf(item);
  if (code !== undefined && code.length < 6) {
    const message = `harmonizedTariffCode has ${code.length} characters; UPS takes 6 to 15.`;
    yield { code: 'FIELD_INVALID', pointer: `${pointer}/harmonizedTariffCode`, message, actual: code };
  }
  yield* tooLong(`${pointer}/harmonizedTariffCode`, code, 15, UPS);
  yield* tooLong(`${pointer}/sku`, item.sku?.trim(), 35, UPS);
  yield* tooLong(`${pointer}/quantity`, String(item.quantity), 7, UPS);
  yield* lacking(`${pointer}/countryOfOrigin`, item.countryOfOrigin, UPS);
  const [, places = ''] = decimal(item.value.amount).toFixed().split('.');
  if (places.length > 6) {
    const message = `value.amount has ${places.length} decimal places; UPS takes at most 6.`;
    yield {
      code: 'DECIMAL_PLACES_EXCEEDED',
      pointer: `${pointer}/value/amount`,
      message,
      actual: places.length,
      limit: 6,
    };
  }
}

function* taxFaults(request: ShipmentRequest): Generator<Violation> {
  const all = numbersIn(request);
  for (const number of all) {
    if (hasPlace(number, all)) continue;
    const index = (request.taxIndentifiers ?? []).findIndex(
      ({ identifierType, value }) => identifierType === number.type && value?.trim() === number.value,
    );
    yield* noPlace(`/taxIndentifiers/${index}`, `${number.type} of ${number.entity}`, UPS);
  }
}
