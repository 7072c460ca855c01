import type { Violation, Warning } from '#shared/diagnostics/problem.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import { crossesCustomsBorder } from '#shared/shipment/customs-border.ts';
import { lacking, leftOut, noPlace, notAllowed, type CheckedRequest } from '#electron/engine/accounts/index.ts';
import { decimal, imageTypeOf } from '#electron/engine/rules/index.ts';
import { insured } from '../../http/given.ts';
import type { EasypostAdapterConfig } from '../config.ts';
import { ENTITIES } from './map-customs.ts';
import { INCOTERMS, LABEL_FORMATS, MOST_REFERENCES, paymentOf, PAYMENTS } from './map-options.ts';
import { filingFaults, filingWarnings } from './filing.ts';

const NAME = 'EasyPost';
const MOST_PACKAGES = 100;
const MOST_TAX_IDENTIFIERS = 8;

type Checked = CheckedRequest<EasypostAdapterConfig>;

/** What EasyPost has no place for, or cannot do without. */
export function* requestFaults(checked: Checked): Generator<Violation> {
  const { request, shipper } = checked;
  const parties = Object.entries({ shipper, recipient: request.recipient, returnAddress: request.returnAddress });
  for (const [name, party] of parties) {
    yield* noPlace(`/${name}/address/streetLine3`, party?.address.streetLine3, NAME);
  }
  yield* packageFaults(request.itemLines);
  yield* optionFaults(checked);
  yield* taxFaults(checked);
  for (const [index, item] of (request.customs?.customsItems ?? []).entries())
    yield* customsFaults(checked, item, index);
  yield* filingFaults(checked);
}

/** Doubts, and what the invoice charges for insurance, for which EasyPost has no place. */
export function* requestWarnings(checked: Checked): Generator<Warning> {
  yield* filingWarnings(checked);
  const charge = checked.request.customs?.insuranceCharge;
  const text = charge && `${decimal(charge.amount).toFixed()} ${charge.currency}`;
  yield* leftOut('/customs/insuranceCharge', text, NAME);
}

function* packageFaults(lines: readonly ItemLine[]): Generator<Violation> {
  if (lines.length > MOST_PACKAGES) yield tooMany('/itemLines', lines.length, MOST_PACKAGES, 'packages');
  for (const [index, line] of lines.entries()) {
    const pointer = `/itemLines/${index}`;
    const texts = Object.entries(line.customerReference ?? {}).filter(([, text]) => text?.trim());
    for (const [key] of texts.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(MOST_REFERENCES)) {
      yield* noPlace(`${pointer}/customerReference/${key}`, key, NAME);
    }
    yield* insuranceFaults(line, pointer, lines.length);
    if (typeof (line.packageCode ?? '') !== 'string') yield* noPlace(`${pointer}/packageCode`, line.packageCode, NAME);
  }
}

/** A declared value is insured, in dollars, with the step that buys one shipment; an order has no place for it. */
function* insuranceFaults(line: ItemLine, pointer: string, packages: number): Generator<Violation> {
  const own = line.declaredInfo ? 'declaredInfo' : 'itemSpecialService/declaredInfo';
  const declared = insured(line.declaredInfo ?? line.itemSpecialService?.declaredInfo);
  if (!declared) return;
  if (packages > 1) yield* noPlace(`${pointer}/${own}`, declared, NAME);
  else if (declared.currency.toUpperCase() !== 'USD') {
    yield* notAllowed(`${pointer}/${own}/currency`, declared.currency, ['USD'], NAME);
  }
}

function* optionFaults({ request }: Checked): Generator<Violation> {
  const { labelSpecification, paymentOption } = request;
  const imageType = imageTypeOf(labelSpecification);
  yield* notAllowed('/labelSpecification/imageType', imageType, Object.keys(LABEL_FORMATS), NAME);
  if (!paymentOption) return;
  const { paymentType, paymentTerms, payor } = paymentOption;
  if (paymentType && paymentOf(paymentOption) === undefined) {
    yield* notAllowed('/paymentOption/paymentType', paymentType, Object.keys(PAYMENTS), NAME);
  }
  if (payor && !paymentType) yield* lacking('/paymentOption/paymentType', paymentType, NAME);
  if (paymentOf(paymentOption) === 'RECEIVER') {
    yield* lacking('/paymentOption/payor', payor, NAME);
    yield* lacking('/recipient/address/zipCode', request.recipient.address.zipCode, NAME);
  }
  if (paymentTerms && !INCOTERMS.includes(paymentTerms.toUpperCase())) {
    yield* notAllowed('/paymentOption/paymentTerms', paymentTerms, INCOTERMS, NAME);
  }
}

function* taxFaults({ request }: Checked): Generator<Violation> {
  const identifiers = request.taxIndentifiers ?? [];
  if (identifiers.length > MOST_TAX_IDENTIFIERS) {
    yield tooMany('/taxIndentifiers', identifiers.length, MOST_TAX_IDENTIFIERS, 'tax identifiers');
  }
  for (const [index, { identifierType, taxableEntityType, value }] of identifiers.entries()) {
    const pointer = `/taxIndentifiers/${index}`;
    yield* lacking(`${pointer}/identifierType`, identifierType, NAME);
    yield* lacking(`${pointer}/value`, value, NAME);
    yield* lacking(`${pointer}/taxableEntityType`, taxableEntityType, NAME);
    if (taxableEntityType && ENTITIES[taxableEntityType] === undefined) {
      yield* notAllowed(`${pointer}/taxableEntityType`, taxableEntityType, Object.keys(ENTITIES), NAME);
    }
  }
}

function* customsFaults({ request, shipper }: Checked, item: CustomsItem, index: number): Generator<Violation> {
  const pointer = `/customs/customsItems/${index}`;
  if (!crossesCustomsBorder(shipper.address, request.recipient.address)) return;
  yield* lacking(`${pointer}/countryOfOrigin`, item.countryOfOrigin, NAME);
  if (!item.weight) yield* lacking(`${pointer}/weight`, null, NAME);
  if (request.itemLines.length > 1) {
    yield* lacking(`${pointer}/referToItemTransactionId`, item.referToItemTransactionId, NAME);
  }
}

const tooMany = (pointer: string, actual: number, limit: number, unit: string): Violation => ({
  ...{ code: 'FIELD_INVALID', pointer, actual, limit, unit },
  message: `There are ${actual} ${unit}; ${NAME} takes at most ${limit}.`,
});
