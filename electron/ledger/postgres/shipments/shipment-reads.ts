import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import type { SeenShipment, ShipmentLedger, ShipmentQuery, ShipmentReads } from '#electron/engine/shipping/store.ts';
import { comparableCode } from '#shared/schema/accounts/carrier.ts';
import { decodePlace } from '../../cursor.ts';
import { folded, searchTermsOf } from '../../search-terms.ts';
import type { LastLabels, SeenLabel } from '../last-labels.ts';

/**
 * Reads from the database; while that is away, what this desk has seen of its last labels. `requirePassed` throws while the database may lack
 * what other desks know.
 */
export function openShipmentReads(
  shipments: ShipmentLedger,
  labels: LastLabels,
  requirePassed: () => Promise<void>,
): ShipmentReads {
  /** What was not seen stays unknown: it is answered as away, not as if it were not there. */
  async function or<T>(read: Promise<T>, seen: () => T | undefined): Promise<T> {
    try {
      return await read;
    } catch (error) {
      const found = error instanceof LedgerAwayError ? seen() : undefined;
      if (found === undefined) throw error;
      return found;
    }
  }
  /** That something is not there says only a database that knows all sales; what was stated just now is there when it is read again. */
  async function certain<T>(read: () => Promise<T | null>): Promise<T | null> {
    const found = await read();
    if (found) return found;
    await requirePassed();
    return read();
  }
  const of = <T>(id: string, part: (label: SeenLabel) => T): T | undefined => {
    const label = labels.find(id);
    return label && part(label);
  };
  const seen = ({ record, seenAt }: SeenLabel): SeenShipment => ({ ...record, lastSeenAt: seenAt });

  return {
    find: (id) =>
      or<SeenShipment | null>(
        certain(() => shipments.find(id)),
        () => of(id, seen),
      ),
    findByTransaction: (clientId, transactionId) =>
      or<SeenShipment | null>(
        certain(() => shipments.findByTransaction(clientId, transactionId)),
        () => {
          const label = labels
            .all()
            .find(
              ({ record }) =>
                record.transactionId === transactionId && record.clientId === (clientId ?? record.clientId),
            );
          return label && seen(label);
        },
      ),
    list: (query) =>
      or<Awaited<ReturnType<ShipmentReads['list']>>>(shipments.list(query), () => ({
        shipments: labels
          .all()
          .map(({ record }) => record)
          .filter((record) => isBehind(record, query) && fits(record, query))
          .slice(0, query.limit),
        next: null,
        incomplete: true,
      })),
    attempts: (id) => or(shipments.attempts(id), () => of(id, ({ attempts }) => attempts)),
    journal: (id) => or(shipments.journal(id), () => of(id, ({ journal }) => journal)),
    documents: (id) =>
      or(shipments.documents(id), () => of(id, (label) => label.documents.map(({ document }) => document))),
    documentSources: (id) => or(shipments.documentSources(id), () => of(id, () => [])),
    documentBytes: (id) => or(shipments.documentBytes(id), () => labels.document(id)),
  };
}

/** Whether it is not on a page before: of those that were accepted at the same instant as the last one there, some may be. */
const isBehind = ({ acceptedAt }: SeenShipment, { cursor }: ShipmentQuery) =>
  cursor === undefined || acceptedAt < decodePlace(cursor).at;

/** As the database finds them; words anywhere in the text that a shipment is found by. */
function fits(record: SeenShipment, query: ShipmentQuery): boolean {
  const { prepared, trackingNumbers, platformTrackingNumbers } = record;
  const terms = searchTermsOf(record);
  const has = (text: string, words: string | undefined) =>
    folded(words ?? '')
      .split(/\s+/)
      .every((word) => folded(text).includes(word));
  const numbers = [...trackingNumbers, ...platformTrackingNumbers].map((number) => number.toLowerCase());
  const asked: [unknown, boolean][] = [
    [query.clientIds, query.clientIds?.includes(record.clientId) === true],
    [query.ids, query.ids?.includes(record.id) === true],
    [query.states, query.states?.includes(record.state) === true],
    [query.carrierId, prepared.account.carrierId === query.carrierId],
    [query.carrierCode, comparableCode(prepared.account.carrierCode) === comparableCode(query.carrierCode ?? '')],
    [query.transactionId, record.transactionId === query.transactionId],
    [query.trackingNumber, numbers.includes(query.trackingNumber?.trim().toLowerCase() ?? '')],
    [query.itemTransactionId, prepared.packages.some((each) => each.itemTransactionId === query.itemTransactionId)],
    [query.manifestId, record.manifestId === query.manifestId],
    [query.manifested, (record.manifestId !== null) === query.manifested],
    [query.acceptedFrom, record.acceptedAt >= (query.acceptedFrom ?? 0)],
    [query.acceptedBefore, record.acceptedAt < (query.acceptedBefore ?? 0)],
    [query.packer, record.prepared.packer?.id === query.packer],
    [query.text, has(Object.values(terms).join('\n'), query.text)],
    [query.recipient, has(terms.recipient, query.recipient)],
    [query.reference, has(terms.reference, query.reference)],
  ];
  return asked.every(([value, holds]) => value === undefined || holds);
}
