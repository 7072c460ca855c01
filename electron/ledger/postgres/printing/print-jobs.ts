import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import type { DuePrint, PrintJobStore } from '#electron/engine/printing/ports.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import type { Database, Session } from '../database.ts';
import { REMOVE_DUE_ROW } from './pending-prints.ts';
import { openPrintJobsReader } from './print-jobs-reader.ts';
import { openPrintJobsWriter } from './print-jobs-writer.ts';

const REMOVE_PENDING = 'DELETE FROM print_order WHERE shipment_id = $1 AND station_id = $2';

/** The print jobs of one desk. */
export function openPrintJobs(database: Database, of: { stationId: string; time: LedgerTime }): PrintJobStore {
  const { stationId } = of;
  const reader = openPrintJobsReader(database, stationId);
  const writer = openPrintJobsWriter(of);

  /** Jobs stand in their queue in the order in which they were asked for. */
  const inOrder = createKeyedQueue();

  const removeDue = (session: Session, due: DuePrint) =>
    'shipmentId' in due
      ? session.run(REMOVE_PENDING, [due.shipmentId, stationId])
      : session.run(REMOVE_DUE_ROW, [due.batchId, due.number]);

  return {
    add: (drafts, admit) =>
      inOrder.run('add', () => database.transaction((session) => writer.add(session, drafts, admit))),
    addDue: (due, drafts, admit) =>
      inOrder.run('add', () =>
        database.transaction(async (session) =>
          (await removeDue(session, due)) === 0 ? [] : writer.add(session, drafts, admit),
        ),
      ),
    advance: (update) => database.transaction((session) => writer.advance(session, update)),
    note: (jobId, trouble) => writer.note(database, jobId, trouble),
    ...reader,
  };
}
