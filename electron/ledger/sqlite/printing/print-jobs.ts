import type { Database } from 'better-sqlite3';
import type { DuePrint, PrintJobStore } from '#electron/engine/printing/ports.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { REMOVE_DUE_ROW } from './pending-prints.ts';
import { openPrintJobsReader } from './print-jobs-reader.ts';
import { openPrintJobsWriter } from './print-jobs-writer.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export function openPrintJobs(database: Database, queue: WriteQueue, time: LedgerTime): PrintJobStore {
  const reader = openPrintJobsReader(database);
  const writer = openPrintJobsWriter(database, reader, time);

  const removeRow = database.prepare<[string, number]>(REMOVE_DUE_ROW);
  const removePending = database.prepare<[string]>('DELETE FROM print_order WHERE shipment_id = ?');

  const removeDue = (due: DuePrint) =>
    'shipmentId' in due ? removePending.run(due.shipmentId) : removeRow.run(due.batchId, due.number);

  return {
    add: (drafts, admit) => queue.write(() => writer.add(drafts, admit)),
    addDue: (due, drafts, admit) => queue.write(() => (removeDue(due).changes === 0 ? [] : writer.add(drafts, admit))),
    advance: (update) => queue.write(() => writer.advance(update)),
    note: (jobId, trouble) => queue.write(() => writer.note(jobId, trouble)),
    find: async (jobId) => reading(() => reader.find(jobId)),
    history: async (jobId) => reading(() => reader.history(jobId)),
    list: async (query) => reading(() => reader.list(query)),
    listInState: async (state) => reading(() => reader.inState(state)),
    shipmentsWaiting: async () => reading(() => reader.shipmentsWaiting()),
    countQueued: async (printerId) => reading(() => reader.countQueued(printerId)),
    nextQueued: async (printerId) => reading(() => reader.nextQueued(printerId)),
    listSpooled: async (limit) => reading(() => reader.spooled(limit)),
    newestOfLabel: async (trackingNumbers, clientIds) =>
      reading(() => reader.newestOfLabel(trackingNumbers, clientIds)),
  };
}
