import { isoInstant } from '#shared/format/iso-instant.ts';
import type { ShipmentDetail, ShipmentSummary, StoredDocument } from '#shared/schema/shipping/shipment.ts';
import type { PackageDocument, ShipmentData } from '#shared/schema/shipping/shipment-response.ts';
import type { DocumentDelivery } from '#shared/schema/station/settings.ts';
import { traitsOf, type Defined } from '../../accounts/index.ts';
import { asSent } from '../../rules/index.ts';
import { actionsOf } from '../actions.ts';
import type { ShippingDeps } from '../deps.ts';
import type { FileLinks } from '../documents/file-links.ts';
import type { DocumentRecord, NewDocument } from '../documents/document.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { SeenShipment, ShipmentReads } from '../store.ts';
import { PURCHASE_IN_STATE } from '../states.ts';

/** Where what belongs to a shipment is read. */
type Stored = Pick<ShipmentReads, 'attempts' | 'journal' | 'documents' | 'documentBytes'>;

/** Where the documents of an answer come from. */
interface Sources {
  ledger: Pick<Stored, 'documents' | 'documentBytes'>;
  links: FileLinks;
  /** All documents of the shipment, where they are at hand. */
  documents?: readonly NewDocument[];
}

interface Delivered extends PackageDocument {
  packageNumber: number;
}

async function delivered(id: string, delivery: DocumentDelivery, sources: Sources): Promise<Delivered[]> {
  if (delivery === 'base64' && sources.documents) return sources.documents.map((each) => inBase64(each, each.bytes));
  const documents = await sources.ledger.documents(id);
  return Promise.all(
    documents.map(async (document) => {
      if (delivery === 'url') return { ...inBase64(document, null), fileUrl: sources.links.make(document.id) };
      const stored = await sources.ledger.documentBytes(document.id);
      return inBase64(document, stored?.bytes ?? null);
    }),
  );
}

const inBase64 = (
  { packageNumber, imageType, contentType }: Pick<NewDocument, 'packageNumber' | 'imageType' | 'contentType'>,
  bytes: Uint8Array | null,
): Delivered => ({
  packageNumber,
  fileBase64: bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  ...{ imageType, fileUrl: null, contentType },
});

/** The specification's `data` of a bought shipment: what was sent is echoed, members null where nothing was (contract, section 3). */
export async function toShipmentData(
  record: ShipmentRecord,
  delivery: DocumentDelivery,
  sources: Sources,
): Promise<ShipmentData> {
  const { prepared, trackingNumbers, platformTrackingNumbers } = record;
  const { account } = prepared;
  const request = asSent(prepared);
  const documents = await delivered(record.id, delivery, sources);
  const master = trackingNumbers.length > 1 ? (trackingNumbers[0] ?? null) : null;
  const transactionShipments = prepared.packages.map((item, index) => ({
    itemTransactionId: item.itemTransactionId,
    platformTrackingNumber: platformTrackingNumbers[index] ?? '',
    trackingNumber: trackingNumbers[index] ?? '',
    masterTrackingNumber: master,
    declaredInfo: item.declaredInfo,
    specialService: request.itemLines[index]?.specialService ?? null,
    customerReference: request.itemLines[index]?.customerReference ?? null,
    packageDocuments: documents
      .filter(({ packageNumber }) => packageNumber === index + 1)
      .map(({ packageNumber: _, ...document }) => document),
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
    transactionShipments,
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
    acceptedAt: isoInstant(record.acceptedAt),
    updatedAt: isoInstant(record.updatedAt),
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
    voidSubmittedAt: record.voidSubmission && isoInstant(record.voidSubmission.at),
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
