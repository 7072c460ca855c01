import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import type { LedgerMaintenance } from '#electron/engine/maintenance/ledger-maintenance.ts';
import { LedgerDamagedError } from '../errors.ts';
import { diagnosticOfCheck } from '../ledger-diagnostic.ts';
import type { LedgerTime } from '../ledger-time.ts';
import { contentsCheck, documentsCheck, journalCheck } from '../stored-checks.ts';
import type { Witness, WitnessRecord } from '../local/witness.ts';
import type { Database } from './database.ts';
import type { LastLabels } from './last-labels.ts';
import { openCarrierForms } from './documents/carrier-forms.ts';
import { openDocuments } from './documents/documents.ts';
import { openJournal } from './journal/journal.ts';
import { openShippedContents } from './shipments/shipped-contents.ts';
import { redactSomeOrders, redactTheseOrders } from './orders/redact-orders.ts';
import { openRedaction } from './shipments/redact-shipments.ts';
import { redactWitnessed } from '../redact-shipment.ts';

/** Shipments, and orders, that are redacted in one commit for a person. */
const ERASED_AT_ONCE = 50;

/** Of a desk, what is redacted before its retention time is over: for a person, at whatever desk. */
const ERASED = 'SELECT id FROM shipment WHERE station_id = $1 AND accepted_at >= $2 AND redacted_at IS NOT NULL';

interface Parts {
  stationId: string;
  time: LedgerTime;
  witness: Witness;
  labels: Pick<LastLabels, 'forget' | 'drop'>;
  recordTime(): Promise<void>;
  /** Refuses all further writes of this desk. */
  refuse(reason: Error): void;
}

export function openMaintenance(
  database: Database,
  { stationId, time, witness, labels, recordTime, refuse }: Parts,
): LedgerMaintenance {
  const journal = openJournal(database);
  const documents = openDocuments(database);
  const forms = openCarrierForms(database);
  const redaction = openRedaction(database);
  /** Shipments of this desk that its witness has no more. */
  const unwitnessed = new Set<string>();

  /** Other desks cannot write in the witness of this one. */
  async function forgetErased(acceptedFrom: number): Promise<void> {
    const erased = (await database.all<{ id: string }>(ERASED, [stationId, acceptedFrom])).map(({ id }) => id);
    if (erased.every((id) => unwitnessed.has(id))) return;
    await witness.rewrite(redactWitnessed(erased, time.now()));
    for (const id of erased) unwitnessed.add(id);
  }

  return {
    recordTime,

    /** Redacts in slices, and in the desk's own witness. The dead rows are cleared by the database's autovacuum, which the schema asks to come soon. */
    async redact(acceptedBefore) {
      let count = 0;
      for (;;) {
        const some = await redaction.redactSome(acceptedBefore, time.now());
        count += some;
        checkpoint('redacting');
        if (some === 0) break;
      }
      await redaction.removeBatches(acceptedBefore);
      await redaction.removeForms(acceptedBefore);
      while ((await redactSomeOrders(database, acceptedBefore)) > 0) checkpoint('redacting');
      labels.forget(acceptedBefore);
      await witness.forget(acceptedBefore, beginningAfter);
      await forgetErased(acceptedBefore);
      return count;
    },

    async erase({ shipments, orders }) {
      // First: what the ledger has no more nobody would find again, where this is broken off.
      await witness.rewrite(redactWitnessed(shipments, time.now()));
      for (let from = 0; from < shipments.length; from += ERASED_AT_ONCE)
        await redaction.redactThese(shipments.slice(from, from + ERASED_AT_ONCE), time.now());
      for (let from = 0; from < orders.length; from += ERASED_AT_ONCE)
        await redactTheseOrders(database, orders.slice(from, from + ERASED_AT_ONCE));
      for (const id of shipments) labels.drop(id);
    },

    backups: null,
    putAway: () => [],

    async check() {
      const chains = journalCheck(await journal.verify());
      const contents = contentsCheck(await openShippedContents(database).verify());
      const stored = documentsCheck(await documents.verify(), await forms.verify());
      if (chains.status === 'failed') refuse(new LedgerDamagedError(diagnosticOfCheck(chains)));
      return [chains, contents, stored];
    },
  };
}

/** Each record has the numbers that the desk had given out by then. */
const beginningAfter = (last: WitnessRecord): WitnessRecord => ({
  ...last,
  after: last.sequence,
  accepted: [],
  changed: [],
});
