import type { Acceptance, AcceptOutcome } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentLedger } from '#electron/engine/shipping/store.ts';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { Attempt } from '#shared/schema/shipping/shipment.ts';
import { isHeldBy } from '../batches/held-row.ts';
import type { Database } from '../database.ts';
import type { Desk } from '../desk.ts';
import { openDocuments } from '../documents/documents.ts';
import { openJournal } from '../journal/journal.ts';
import type { JournalQueue } from '../journal-queue.ts';
import { mayBeSold } from '../orders/order-at-sale.ts';
import { readShut, shutError, type Shut } from '../restatement/gate.ts';
import type { ServerGuard } from '../server-checks.ts';
import { notesOf } from './attempt-notes.ts';
import { openRecentByAccount, openShipmentCosts, openShipmentCounts } from './shipment-counts.ts';
import { openShipmentSearch } from './shipment-search.ts';
import { openShipmentsReader } from './shipments-reader.ts';
import type { ShipmentsWriter } from './shipments-writer.ts';

type AttemptRow = Omit<Attempt, 'startedAt' | 'deadlineAt' | 'finishedAt'> & {
  startedAt: number;
  deadlineAt: number;
  finishedAt: number | null;
};

export function openShipmentLedger(
  database: Database,
  queue: JournalQueue,
  of: { desk: Desk; writer: ShipmentsWriter; guard: ServerGuard },
): ShipmentLedger {
  const reader = openShipmentsReader(database);
  const { writer } = of;
  const journal = openJournal(database);
  const documents = openDocuments(database);

  const acceptOnce = (acceptance: Acceptance) =>
    queue.write(async (write): Promise<AcceptOutcome | Shut> => {
      const { row } = acceptance;
      if (row && !(await isHeldBy(write, of.desk.run, row))) return { kind: 'overtaken' };
      if (acceptance.prepared.order) {
        const shut = await readShut(write);
        if (shut) return shut;
        if (!(await mayBeSold(write, acceptance))) {
          const by = await writer.holderOf(write, acceptance.clientId, acceptance.transactionId);
          return by ? { kind: 'taken', by } : { kind: 'orderChanged' };
        }
      }
      return writer.accept(write, acceptance);
    });

  return {
    async accept(acceptance) {
      of.guard.requireSafe();
      let outcome = await acceptOnce(acceptance);
      // Another server answers than before, on the same connection: this desk is the first to notice.
      if (outcome.kind === 'shut' && !outcome.isNoticed) {
        await queue.lookAgain();
        outcome = await acceptOnce(acceptance);
      }
      if (outcome.kind === 'shut') throw shutError(outcome);
      return outcome;
    },
    holderOf: (clientId, transactionId) => writer.holderOf(database, clientId, transactionId),
    async advance(change) {
      const outcome = await queue.write((write) => writer.advanceOnceStated(write, change));
      if ('kind' in outcome) throw shutError(outcome);
      return outcome;
    },
    find: reader.find,
    findByTransaction: reader.findByTransaction,
    findByOrder: reader.findByOrder,
    list: openShipmentSearch(database),
    count: openShipmentCounts(database),
    costs: openShipmentCosts(database),
    recentByAccount: openRecentByAccount(database),
    countDoubts: reader.countDoubts,
    listInStates: reader.inStates,
    listAbandoned: () => reader.abandonedFor(of.desk),
    async attempts(shipmentId) {
      const rows = await database.all<AttemptRow>(
        `SELECT attempt.number, started_at AS "startedAt", deadline_at AS "deadlineAt", finished_at AS "finishedAt", outcome, detail, trouble,
           own_id AS "ownId"
         FROM attempt JOIN shipment ON sequence = shipment WHERE shipment.id = $1 ORDER BY attempt.number`,
        [shipmentId],
      );
      return rows.map(toAttempt);
    },
    submitVoid: (shipmentId, submission) => queue.write((write) => writer.submitVoid(write, shipmentId, submission)),
    dropVoid: (shipmentId, warning) => queue.write((write) => writer.dropVoid(write, shipmentId, warning)),
    setLabelProblem: (shipmentId, problem) =>
      queue.write((write) => writer.setLabelProblem(write, shipmentId, problem)),
    listSubmittedVoids: reader.submittedVoids,
    attemptNotes: (shipmentId) => notesOf(database, shipmentId),
    note: (shipmentId, added) => queue.write((write) => writer.note(write, shipmentId, added)),
    journal: journal.ofShipment,
    documents: documents.ofShipment,
    documentSources: documents.sourcesOf,
    documentBytes: documents.read,
    verifyJournal: journal.verify,
  };
}

const toAttempt = ({ startedAt, deadlineAt, finishedAt, ...row }: AttemptRow): Attempt => ({
  ...row,
  startedAt: isoInstant(startedAt),
  deadlineAt: isoInstant(deadlineAt),
  finishedAt: finishedAt === null ? null : isoInstant(finishedAt),
});
