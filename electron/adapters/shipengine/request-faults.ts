import type { Violation } from '#shared/diagnostics/problem.ts';
import { LABEL_STOCKS } from '#shared/schema/shipping/label-specification.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { lacking, noPlace, notAllowed, tooLong, type CheckedRequest } from '#electron/engine/accounts/index.ts';
import { imageTypeOf } from '#electron/engine/rules/index.ts';
import type { ShipengineAdapterConfig } from './config.ts';
import { declared, packageCodeOf } from './map-package.ts';
import { payerOf, PAYERS, termsOf } from './payment.ts';
import { FORMATS, formatsOf, PROFILES, type Profile } from './profiles.ts';

const MAX_DESCRIPTION = 100;
/** Label messages have three places; the specification has five. */
const WITHOUT_PLACE = ['ref4', 'ref5'];

/** What the service has no room for, or cannot do without: refused before anything is sent, and never cut. */
export function* requestFaults(checked: CheckedRequest<ShipengineAdapterConfig>): Generator<Violation> {
  const profile = PROFILES[checked.config.profile];
  const { request, shipper } = checked;
  yield* lacking('/shipper/contact/phoneNumber', shipper.contact.phoneNumber, profile.name);
  if (profile.needsRecipientPhone)
    yield* lacking('/recipient/contact/phoneNumber', request.recipient.contact.phoneNumber, profile.name);
  yield* labelFaults(request, profile);
  yield* lineFaults(request, profile);
  yield* customsFaults(request, profile);
  yield* taxFaults(request, profile);
  yield* paymentFaults(request, profile);
}

function* labelFaults({ labelSpecification }: ShipmentRequest, { name, layouts }: Profile): Generator<Violation> {
  const imageType = imageTypeOf(labelSpecification);
  yield* notAllowed('/labelSpecification/imageType', imageType, Object.keys(FORMATS), name);
  const stock = LABEL_STOCKS.find((known) => known === labelSpecification?.labelStockType?.toUpperCase());
  const layout = stock && layouts[stock];
  if (stock && !layout) yield* notAllowed('/labelSpecification/labelStockType', stock, Object.keys(layouts), name);
  if (layout && imageType in FORMATS)
    yield* notAllowed('/labelSpecification/imageType', imageType, formatsOf(layout), `${name}, on ${stock},`);
}

function* lineFaults({ itemLines }: ShipmentRequest, { name }: Profile): Generator<Violation> {
  for (const [index, { customerReference = {}, packageCode }] of itemLines.entries()) {
    for (const key of WITHOUT_PLACE)
      yield* noPlace(`/itemLines/${index}/customerReference/${key}`, customerReference[key], name);
    if (packageCode !== undefined && packageCode !== null && packageCodeOf(packageCode) === null)
      yield* noPlace(`/itemLines/${index}/packageCode`, packageCode, name);
  }
}

function* customsFaults({ customs, itemLines }: ShipmentRequest, { name }: Profile): Generator<Violation> {
  for (const [index, item] of (customs?.customsItems ?? []).entries()) {
    const pointer = `/customs/customsItems/${index}`;
    yield* tooLong(`${pointer}/description`, declared(item), MAX_DESCRIPTION, name);
    if (itemLines.length > 1)
      yield* lacking(`${pointer}/referToItemTransactionId`, item.referToItemTransactionId, name);
  }
}

function* taxFaults({ taxIndentifiers }: ShipmentRequest, { name }: Profile): Generator<Violation> {
  for (const [index, identifier] of (taxIndentifiers ?? []).entries())
    for (const member of ['identifierType', 'taxableEntityType', 'value'] as const)
      yield* lacking(`/taxIndentifiers/${index}/${member}`, identifier[member], name);
}

function* paymentFaults(request: ShipmentRequest, { name }: Profile): Generator<Violation> {
  const { paymentOption, recipient, customs } = request;
  const { paymentType, paymentTerms, payor } = paymentOption ?? {};
  const payer = payerOf(paymentOption, recipient);
  if (payer === 'unknown') yield* notAllowed('/paymentOption/paymentType', paymentType, PAYERS, name);
  else if (payer.party === null) yield* noPlace('/paymentOption/payor', payor, name);
  else if (payer.party === 'third_party' && !(payer.account && payer.country && payer.postalCode)) {
    const message = `${name} needs the payor's account number, country and postal code: "1234567, DE, 10115".`;
    yield { code: 'FIELD_INVALID', pointer: '/paymentOption/payor', message };
  }
  // Terms are of the customs declaration, and of nothing else.
  if (termsOf(paymentOption) === null || !customs?.customsItems?.length)
    yield* noPlace('/paymentOption/paymentTerms', paymentTerms, name);
}
