import type { PurchaseOutcome, PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { Notes } from '#electron/engine/shipping/notes.ts';
import type { DocumentSource } from '#electron/engine/shipping/documents/document.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { Cost } from '#shared/schema/shipping/cost.ts';
import { packageReference } from './request/map-request.ts';
import type { Link, Purchase, Rate, Shipment } from './read-answer.ts';

/** What is noted of a purchase before it is bought: ids there, in the order of the packages. */
export interface Noted {
  /** Of an order; null where one shipment is bought. */
  orderId: string | null;
  shipmentIds: readonly string[];
}

/** The ids of what was created, in the order of the packages; null where it is not what was asked for. */
export function notedOf(
  { id, shipments }: Purchase,
  { shipment, attempt }: Pick<PurchaseRequest, 'shipment' | 'attempt'>,
): Noted | null {
  const { packages } = shipment;
  if (id === null || shipments.length !== packages.length) return null;
  const isNamed = packages.length > 1 && shipments.every(({ reference }) => reference !== null);
  const ids = packages.map((_, index) => {
    const reference = packageReference(attempt.ownId, index);
    return (isNamed ? shipments.find((each) => each.reference === reference) : shipments[index])?.id ?? null;
  });
  const shipmentIds = ids.filter((each) => each !== null);
  if (new Set(shipmentIds).size !== packages.length) return null;
  return { orderId: packages.length > 1 ? id : null, shipmentIds };
}

/** The shipments in the order of the packages; undefined for what is not there. */
export const inOrder = ({ shipments }: Purchase, { shipmentIds }: Noted): (Shipment | undefined)[] =>
  shipmentIds.map((id) => shipments.find((shipment) => shipment.id === id));

/** The sale, with as many numbers as there are; null where nothing was sold. */
export function toSale(purchase: Purchase, noted: Noted, { imageType }: PreparedShipment): PurchaseOutcome | null {
  const shipments = inOrder(purchase, noted);
  const trackingNumbers = shipments.map((shipment) => shipment?.trackingCode ?? '');
  if (trackingNumbers.every((number) => number === '')) return null;
  const cost = costOf(purchase, shipments);
  return {
    kind: 'purchased',
    trackingNumbers,
    documents: [],
    documentSources: shipments.flatMap((shipment, index) => sourcesOf(shipment, index + 1, imageType.toLowerCase())),
    ...(cost && { cost }),
    notes: notesOf(noted),
  };
}

export const notesOf = ({ orderId, shipmentIds }: Noted): Notes => ({
  ...(orderId !== null && { orderId }),
  shipmentIds,
});

/** What was noted; null where nothing was. */
export function notedIn({ orderId, shipmentIds }: Notes): Noted | null {
  if (!Array.isArray(shipmentIds)) return null;
  return { orderId: typeof orderId === 'string' ? orderId : null, shipmentIds: shipmentIds as readonly string[] };
}

/** As it was quoted and chosen; of an order, what it quotes for all its shipments together. */
function costOf({ rates }: Purchase, shipments: readonly (Shipment | undefined)[]): Cost | null {
  const chosen = shipments.find((shipment) => shipment?.selectedRate)?.selectedRate;
  if (!chosen) return null;
  if (shipments.length === 1) return chosen.cost;
  return rates.find((rate) => isSameService(rate, chosen))?.cost ?? null;
}

const isSameService = (one: Rate, other: Rate) =>
  one.service === other.service && one.carrierAccountId === other.carrierAccountId;

/** The label in the format that is wanted, else as it was made; and the commercial invoice. */
export function sourcesOf(shipment: Shipment | undefined, packageNumber: number, wanted: string): DocumentSource[] {
  const { labels = [], forms = [] } = shipment ?? {};
  const label = labels.find(({ imageType }) => imageType === wanted) ?? labels[0];
  const invoice = forms.find(({ kind }) => kind === 'commercial_invoice');
  const source = ({ url, imageType }: Link, contentType: DocumentSource['contentType'], usual: string) => [
    { packageNumber, contentType, imageType: imageType ?? usual, url },
  ];
  return [
    ...(label ? source(label, 'LABEL', wanted) : []),
    ...(invoice ? source(invoice, 'COMMERCIAL_INVOICE', 'pdf') : []),
  ];
}
