import { decimal } from '#electron/engine/rules/index.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { failedBecause } from '#electron/engine/shipping/adapter.ts';
import type { PurchaseOutcome, PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Weight } from '#shared/schema/shipping/measure.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { configOfType } from '../http/config-of.ts';
import { field, listOf, textOf, wordsOf } from '../http/fields.ts';
import { given, said } from '../http/given.ts';
import { documentsUnusable, inlineDocument } from '../http/inline-document.ts';
import { numberIn, type GivenBack } from '../http/numbers.ts';
import { isRefusal, provenAlone, refusedBy, tellsOfSilence, unproven } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';
import type { GlsAdapterConfig } from './config.ts';

type Order = Pick<PurchaseRequest, 'shipment' | 'attempt'>;

export const NAME = 'GLS';
export const PRODUCTS: readonly string[] = ['PARCEL', 'EXPRESS', 'FREIGHT', 'PHARMA', 'PHARMAPLUS'];
const format = (LabelFormat: string, TemplateSet = 'NONE') => ({ LabelFormat, TemplateSet });
const formats = { PDF: format('PDF'), PNG: format('PNG'), ZPL: format('ZEBRA', 'ZPL_200') };
/** Our formats by GLS's names. */
export const FORMATS: Readonly<Record<string, ReturnType<typeof format>>> = formats;

export const configOf = configOfType<GlsAdapterConfig>('gls');

/** Exactly, or null: pounds become kilograms by eight more digits, for which a number may have no room. */
export function kilograms({ value, units }: Weight): number | null {
  const exact = decimal(value).times(units === 'LB' ? '0.45359237' : '1');
  return exact.eq(exact.toNumber()) ? exact.toNumber() : null;
}

export const printing = ({ imageType }: PreparedShipment) => ({ ReturnLabels: FORMATS[imageType] });

const toAddress = ({ address, contact }: Party) =>
  given({
    Name1: said(contact.companyName) ?? contact.personName,
    Name2: address.streetLine2,
    Name3: address.streetLine3,
    ContactPerson: said(contact.companyName) && contact.personName,
    Street: address.streetLine1,
    ...{ City: address.city, Zipcode: address.zipCode, Province: address.stateOrProvinceCode },
    ...{ CountryCode: address.countryCode, FixedLinePhonenumber: contact.phoneNumber, Email: contact.emailAddress },
  });

/** What GLS is sent to sell a shipment. Our own id is its first reference; a parcel's is the id of its item line. */
export function toRequest({ shipment, attempt }: Order) {
  const { request, account, shipper, service, packages } = shipment;
  const texts = request.itemLines.map(({ customerReference = {} }) => customerReference);
  return {
    Shipment: given({
      ShipmentReference: [...new Set([attempt.ownId, ...texts.flatMap(({ ref3 }) => said(ref3) ?? [])])],
      ...{ Product: service.serviceCode, IncotermCode: request.paymentOption?.paymentTerms },
      Consignee: { Address: toAddress(request.recipient) },
      Shipper: { ContactID: configOf(account).contactId, AlternativeShipperAddress: toAddress(shipper) },
      ShipmentUnit: packages.map(({ itemTransactionId, transmitted: { weight } }, index) =>
        given({
          ...{ ShipmentUnitReference: [itemTransactionId], Weight: weight && kilograms(weight) },
          ...{ Note1: texts[index]?.['ref1'], Note2: texts[index]?.['ref2'] },
        }),
      ),
    }),
    PrintingOptions: printing(shipment),
  };
}

/** GLS's own words, which stand in the headers of its answer. */
export function wordsIn({ headers }: Answer): string | null {
  const [message, code] = [wordsOf(headers['message']), wordsOf(headers['error'])];
  return message !== null && code !== null ? `${message} (${code})` : (message ?? code);
}

/** The words with which GLS says no; null where it does not. */
export function refusalIn(answer: Answer): string | null {
  const words = wordsIn(answer);
  return words !== null && isRefusal(answer.status) && !tellsOfSilence(words) ? words : null;
}

const read = ({ status, body }: Answer) => (status >= 200 && status < 300 ? readJson(body) : null);

/** Each number once: fewer than packages are no sale of all of them. */
const numbersOf = (parcels: readonly unknown[]) => [
  ...new Set(parcels.map((each) => numberIn(field(each, 'TrackID')))),
];

/** The parcels as the packages were sent, by the references that GLS repeats; null where it does not say which is whose. */
function inOrder(parcels: readonly unknown[], { packages }: PreparedShipment): readonly unknown[] | null {
  if (packages.length === 1) return parcels;
  const found = packages.map(({ itemTransactionId }) =>
    parcels.filter((parcel) => listOf(field(parcel, 'ShipmentUnitReference')).includes(itemTransactionId)),
  );
  return parcels.length === packages.length && found.every(({ length }) => length === 1) ? found.flat() : null;
}

const labelsIn = (created: unknown) =>
  listOf(field(created, 'PrintData')).flatMap((print) =>
    listOf(field(print, 'Data')).map((data) => ({ data, format: textOf(field(print, 'LabelFormat')) ?? '' })),
  );

/** A sale whose labels are still to be had. */
const sold = (trackingNumbers: string[]) => ({
  ...{ kind: 'purchased' as const, trackingNumbers, notes: { trackIds: trackingNumbers } },
  ...{ documents: [], documentSources: [] },
});

/** A sale has a number for every package, and labels; what has numbers and is none may cost money. */
export function toOutcome(answer: Answer, { shipment }: Order): PurchaseOutcome {
  const words = refusalIn(answer);
  if (words !== null) return refusedBy(NAME, answer.status, words);
  const created = field(read(answer), 'CreatedShipment');
  const parcels = listOf(field(created, 'ParcelData'));
  const numbers = numbersOf(inOrder(parcels, shipment) ?? parcels);
  if (!numbers.some(Boolean)) return provenAlone(answer, NAME) ?? unproven(answer, wordsIn(answer));
  const { documentSources, ...sale } = sold(numbers);
  if (labelsIn(created).length === 0) return { ...unproven(answer, wordsIn(answer)), notes: sale.notes };
  if (shipment.packages.length > 1) return sold(numbers);
  const label = labelIn(answer, numbers.join(), 1);
  if (typeof label === 'object') return { ...sale, documents: [label] };
  return { ...sale, documentSources, detail: documentsUnusable([label]) };
}

/** The label out of an answer that is of this parcel alone: GLS does not say whose each of several is. Else in words what is wrong. */
export function labelIn(answer: Answer, number: string, packageNumber: number): NewDocument | string {
  const created = field(read(answer), 'CreatedShipment');
  const [label, ...others] = labelsIn(created);
  const numbers = numbersOf(listOf(field(created, 'ParcelData')));
  if (!label || others.length > 0 || numbers.join() !== number)
    return wordsIn(answer) ?? `Package ${packageNumber}: no label came of it alone (${answer.status}).`;
  const imageType = label.format === 'ZEBRA' ? 'zpl' : label.format.toLowerCase();
  return inlineDocument(textOf(label.data) ?? '', { packageNumber, contentType: 'LABEL', imageType });
}

/** Found by our own id, a parcel for every package, is sold; all else is for a person, and nothing found proves nothing. */
export function toFound(answer: Answer, { shipment, attempt: { ownId: reference } }: Order): PurchaseOutcome {
  const { status } = answer;
  const unknown = (said: Diagnostic) => failedBecause('unknown', said);
  if (refusalIn(answer) === null && read(answer) === null)
    return unknown(diagnostic('LOOKUP_WITHOUT_ANSWER', { status }));
  const items = listOf(field(read(answer), 'UnitItems'));
  const own = items.filter((item) => listOf(field(item, 'ShipmentReference')).includes(reference));
  const trackingNumbers = numbersOf(inOrder(own, shipment) ?? []);
  const packages = shipment.packages.length;
  if (trackingNumbers.length === packages && trackingNumbers.every(Boolean)) return sold(trackingNumbers);
  const numbers = numbersOf(items).join(', ').slice(0, 1000);
  const words = wordsIn(answer);
  const values = { at: NAME, reference, ...(words !== null && { words }) };
  if (numbers === '') return unknown(diagnostic('REFERENCE_NOT_FOUND', values));
  return unknown(diagnostic('REFERENCE_FOUND_OTHERWISE', { ...values, numbers, packages }));
}

/** @throws Error where GLS says neither that the parcel is cancelled nor that it refuses */
export function toGivenBack(answer: Answer, number: string): GivenBack {
  const words = refusalIn(answer);
  if (words !== null) return { refused: words };
  const body = read(answer);
  const result = field(body, 'TrackID') === number ? textOf(field(body, 'Result')) : null;
  if (result === 'CANCELLED') return 'voided';
  throw new Error(`${NAME} does not say that ${number} is cancelled (${result ?? answer.status}).`);
}

/** The one carrier behind the keys, with the products of the description. */
export const toCarrier = ({ contactId }: GlsAdapterConfig) => ({
  ...{ adapter: { contactId }, name: NAME, nickname: contactId, packages: [] },
  services: PRODUCTS.map((serviceCode) => {
    const name = `GLS ${serviceCode.slice(0, 1)}${serviceCode.slice(1).toLowerCase()}`;
    return { serviceCode, name, domestic: true, international: true, isMultiPackageSupported: true };
  }),
});
