import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { type PurchaseOutcome, type PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Cost } from '#shared/schema/shipping/cost.ts';
import { imageTypeNamed } from '../http/check-document.ts';
import { costOf } from '../http/cost.ts';
import { field, textOf } from '../http/fields.ts';
import { inlineDocument, isDocument, soldDocuments } from '../http/inline-document.ts';
import { foundOtherwise, unproven } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';
import { errorsIn, notFound, toRefusal } from './map-error.ts';
import { configOf } from './map-request.ts';
import { referencesOf } from './references.ts';

type Order = Pick<PurchaseRequest, 'shipment' | 'attempt'>;
type Purchased = Extract<PurchaseOutcome, { kind: 'purchased' }>;

const NUMBER = /^[0-9A-Z]{9,34}$/;

/** Where UPS has one of a thing, older versions of it give the thing in place of a list. */
export const asList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

export const numberOf = (value: unknown, name = 'TrackingNumber') => {
  const text = textOf(field(value, name))?.trim() ?? '';
  return NUMBER.test(text) ? text : '';
};

/** A sale is a number for every package; anything less that has a number may cost money. */
export function toSale(answer: Answer, order: Order): PurchaseOutcome {
  const body = readJson(answer.body);
  const results = field(field(body, 'ShipmentResponse'), 'ShipmentResults');
  if (answer.status < 200 || answer.status >= 300)
    return toRefusal(answer, configOf(order.shipment.account).accountNumber);
  const packages = asList(field(results, 'PackageResults'));
  const trackingNumbers = packages.map((each) => numberOf(each));
  const shipmentId = numberOf(results, 'ShipmentIdentificationNumber');
  if (shipmentId === '' && trackingNumbers.every((number) => number === '')) return unproven(answer, errorsIn(body));
  const cost = costIn(results);
  return {
    kind: 'purchased',
    trackingNumbers,
    notes: notesOf(shipmentId, trackingNumbers),
    ...(cost && { cost }),
    ...documentsOf(
      order,
      packages.map((each) => field(each, 'ShippingLabel')),
      field(results, 'Form'),
    ),
  };
}

const notesOf = (shipmentId: string, trackingNumbers: string[]) => ({
  trackingNumbers,
  shipmentId: shipmentId || (trackingNumbers[0] ?? ''),
});

/** What the account pays by its contract, where UPS says that; else by the published tariff. */
export function costIn(results: unknown): Cost | null {
  const negotiated = field(field(results, 'NegotiatedRateCharges'), 'TotalCharge');
  return moneyOf(negotiated) ?? moneyOf(field(field(results, 'ShipmentCharges') ?? results, 'TotalCharges'));
}

const moneyOf = (value: unknown) => costOf(field(value, 'MonetaryValue'), field(value, 'CurrencyCode'));

/** The labels that came with the answer, where these are what was asked for: a PDF is fetched afterwards. */
function documentsOf({ shipment }: Order, labels: unknown[], form: unknown): Partial<Purchased> {
  const all = shipment.packages.map((_, index) =>
    shipment.imageType === 'PDF' ? null : documentIn(labels[index], index + 1, 'LABEL'),
  );
  const invoice = form === undefined ? null : documentIn(field(form, 'Image'), 1, 'COMMERCIAL_INVOICE');
  return soldDocuments(
    [...all, invoice].filter((each) => each !== null),
    shipment.packages.length,
  );
}

/** The document in `GraphicImage`; else what is wrong with it. */
function documentIn(
  image: unknown,
  packageNumber: number,
  contentType: NewDocument['contentType'],
): NewDocument | Diagnostic {
  const format = field(image, 'ImageFormat') ?? field(image, 'LabelImageFormat');
  const imageType = imageTypeNamed(textOf(field(format, 'Code')) ?? '');
  const base64 = textOf(field(image, 'GraphicImage'));
  if (base64 === null) return diagnostic('DOCUMENT_LACKING', { package: packageNumber });
  return inlineDocument(base64, { packageNumber, contentType, imageType });
}

/**
 * What label recovery found by our own reference. Its first package is the shipment's, and there is one for each that was sent: that is the
 * sale. Anything else is for a person, with the numbers that UPS named; and nothing at all proves nothing.
 */
export function toFound(answer: Answer, order: Order): PurchaseOutcome {
  const body = readJson(answer.body);
  const account = configOf(order.shipment.account).accountNumber;
  const reference = lookedFor(order) ?? '';
  if (answer.status !== 200) return notFound(reference, account, errorsIn(body));
  const found = field(body, 'LabelRecoveryResponse');
  const results = asList(field(found, 'LabelResults'));
  const trackingNumbers = results.map((each) => numberOf(each)).filter((number) => number !== '');
  const candidates = asList(field(found, 'TrackingCandidate')).map((each) => numberOf(each));
  const named = [...new Set([...trackingNumbers, ...candidates])].filter((number) => number !== '');
  if (named.length === 0) return notFound(reference, account, errorsIn(body));
  const expected = order.shipment.packages.length;
  const lead = numberOf(found, 'ShipmentIdentificationNumber') || named[0];
  if (named.length === expected && (expected === 1 || (candidates.length === 0 && lead === named[0]))) {
    const labels = named.map((number) =>
      field(
        results.find((each) => numberOf(each) === number),
        'LabelImage',
      ),
    );
    const notes = notesOf(lead ?? '', named);
    return { kind: 'purchased', trackingNumbers: named, notes, ...documentsOf(order, labels, undefined) };
  }
  return foundOtherwise('UPS', { reference, numbers: named, packages: expected });
}

/** The reference that a label can be looked for by; null where the shipper's own took both places. */
export function lookedFor({ shipment, attempt }: Order): string | null {
  const { request, shipper } = shipment;
  return referencesOf(request, shipper.address.countryCode, attempt.ownId).hasOwn ? attempt.ownId : null;
}

/** The label of one package out of a recovery; null where the answer is of several and does not say which is its. */
export function labelIn(body: object | null, number: string, packageNumber: number): NewDocument | Diagnostic | null {
  const results = asList(field(field(body, 'LabelRecoveryResponse'), 'LabelResults'));
  const own = results.filter((each) => numberOf(each) === number);
  const [result] = own.length > 0 ? own : results.length === 1 && numberOf(results[0]) === '' ? results : [];
  const label = result === undefined ? null : documentIn(field(result, 'LabelImage'), packageNumber, 'LABEL');
  // A PDF beside others holds the labels of all.
  const isOfAll = results.length > 1 && label !== null && isDocument(label) && label.imageType === 'pdf';
  return isOfAll ? null : label;
}
