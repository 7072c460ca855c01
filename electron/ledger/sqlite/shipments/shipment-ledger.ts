import type { Database } from 'better-sqlite3';
import type { ShipmentLedger } from '#electron/engine/shipping/store.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { openAttempts } from './attempts.ts';
import { openDocumentSources } from '../documents/document-sources.ts';
import { openDocuments } from '../documents/documents.ts';
import { openJournal } from '../journal/journal.ts';
import type { Meta } from '../meta.ts';
import { openOrderAtSale } from '../orders/order-at-sale.ts';
import { openPackages } from './packages.ts';
import { openLateIndex } from './late-index.ts';
import { openSearchIndex } from './search-index.ts';
import { openShipmentCounts } from './shipment-counts.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { openShipmentSearch } from './shipment-search.ts';
import { openShipmentsReader } from './shipments-reader.ts';
import { openShipmentsWriter } from './shipments-writer.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

interface Station {
  stationId: string;
  time: LedgerTime;
  meta: Meta;
  checksums: RowChecksums;
}

export function openShipmentLedger(database: Database, queue: WriteQueue, station: Station): ShipmentLedger {
  const packages = openPackages(database);
  const attempts = openAttempts(database);
  const documents = openDocuments(database, station.checksums);
  const documentSources = openDocumentSources(database);
  const journal = openJournal(database);
  const searchIndex = openLateIndex(database, queue, {
    ...{ meta: station.meta, packages },
    searchIndex: openSearchIndex(database),
  });
  const reader = openShipmentsReader(database, packages, station.checksums);
  const search = openShipmentSearch(database, reader, searchIndex);
  const counts = openShipmentCounts(database, searchIndex);
  const writer = openShipmentsWriter(database, {
    ...station,
    reader,
    packages,
    attempts,
    documents,
    documentSources,
    journal,
    searchIndex,
  });

  const mayBeSold = openOrderAtSale(database);

  /** The shipment's sequence, once it is known that all that belongs to it is as it was sealed; 0 where there is none. */
  const whole = (shipmentId: string): number => {
    const sequence = reader.sequenceOf(shipmentId) ?? 0;
    station.checksums.checkShipment(sequence);
    return sequence;
  };

  return {
    accept: (acceptance) =>
      queue.write(() => {
        if (mayBeSold(acceptance)) return writer.accept(acceptance);
        const by = writer.holderOf(acceptance.clientId, acceptance.transactionId);
        return by ? { kind: 'taken', by } : { kind: 'orderChanged' };
      }),
    holderOf: async (clientId, transactionId) => writer.holderOf(clientId, transactionId),
    advance: (change) => queue.write(() => writer.advance(change)),
    find: async (shipmentId) => reading(() => reader.find(shipmentId)),
    findByTransaction: async (clientId, transactionId) =>
      reading(() => reader.findByTransaction(clientId, transactionId)),
    findByOrder: async (source, orderNumber) => reading(() => reader.findByOrder(source, orderNumber)),
    list: async (query) => reading(() => search(query)),
    count: (filter) => counts.count(filter),
    costs: (filter) => counts.costs(filter),
    recentByAccount: async (shipments) => counts.recentByAccount(shipments),
    countDoubts: async () => reading(() => reader.countDoubts()),
    listInStates: async (states) => reading(() => reader.inStates(states)),
    listAbandoned: async () => reading(() => reader.abandoned()),
    submitVoid: (shipmentId, submission) => queue.write(() => writer.submitVoid(shipmentId, submission)),
    dropVoid: (shipmentId, warning) => queue.write(() => writer.dropVoid(shipmentId, warning)),
    setLabelProblem: (shipmentId, problem) => queue.write(() => writer.setLabelProblem(shipmentId, problem)),
    listSubmittedVoids: async () => reading(() => reader.submittedVoids()),
    attempts: async (shipmentId) => reading(() => attempts.ofShipment(whole(shipmentId))),
    attemptNotes: async (shipmentId) => reading(() => attempts.notes(whole(shipmentId))),
    note: (shipmentId, added) => queue.write(() => writer.note(shipmentId, added)),
    journal: async (shipmentId) => reading(() => journal.ofShipment(shipmentId)),
    documents: async (shipmentId) => reading(() => documents.ofShipment(whole(shipmentId))),
    documentSources: async (shipmentId) => reading(() => documentSources.ofShipment(whole(shipmentId))),
    documentBytes: async (documentId) => reading(() => documents.read(documentId)),
    verifyJournal: () => journal.verify(),
  };
}
