import type { ShipmentDetail, ShipmentSummary, StoredDocument } from '#shared/schema/shipping/shipment.ts';
import type { PackageDocument, ShipmentData } from '#shared/schema/shipping/shipment-response.ts';
import type { DocumentDelivery } from '#shared/schema/station/settings.ts';
import { traitsOf, type Defined } from '../../accounts/index.ts';
import { asSent } from '../../rules/index.ts';
import { actionsOf } from '../actions.ts';
import type { ShippingDeps } from '../deps.ts';
import type { FileLinks } from '#electron/engine/shipping/documents/file-links.ts';
import type { DocumentRecord } from '#electron/engine/shipping/documents/document.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { SeenShipment, ShipmentReads } from '#electron/engine/shipping/store.ts';
import { PURCHASE_IN_STATE } from '../states.ts';

/** Where what belongs to a shipment is read. */
type Stored = Pick<ShipmentReads, 'attempts' | 'journal' | 'documents' | 'documentBytes'>;

const isoTime = (instant: number) => new Date(instant).toISOString();

async function deliver(
  document: DocumentRecord,
  delivery: DocumentDelivery,
  sources: { ledger: Stored; links: FileLinks },
): Promise<PackageDocument> {
  const { imageType, contentType } = document;
  if (delivery === 'url') return { fileBase64: null, imageType, fileUrl: sources.links.make(document.id), contentType };
  const stored = await sources.ledger.documentBytes(document.id);
  const fileBase64 =
    stored && Buffer.from(stored.bytes.buffer, stored.bytes.byteOffset, stored.bytes.byteLength).toString('base64');
  return { fileBase64, imageType, fileUrl: null, contentType };
}

/** The specification's `data` of a bought shipment: what was sent is echoed, members null where nothing was (contract, section 3). */
export async function toShipmentData(
  record: ShipmentRecord,
  delivery: DocumentDelivery,
  sources: { ledger: Stored; links: FileLinks },
): Promise<ShipmentData> {
  const { prepared, trackingNumbers, platformTrackingNumbers } = record;
  const { account } = prepared;
  const request = asSent(prepared);
  const documents = await sources.ledger.documents(record.id);
  const master = trackingNumbers.length > 1 ? (trackingNumbers[0] ?? null) : null;
  const transactionShipments = prepared.packages.map(async (item, index) => ({
    itemTransactionId: item.itemTransactionId,
    platformTrackingNumber: platformTrackingNumbers[index] ?? '',
    trackingNumber: trackingNumbers[index] ?? '',
    masterTrackingNumber: master,
    declaredInfo: item.declaredInfo,
    specialService: request.itemLines[index]?.specialService ?? null,
    customerReference: request.itemLines[index]?.customerReference ?? null,
    packageDocuments: await Promise.all(
      documents
        .filter((document) => document.packageNumber === index + 1)
        .map((document) => deliver(document, delivery, sources)),
    ),
  }));
  return {
    transactionId: record.transactionId,
    carrierId: account.carrierId,
    carrierCode: account.carrierCode,
    serviceType: prepared.service.serviceCode,
    paymentOption: { paymentType: null, paymentTerms: null, payor: null, ...request.paymentOption },
    signatureOption: { signatureOptionType: null, ...request.signatureOption },
    labelSpecification: { imageType: null, labelStockType: null, ...request.labelSpecification },
    taxIndentifiers: request.taxIndentifiers ?? null,
    transactionShipments: await Promise.all(transactionShipments),
  };
}

export function toSummary(record: ShipmentRecord, adapters: Defined): ShipmentSummary {
  const { account, request, service, packages } = record.prepared;
  const { address, contact } = request.recipient;
  return {
    id: record.id,
    orderNumber: record.prepared.order?.orderNumber ?? null,
    transactionId: record.transactionId,
    clientId: record.clientId,
    packer: record.prepared.packer?.name ?? null,
    carrierId: account.carrierId,
    carrierCode: account.carrierCode,
    serviceType: service.serviceCode,
    state: record.state,
    purchase: PURCHASE_IN_STATE[record.state],
    test: traitsOf(adapters, account, service).isTest,
    acceptedAt: isoTime(record.acceptedAt),
    updatedAt: isoTime(record.updatedAt),
    recipient: {
      name: contact.personName?.trim() ? contact.personName : (contact.companyName ?? ''),
      city: address.city,
      zipCode: address.zipCode ?? '',
      countryCode: address.countryCode,
    },
    packageCount: packages.length,
    trackingNumbers: record.trackingNumbers,
    platformTrackingNumbers: record.platformTrackingNumbers,
    manifestId: record.manifestId,
    cost: record.cost,
    voidSubmittedAt: record.voidSubmission && isoTime(record.voidSubmission.at),
  };
}

const toStoredDocument = ({ shipmentId: _, ...document }: DocumentRecord, links: FileLinks): StoredDocument => ({
  ...document,
  fileUrl: links.make(document.id),
});

/** One shipment with its attempts, documents, journal and what may be done with it. */
export async function toDetail(
  record: SeenShipment,
  { ledger, links, adapters }: Pick<ShippingDeps, 'ledger' | 'links' | 'adapters'>,
  shipments: Stored = ledger.shipments,
): Promise<ShipmentDetail> {
  const [attempts, documents, journal] = await Promise.all([
    shipments.attempts(record.id),
    shipments.documents(record.id),
    shipments.journal(record.id),
  ]);
  return {
    shipment: toSummary(record, adapters),
    request: record.prepared.request,
    data: record.trackingNumbers.length > 0 ? await toShipmentData(record, 'url', { ledger: shipments, links }) : null,
    warnings: record.warnings,
    problem: record.problem,
    rule: record.prepared.rule ?? null,
    attempts,
    documents: documents.map((document) => toStoredDocument(document, links)),
    journal,
    actions: actionsOf(adapters, record),
    ...seenAt(record),
  };
}

/** Said of what was answered without the ledger. */
export const seenAt = ({ lastSeenAt }: SeenShipment): { lastSeenAt?: string } =>
  lastSeenAt === undefined ? {} : { lastSeenAt: new Date(lastSeenAt).toISOString() };
