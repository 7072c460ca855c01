import { kilogramsOf } from '#electron/engine/rules/index.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { failedBecause, type PurchaseOutcome, type PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { serviceOf } from '../http/account/service-of.ts';
import { byPackage } from '../http/by-package.ts';
import { configOfType } from '../http/account/config-of.ts';
import { field, listOf, quoted, textOf, wordsOf } from '../http/fields.ts';
import { given, said } from '../http/given.ts';
import { inlineDocument, soldDocuments } from '../http/inline-document.ts';
import { numberIn, type GivenBack } from '../http/numbers.ts';
import { foundOtherwise, provenAlone, readDone, refusedBy, saysNothing, unproven, wordsOfNo } from '../http/proof.ts';
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
          ...{ ShipmentUnitReference: [itemTransactionId], Weight: weight && kilogramsOf(weight) },
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

const quote = (answer: Answer) => quoted(wordsIn(answer));

/** The words with which GLS says no; null where it does not. */
export const refusalIn = (answer: Answer) => wordsOfNo(answer.status, wordsIn(answer));

/** Each number once: fewer than packages are no sale of all of them. */
const numbersOf = (all: readonly unknown[]) => [...new Set(all.map((each) => numberIn(field(each, 'TrackID'))))];

/** The parcels as the packages were sent, by the references that GLS repeats; null where it does not say which is whose. */
function inOrder(parcels: readonly unknown[], { packages }: PreparedShipment): readonly unknown[] | null {
  if (packages.length === 1) return parcels;
  const found = byPackage(packages, parcels, (parcel) => listOf(field(parcel, 'ShipmentUnitReference')));
  return parcels.length === packages.length && !found.includes(undefined) ? found : null;
}

const labelsIn = (created: unknown) =>
  listOf(field(created, 'PrintData')).flatMap((print) =>
    listOf(field(print, 'Data')).map((data) => ({ data, format: textOf(field(print, 'LabelFormat')) ?? '' })),
  );

/** @param made the labels that came along; all others are still to be had */
const sold = (trackingNumbers: string[], made: readonly (NewDocument | Diagnostic)[] = []) => ({
  ...{ kind: 'purchased' as const, trackingNumbers, notes: { trackIds: trackingNumbers } },
  ...soldDocuments(made, trackingNumbers.length),
});

/** A sale has a number for every package, and labels; what has numbers and is none may cost money. */
export function toOutcome(answer: Answer, { shipment }: Order): PurchaseOutcome {
  const words = refusalIn(answer);
  if (words !== null) return refusedBy(NAME, answer.status, words);
  const created = field(readDone(answer), 'CreatedShipment');
  const parcels = listOf(field(created, 'ParcelData'));
  const numbers = numbersOf(inOrder(parcels, shipment) ?? parcels);
  if (!numbers.some(Boolean)) return provenAlone(answer, NAME) ?? unproven(answer, wordsIn(answer));
  const sale = sold(numbers, shipment.packages.length > 1 ? [] : [labelIn(answer, numbers.join(), 1)]);
  return labelsIn(created).length > 0 ? sale : { ...unproven(answer, wordsIn(answer)), notes: sale.notes };
}

/** The label out of an answer that is of this parcel alone: GLS does not say whose each of several is. Else what is wrong. */
export function labelIn(answer: Answer, number: string, packageNumber: number): NewDocument | Diagnostic {
  const created = field(readDone(answer), 'CreatedShipment');
  const [label, ...others] = labelsIn(created);
  const numbers = numbersOf(listOf(field(created, 'ParcelData')));
  if (!label || others.length > 0 || numbers.join() !== number)
    return diagnostic('DOCUMENT_LACKING', { package: packageNumber, ...quote(answer) });
  const imageType = label.format === 'ZEBRA' ? 'zpl' : label.format.toLowerCase();
  return inlineDocument(textOf(label.data) ?? '', { packageNumber, contentType: 'LABEL', imageType });
}

/** The parcels that an answer is of, each with its references: those that were looked for, or whose labels are printed again. */
function parcelsIn(body: object | null): object[] {
  const created = field(body, 'CreatedShipment');
  const ShipmentReference = field(created, 'ShipmentReference');
  const printed = listOf(field(created, 'ParcelData')).map((parcel) => ({ ...(parcel as object), ShipmentReference }));
  return [...(listOf(field(body, 'UnitItems')) as object[]), ...printed];
}

/** Found by our own id, a parcel for every package, is sold; all else is for a person, and nothing found proves nothing. */
export function toFound(answer: Answer, { shipment, attempt: { ownId: reference } }: Order): PurchaseOutcome {
  const body = readDone(answer);
  if (refusalIn(answer) === null && body === null) return saysNothing(answer);
  const items = parcelsIn(body);
  const own = items.filter((item) => listOf(field(item, 'ShipmentReference')).includes(reference));
  const trackingNumbers = numbersOf(inOrder(own, shipment) ?? []);
  const packages = shipment.packages.length;
  if (trackingNumbers.length === packages && trackingNumbers.every(Boolean)) return sold(trackingNumbers);
  const numbers = numbersOf(items).filter(Boolean);
  if (numbers.length > 0) return foundOtherwise(NAME, { reference, numbers, packages }, wordsIn(answer));
  return failedBecause('unknown', diagnostic('REFERENCE_NOT_FOUND', { at: NAME, reference, ...quote(answer) }));
}

const codeOf = (outcome: PurchaseOutcome) => ('trouble' in outcome ? outcome.trouble?.code : undefined);
export const isNotFound = (outcome: PurchaseOutcome) => codeOf(outcome) === 'REFERENCE_NOT_FOUND';
/** Whether there is such a shipment, be it as it was ordered or otherwise. */
export const isFound = (outcome: PurchaseOutcome) =>
  outcome.kind === 'purchased' || codeOf(outcome) === 'REFERENCE_FOUND_OTHERWISE';

export const asksToWait = (outcome: PurchaseOutcome) => outcome.kind !== 'purchased' && outcome.waitMs !== undefined;

/** A refusal that says that an earlier call, whose answer may have been lost, cancelled the parcel; not that it asked for it, nor that it may have. */
const CANCELLED_BEFORE = /(?:^|[^a-z])already[ _](?:been[ _])?cancell?ed(?![a-z])/i;
const IN_DOUBT = /\bor\b|\bnot (?:yet )?already\b/i;

/** @throws DiagnosticError where GLS says neither that the parcel is cancelled nor that it refuses */
export function toGivenBack(answer: Answer, number: string): GivenBack {
  const words = refusalIn(answer);
  if (words !== null) return CANCELLED_BEFORE.test(words) && !IN_DOUBT.test(words) ? 'voided' : { refused: words };
  const body = readDone(answer);
  const [parcel, result] = [textOf(field(body, 'TrackID')), textOf(field(body, 'Result'))];
  if (parcel === number && result === 'CANCELLED') return 'voided';
  const said = wordsIn(answer) ?? wordsOf(`${parcel ?? ''} ${result ?? ''}`);
  throw new DiagnosticError(diagnostic('VOID_NOT_SAID', { id: number, ...quoted(said) }));
}

/** The one carrier behind the keys, with the products of the description. */
export const toCarrier = ({ contactId }: GlsAdapterConfig) => ({
  ...{ adapter: { contactId }, name: NAME, nickname: contactId, packages: [] },
  services: PRODUCTS.map((code) => serviceOf(code, `GLS ${code.slice(0, 1)}${code.slice(1).toLowerCase()}`)),
});
