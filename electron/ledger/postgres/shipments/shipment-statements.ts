import { passes } from '../restatement/gate.ts';

/** Who holds an id. */
export const HOLDER = `
  SELECT sequence, id, state, accepted_at AS "acceptedAt" FROM shipment WHERE client_id = $1 AND transaction_id = $2 AND holds_id`;

/**
 * Of several with one id that it may keep, which only a ledger has that went back to an earlier state, the last one holds it once the one that did
 * bought nothing. $3: until when a sale was made of which it is free by age.
 */
export const PASS_ID_ON = `
  UPDATE shipment SET holds_id = true WHERE sequence = (
    SELECT sequence FROM shipment WHERE client_id = $1 AND transaction_id = $2 AND state NOT IN ('NOT_SENT', 'REJECTED')
      AND (accepted_at > $3 OR state IN ('RESERVED', 'SENDING', 'UNKNOWN'))
    ORDER BY accepted_at DESC LIMIT 1
  ) AND NOT EXISTS (SELECT 1 FROM shipment WHERE client_id = $1 AND transaction_id = $2 AND holds_id)`;

/** The shipment with its packages, its first attempt and what others are like it by; no row where somebody holds the id, at whatever desk, or while the gate is shut. */
export const addStatement = () => `
  WITH added AS (
    INSERT INTO shipment (id, client_id, transaction_id, holds_id, station_id, run, state, accepted_at, updated_at, carrier_id, carrier_code,
      warnings, prepared, words, salt, content_revision)
    SELECT $1, $2, $3, true, $4, $5, 'SENDING', $6, $6, $7, $8, $9, $10, $11::tsvector, $16, $17 WHERE ${passes()}
    ON CONFLICT (client_id, transaction_id) WHERE holds_id DO NOTHING RETURNING sequence
  ), packages AS (
    INSERT INTO package (shipment, number, item_transaction_id, platform_tracking_number)
    SELECT added.sequence, number, item, platform FROM added, unnest($12::text[], $13::text[]) WITH ORDINALITY AS each (item, platform, number)
  ), attempts AS (
    INSERT INTO attempt (shipment, number, started_at, deadline_at, own_id) SELECT sequence, 1, $6, $14, $15 FROM added
  ), lately AS (
    INSERT INTO shipped_lately (alike, shipment_id, at) SELECT alike, $1, $6 FROM added, unnest($18::text[]) AS alike
  ) SELECT sequence FROM added`;

/** A shipment with its attempt, its numbers and what is still to be fetched. */
export const CHANGE = `
  WITH changed AS (
    UPDATE shipment SET state = $2, holds_id = holds_id AND $3, updated_at = $4, warnings = $5, problem = $6,
      words = coalesce($7::tsvector, words), cost_amount = coalesce($12, cost_amount), cost_currency = coalesce($13, cost_currency),
      void_request = CASE WHEN $2 <> 'VOIDED' THEN void_request END, salt = $14, content_revision = $15
    WHERE sequence = $1 RETURNING sequence
  ), ended AS (
    UPDATE attempt SET finished_at = $4, outcome = $8, detail = $9, trouble = $10
    WHERE shipment = $1 AND finished_at IS NULL AND $8::text IS NOT NULL
  ), numbered AS (
    UPDATE package SET tracking_number = $11[number] WHERE shipment = $1 AND $11::text[] IS NOT NULL
  ), fetched AS (
    DELETE FROM document_source WHERE shipment = $1 AND $2 = 'LABELLED'
  ) SELECT sequence FROM changed`;

export const ADD_SOURCES = `
  INSERT INTO document_source (shipment, package_number, content_type, image_type, url)
  SELECT $1, "packageNumber", "contentType", "imageType", url
  FROM json_to_recordset($2) AS source ("packageNumber" integer, "contentType" text, "imageType" text, url text)`;
