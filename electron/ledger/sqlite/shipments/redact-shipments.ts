import type { Database } from 'better-sqlite3';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import { CLOSED_STATES, redactProblem, redactShipment } from '#electron/ledger/redact-shipment.ts';
import { SHIPMENT_COLUMNS, toRecord, type ShipmentRow } from './shipment-rows.ts';
import type { Packages } from './packages.ts';
import type { SearchIndex } from './search-index.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';

/** Shipments that are redacted in one commit. */
const AT_ONCE = 50;

/** Batches that ended, or were never begun, and were last touched before an instant. */
export const OLD_BATCHES =
  "SELECT sequence FROM batch WHERE updated_at < ? AND state IN ('DRAFT', 'STOPPED', 'FINISHED')";

/** What a carrier wrote of a day's end that is decided. */
export const HAS_WORDS =
  "state IN ('CREATED', 'REFUSED') AND (forms <> '[]' OR left_out <> '[]' OR reason IS NOT NULL)";

interface Parts {
  packages: Packages;
  searchIndex: SearchIndex;
  checksums: RowChecksums;
}

/** Redacts closed shipments. Writes inside the caller's transaction. */
export function openRedaction(database: Database, { packages, searchIndex, checksums }: Parts) {
  // Told which index, because SQLite took one that begins with those that were redacted years ago, and read all of them for each slice.
  const due = database.prepare<[number], ShipmentRow>(`
    SELECT ${SHIPMENT_COLUMNS} FROM shipment INDEXED BY shipment_to_blank
    WHERE blanked_at IS NULL AND accepted_at < ? AND state IN ${CLOSED_STATES} ORDER BY accepted_at LIMIT ${AT_ONCE}`);
  const these = database.prepare<[string], ShipmentRow>(`
    SELECT ${SHIPMENT_COLUMNS} FROM shipment
    WHERE blanked_at IS NULL AND id IN (SELECT value FROM json_each(?)) AND state IN ${CLOSED_STATES}`);
  const forgetLately = database.prepare<[string]>(
    'DELETE FROM shipped_lately WHERE shipment_id IN (SELECT value FROM json_each(?))',
  );
  const redact = database.prepare(`
    UPDATE shipment SET prepared = :prepared, problem = :problem, warnings = '[]', salt = NULL, blanked_at = :at WHERE sequence = :sequence`);
  const forgetDetails = database.prepare('UPDATE attempt SET detail = NULL, trouble = NULL WHERE shipment = ?');
  const forgetPacker = database.prepare('UPDATE hand_over SET packer = NULL WHERE shipment = ?');
  const forgetWhoPrinted = database.prepare(
    'UPDATE print_job SET packer = NULL WHERE packer IS NOT NULL AND shipment_id = (SELECT id FROM shipment WHERE sequence = ?)',
  );
  const removeBytes = database.prepare(
    'DELETE FROM document_bytes WHERE document IN (SELECT sequence FROM document WHERE shipment = ?)',
  );
  const removeSources = database.prepare('DELETE FROM document_source WHERE shipment = ?');
  const removeRows = database.prepare(`DELETE FROM batch_row WHERE batch IN (${OLD_BATCHES})`);
  const removeBatches = database.prepare(`DELETE FROM batch WHERE sequence IN (${OLD_BATCHES})`);

  const oldForms = 'SELECT sequence FROM manifest WHERE closed_at < ?';
  const removeForms = database.prepare(`DELETE FROM carrier_form WHERE manifest IN (${oldForms})`);
  const forgetWhoClosed = database.prepare(
    'UPDATE manifest SET packer = NULL WHERE packer IS NOT NULL AND closed_at < ?',
  );
  const forgetWords = database.prepare(`
    UPDATE carrier_manifest SET forms = '[]', left_out = '[]', reason = NULL, trouble = NULL
    WHERE manifest IN (${oldForms}) AND ${HAS_WORDS}`);

  function redactOne(row: ShipmentRow, at: number): void {
    const { sequence } = row;
    checksums.checkShipment(sequence);
    const prepared = redactShipment(JSON.parse(row.prepared) as PreparedShipment);
    const problem = row.problem && JSON.stringify(redactProblem(JSON.parse(row.problem) as Problem));
    const json = JSON.stringify(prepared);
    redact.run({ sequence, prepared: json, problem, at });
    forgetDetails.run(sequence);
    forgetPacker.run(sequence);
    forgetWhoPrinted.run(sequence);
    removeBytes.run(sequence);
    removeSources.run(sequence);
    searchIndex.put(sequence, toRecord({ ...row, prepared: json, problem }, packages.ofShipment(sequence)));
    checksums.putShipment(sequence);
  }

  return {
    /** Redacts the next of those accepted before the instant; how many. */
    redactSome(acceptedBefore: number, at: number): number {
      const rows = due.all(acceptedBefore);
      for (const row of rows) redactOne(row, at);
      return rows.length;
    },

    /** Redacts those of these that are closed; how many. */
    redactThese(ids: readonly string[], at: number): number {
      const rows = these.all(JSON.stringify(ids));
      for (const row of rows) redactOne(row, at);
      forgetLately.run(JSON.stringify(ids));
      return rows.length;
    },

    /** Removes batches that ended, or were never begun, and were last touched before the instant; their shipments stay. */
    removeBatches(before: number): number {
      removeRows.run(before);
      return removeBatches.run(before).changes;
    },

    /** Removes what carriers wrote of days that were closed before the instant, and who closed them; their ids stay. */
    removeForms: (before: number): number =>
      [removeForms, forgetWhoClosed, forgetWords].reduce((count, each) => count + each.run(before).changes, 0),
  };
}
