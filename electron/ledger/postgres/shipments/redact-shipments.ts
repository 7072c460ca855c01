import { CLOSED_STATES, redactProblem, redactShipment } from '../../redact-shipment.ts';
import type { Database, Session } from '../database.ts';
import { SHIPMENT_COLUMNS, type ShipmentRow } from './shipment-rows.ts';
import { wordsOf } from './shipment-words.ts';

/** Shipments that are redacted in one commit. */
const AT_ONCE = 50;

/** Those that another desk redacts or changes at this moment are left to it, or to the next time. */
const DUE = `
  SELECT ${SHIPMENT_COLUMNS} FROM shipment
  WHERE redacted_at IS NULL AND accepted_at < $1 AND state IN ${CLOSED_STATES}
  ORDER BY accepted_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;

const THESE = `
  SELECT ${SHIPMENT_COLUMNS} FROM shipment
  WHERE redacted_at IS NULL AND id = ANY($1) AND state IN ${CLOSED_STATES} ORDER BY sequence FOR UPDATE`;

const REDACT = `
  WITH redacted AS (
    UPDATE shipment SET prepared = each.prepared, problem = each.problem, words = each.words, warnings = '[]', salt = NULL, redacted_at = $5
    FROM unnest($1::bigint[], $2::json[], $3::json[], $4::tsvector[]) AS each (sequence, prepared, problem, words)
    WHERE shipment.sequence = each.sequence
  ), attempts AS (
    UPDATE attempt SET detail = NULL, trouble = NULL WHERE shipment = ANY($1)
  ), packers AS (
    UPDATE hand_over SET packer = NULL WHERE shipment = ANY($1)
  ), prints AS (
    UPDATE print_job SET packer = NULL
    WHERE packer IS NOT NULL AND shipment_id IN (SELECT id FROM shipment WHERE sequence = ANY($1))
  ), documents AS (
    UPDATE document SET bytes = NULL WHERE shipment = ANY($1)
  ) DELETE FROM document_source WHERE shipment = ANY($1)`;

/** Rows of a batch go with it. */
const REMOVE_BATCHES = `
  WITH old AS (
    SELECT sequence FROM batch WHERE updated_at < $1 AND state IN ('DRAFT', 'STOPPED', 'FINISHED') FOR UPDATE SKIP LOCKED
  ), rows AS (
    DELETE FROM batch_row WHERE batch IN (SELECT sequence FROM old)
  ) DELETE FROM batch WHERE sequence IN (SELECT sequence FROM old)`;

/** Of days that were closed before. */
const REMOVE_FORMS = `
  WITH old AS (
    UPDATE carrier_manifest SET forms = '[]', left_out = '[]', reason = NULL, trouble = NULL
    FROM manifest WHERE manifest = sequence AND closed_at < $1 AND state IN ('CREATED', 'REFUSED')
      AND (forms::text <> '[]' OR left_out::text <> '[]' OR reason IS NOT NULL)
    RETURNING manifest
  ), closed AS (
    UPDATE manifest SET packer = NULL WHERE packer IS NOT NULL AND closed_at < $1
  ) DELETE FROM carrier_form WHERE manifest IN (SELECT manifest FROM old)`;

async function redact(session: Session, rows: readonly ShipmentRow[], at: number): Promise<number> {
  if (rows.length === 0) return 0;
  const redacted = rows.map((row) => ({
    ...row,
    prepared: redactShipment(row.prepared),
    problem: row.problem && redactProblem(row.problem),
  }));
  await session.run(REDACT, [
    redacted.map(({ sequence }) => sequence),
    redacted.map(({ prepared }) => JSON.stringify(prepared)),
    redacted.map(({ problem }) => problem && JSON.stringify(problem)),
    ...[redacted.map(wordsOf), at],
  ]);
  return rows.length;
}

/** Redacts closed shipments; several desks may do so at the same time. */
export function openRedaction(database: Database) {
  return {
    /** Redacts the next of those accepted before the instant; how many. */
    redactSome: (acceptedBefore: number, at: number): Promise<number> =>
      database.transaction(async (session) =>
        redact(session, await session.all<ShipmentRow>(DUE, [acceptedBefore]), at),
      ),

    /** Redacts those of these that are closed. */
    redactThese: (ids: readonly string[], at: number): Promise<void> =>
      database.transaction(async (session) => {
        await redact(session, await session.all<ShipmentRow>(THESE, [ids]), at);
        await session.run('DELETE FROM shipped_lately WHERE shipment_id = ANY($1)', [ids]);
      }),

    /** Removes batches that ended, or were never begun, and were last touched before the instant; their shipments stay. */
    removeBatches: (before: number): Promise<number> => database.run(REMOVE_BATCHES, [before]),

    /** Removes what carriers wrote of days that were closed before the instant; their ids stay. */
    removeForms: (before: number): Promise<number> => database.run(REMOVE_FORMS, [before]),
  };
}
