import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import type { WitnessedChange } from '../../local/witness.ts';
import type { Witnessed } from '../../local/witnessed.ts';
import { carriedState, changesToVoid, problemOfLostRow, saidOfLost } from '../../lost-shipments.ts';
import type { NewerShipment } from '../../newer-shipment.ts';
import { storableJson, vouchNew } from '../../shipped-digest.ts';
import { ID_HELD_MS, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { firstIdOf } from '#electron/engine/batches/row-id.ts';
import { freesTransactionId } from '../../transaction-id-hold.ts';
import type { Session } from '../database.ts';
import type { Desk } from '../desk.ts';
import type { JournalWrite } from '../journal-draft.ts';
import { takeNumbers } from './floors.ts';
import { addNotes } from '../shipments/attempt-notes.ts';
import { SHIPMENT_COLUMNS, type ShipmentRow } from '../shipments/shipment-rows.ts';
import type { ShipmentsWriter } from '../shipments/shipments-writer.ts';
import { PASS_ID_ON } from '../shipments/shipment-statements.ts';
import { wordsOf } from '../shipments/shipment-words.ts';

const REASON = 'The database had lost it: a standby was promoted, or a dump restored.';

const INSERT = `
  WITH added AS (
    INSERT INTO shipment (id, client_id, transaction_id, holds_id, station_id, run, state, accepted_at, updated_at, carrier_id, carrier_code,
      warnings, prepared, words, salt, content_revision)
    SELECT $1, $2, $3, $4 AND NOT EXISTS (SELECT 1 FROM shipment WHERE client_id = $2 AND transaction_id = $3 AND holds_id), $5, $6, $7, $8,
      $9, $10, $11, $12, $13, $14::tsvector, $19, $20
    RETURNING sequence
  ), packages AS (
    INSERT INTO package (shipment, number, item_transaction_id, platform_tracking_number)
    SELECT added.sequence, number, item, platform FROM added, unnest($15::text[], $16::text[]) WITH ORDINALITY AS each (item, platform, number)
  ) INSERT INTO attempt (shipment, number, started_at, deadline_at, finished_at, outcome, detail, trouble)
    SELECT sequence, 1, $8, $8, $9, $7, $17, $18 FROM added`;

const LET_GO = `
  UPDATE shipment SET holds_id = false
  WHERE client_id = $1 AND transaction_id = $2 AND holds_id AND station_id = $3 AND accepted_at <= $4`;

/** A row of a batch that had bought nothing is in doubt as the shipment is that it got since, also under an id that it got by a change. */
const ROW_IN_DOUBT = `
  UPDATE batch_row SET state = 'UNKNOWN', shipment_id = $1, transaction_id = $3, problem = $5, errors = '[]', updated_at = $6 FROM batch
  WHERE batch.sequence = batch_row.batch AND client_id = $2 AND regexp_replace(transaction_id, 'r[0-9]+$', '') = $4
    AND batch_row.state NOT IN ('BOUGHT', 'UNKNOWN', 'RUNNING')`;

const OUTCOME = `
  UPDATE shipment SET state = $2, holds_id = holds_id AND $3, problem = CASE WHEN $3 THEN problem END, updated_at = $4 WHERE sequence = $1`;

/** What is known since of the newest attempt of one that stays in doubt. */
const SAY = `
  UPDATE attempt SET detail = $2, trouble = $3
  WHERE shipment = $1 AND number = (SELECT max(number) FROM attempt WHERE shipment = $1)`;

/** What one desk voided, or found not to be bought, may have been sent at another, which states it later. */
const KEEP_AHEAD = `
  INSERT INTO void_ahead (shipment_id, tracking_numbers, request, outcome) VALUES ($1, $2, $3, $4)
  ON CONFLICT (shipment_id) DO UPDATE SET request = NULL WHERE excluded.request IS NULL AND excluded.outcome IS NULL`;
const TAKE_AHEAD = `
  DELETE FROM void_ahead USING shipment WHERE shipment.id = shipment_id
  RETURNING shipment_id AS id, tracking_numbers AS "trackingNumbers", request AS "voidSubmission", outcome`;

/** By how much clocks of desks may differ. */
const CLOCKS_DIFFER_MS = 10 * 60_000;
/** A void that a carrier was asked for since; what became of an earlier one the copy knows. */
const ASK_VOID = `
  UPDATE shipment SET void_request = $2 FROM restatement
  WHERE id = $1 AND state IN ('UNKNOWN', 'PURCHASED', 'LABELLED') AND void_request IS NULL
    AND $3 > coalesce(reached_to, 0) - ${CLOCKS_DIFFER_MS}`;

const REVOKE = `
  WITH revoked AS (UPDATE api_client SET revoked_at = $2 WHERE id = ANY($1) AND revoked_at IS NULL)
  DELETE FROM api_token WHERE client_id = ANY($1)`;

/** Keys that were taken away stay taken away. @param at milliseconds since 1970 */
export const revokeAgain = (session: Session, revoked: readonly string[], at: number) =>
  session.run(REVOKE, [revoked, new Date(at).toISOString()]);

type Ahead = Pick<WitnessedChange, 'id' | 'trackingNumbers' | 'voidSubmission'> & { outcome: ShipmentState | null };

/**
 * States again what this desk's witness knows and the database has lost, in the transaction of a write: what is missing comes back as in
 * doubt, under its id; what was on its way is in doubt; where the witness knows that nothing was bought, neither is, nor what was in doubt before; a
 * void stays one.
 */
export function openRestatement({ desk, time, writer }: { desk: Desk; time: LedgerTime; writer: ShipmentsWriter }) {
  async function putBack(write: JournalWrite, missing: NewerShipment): Promise<void> {
    const at = time.now();
    const state = carriedState(missing.state);
    const said = saidOfLost('AFTER_BACKUP', missing);
    const { id, clientId, transactionId, acceptedAt, carrierId, carrierCode, packages } = missing;
    const platformTrackingNumbers = packages.map(({ platformTrackingNumber }) => platformTrackingNumber);
    const prepared = JSON.parse(missing.prepared) as PreparedShipment;
    const asJson = storableJson(prepared);
    const holdsId = !freesTransactionId(state);
    // Of two of this desk that had the id one after the other, the later one holds it.
    if (holdsId) await write.run(LET_GO, [clientId, transactionId, desk.id, acceptedAt]);
    const { salt, revision, content } = vouchNew({ prepared: asJson, platformTrackingNumbers });
    await write.run(INSERT, [
      ...[id, clientId, transactionId, holdsId, desk.id, desk.run, state, acceptedAt, at, carrierId, carrierCode],
      ...[missing.warnings, asJson, wordsOf({ transactionId, prepared, platformTrackingNumbers, trackingNumbers: [] })],
      ...[packages.map(({ itemTransactionId }) => itemTransactionId), platformTrackingNumbers],
      ...[inEnglish(said), JSON.stringify(said), salt, revision],
    ]);
    if (missing.notes) await addNotes(write, id, missing.notes);
    if (holdsId) {
      const problem = JSON.stringify(problemOfLostRow(missing));
      await write.run(ROW_IN_DOUBT, [id, clientId, transactionId, firstIdOf(transactionId), problem, at]);
    }
    const line = { at, shipmentId: id, actor: 'station', requestId: null, reason: REASON };
    write.append({ ...line, from: null, to: 'RESERVED', content });
    write.append({ ...line, from: 'RESERVED', to: 'SENDING' });
    write.append({ ...line, from: 'SENDING', to: state });
    // As its witness has it, it is on its way: a copy from then may be restored next, in which nobody else puts it in doubt.
    if (missing.state === 'SENDING') write.witness({ changed: { id, state, trackingNumbers: [] } });
  }

  async function restateChange(write: JournalWrite, change: WitnessedChange): Promise<void> {
    const found = await write.one<ShipmentRow>(`SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE id = $1 FOR UPDATE`, [
      change.id,
    ]);
    if (!found) {
      const asked = change.voidSubmission ? JSON.stringify(change.voidSubmission) : null;
      const outcome = freesTransactionId(change.state) ? change.state : null;
      if (asked !== null || outcome !== null || change.state === 'VOIDED')
        await write.run(KEEP_AHEAD, [change.id, JSON.stringify(change.trackingNumbers), asked, outcome]);
      return;
    }
    if (found.state === change.state) return;
    if (change.state === 'VOIDED') {
      for (const each of changesToVoid(change, found, REASON)) await writer.advance(write, each);
      return;
    }
    const to = carriedState(change.state);
    if (found.state !== 'SENDING' && found.state !== 'UNKNOWN') return;
    const at = time.now();
    if (change.notes) await addNotes(write, change.id, change.notes);
    const said = saidOfLost('OUTCOME_LOST', change);
    if (found.state === to) {
      await write.run(SAY, [found.sequence, inEnglish(said), JSON.stringify(said)]);
      return;
    }
    await write.run(OUTCOME, [found.sequence, to, !freesTransactionId(to), at]);
    if (freesTransactionId(to)) await write.run(PASS_ID_ON, [found.clientId, found.transactionId, at - ID_HELD_MS]);
    await write.run(
      'UPDATE attempt SET finished_at = $2, outcome = $3, detail = $4, trouble = $5 WHERE shipment = $1 AND finished_at IS NULL',
      [found.sequence, at, to, inEnglish(said), JSON.stringify(said)],
    );
    write.append({
      at,
      shipmentId: change.id,
      actor: 'station',
      requestId: null,
      reason: REASON,
      from: found.state,
      to,
    });
  }

  return async (write: JournalWrite, { shipments, changed, revoked, given }: Witnessed): Promise<void> => {
    const missing = new Set(shipments.map(({ id }) => id));
    const known = await write.all<{ id: string }>('SELECT id FROM shipment WHERE id = ANY($1)', [[...missing]]);
    for (const { id } of known) missing.delete(id);
    for (const shipment of shipments) if (missing.has(shipment.id)) await putBack(write, shipment);
    // What is put back has what became of it, but that it was voided.
    for (const change of changed)
      if (!missing.has(change.id) || change.state === 'VOIDED') await restateChange(write, change);
    const taken = await write.all<Ahead>(TAKE_AHEAD);
    const ahead = taken.map(({ outcome, ...each }) => ({
      ...each,
      state: outcome ?? (each.voidSubmission ? ('LABELLED' as const) : ('VOIDED' as const)),
    }));
    for (const each of ahead) await restateChange(write, each);
    for (const { id, voidSubmission: asked } of [...changed, ...ahead])
      if (asked) await write.run(ASK_VOID, [id, JSON.stringify(asked), asked.at]);
    await revokeAgain(write, revoked, time.now());
    await takeNumbers(write, given);
  };
}
