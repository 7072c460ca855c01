import type {
  Acceptance,
  AcceptOutcome,
  IdHolder,
  ShipmentRecord,
  StateChange,
  VoidSubmission,
} from '#electron/engine/shipping/shipment-record.ts';
import type { Notes } from '#electron/engine/shipping/adapter.ts';
import { clientActor } from '#electron/engine/identity/index.ts';
import { StateConflictError } from '#electron/engine/ledger-errors.ts';
import { asFits } from '#electron/engine/shipping/decisions.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import { comparableCode } from '#shared/schema/accounts/carrier.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import { platformTrackingNumber } from '../../platform-tracking-number.ts';
import { acceptedShipment, changedShipment } from '../../shipment-changes.ts';
import { vouch, vouchNew } from '../../shipped-digest.ts';
import { freesTransactionId, heldLongEnough } from '../../transaction-id-hold.ts';
import type { Session } from '../database.ts';
import type { Desk } from '../desk.ts';
import { addDocument, documentsOf } from '../documents/add-document.ts';
import type { JournalWrite } from '../journal-draft.ts';
import { passes, readShut, type Shut } from '../restatement/gate.ts';
import { addNotes } from './attempt-notes.ts';
import { SHIPMENT_COLUMNS, toRecord, toWitness, type ShipmentRow } from './shipment-rows.ts';
import { wordsOf } from './shipment-words.ts';

const HOLDER = `
  SELECT sequence, id, state, accepted_at AS "acceptedAt" FROM shipment WHERE client_id = $1 AND transaction_id = $2 AND holds_id`;

/** The shipment with its packages, its first attempt and what others are like it by; no row where somebody holds the id, at whatever desk, or while the gate is shut. */
const addStatement = () => `
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

const CHANGE = `
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

const ADD_SOURCES = `
  INSERT INTO document_source (shipment, package_number, content_type, image_type, url)
  SELECT $1, "packageNumber", "contentType", "imageType", url
  FROM json_to_recordset($2) AS source ("packageNumber" integer, "contentType" text, "imageType" text, url text)`;

type Holder = IdHolder & { sequence: number };

export type ShipmentsWriter = ReturnType<typeof openShipmentsWriter>;

/** `accept` and `advance` run inside the transaction of a write, and may run again. */
export function openShipmentsWriter({ desk, time }: { desk: Desk; time: LedgerTime }) {
  const ADD = addStatement();
  const holderIn = (session: Session, clientId: string, transactionId: string) =>
    session.one<Holder>(HOLDER, [clientId, transactionId]);

  async function accept(write: JournalWrite, acceptance: Acceptance): Promise<AcceptOutcome | Shut> {
    const at = time.now();
    for (;;) {
      const shipment = await add(write, acceptance, at);
      if (shipment) return { kind: 'accepted', shipment };
      const earlier = await holderIn(write, acceptance.clientId, acceptance.transactionId);
      const shut = earlier ? null : await readShut(write);
      if (shut) return shut;
      // Whoever held it has given it back in between.
      if (!earlier) continue;
      const { sequence, ...by } = earlier;
      if (!heldLongEnough(by, at)) return { kind: 'taken', by };
      await write.run('UPDATE shipment SET holds_id = false WHERE sequence = $1', [sequence]);
    }
  }

  async function add(write: JournalWrite, acceptance: Acceptance, at: number): Promise<ShipmentRecord | null> {
    const { clientId, transactionId, prepared, warnings, requestId, timeoutMs, ownIdOf, alike = [] } = acceptance;
    const { carrierId, carrierCode } = prepared.account;
    const last = write.lastPackage();
    const platformTrackingNumbers = prepared.packages.map((_, index) =>
      platformTrackingNumber(desk.id, last + 1 + index),
    );
    const shipment = acceptedShipment(acceptance, { at, platformTrackingNumbers });
    const asJson = JSON.stringify(prepared);
    const { salt, revision, content } = vouchNew({ prepared: asJson, platformTrackingNumbers });
    const added = await write.one(ADD, [
      ...[shipment.id, clientId, transactionId, desk.id, desk.run, at, carrierId, comparableCode(carrierCode)],
      ...[JSON.stringify(warnings), asJson, wordsOf(shipment)],
      ...[prepared.packages.map(({ itemTransactionId }) => itemTransactionId), platformTrackingNumbers, at + timeoutMs],
      ...[ownIdOf?.(shipment.id) ?? null, salt, revision, alike],
    ]);
    if (!added) return null;
    write.usePackages(prepared.packages.length);
    const line = { at, shipmentId: shipment.id, requestId, reason: null };
    write.append({ ...line, actor: clientActor(clientId, prepared.packer), from: null, to: 'RESERVED', content });
    write.append({ ...line, actor: 'station', from: 'RESERVED', to: 'SENDING' });
    write.witness({ accepted: toWitness(shipment) });
    return shipment;
  }

  /** The row is waited for only where another desk changes the same shipment at the same time. */
  async function lock(write: JournalWrite, shipmentId: string): Promise<ShipmentRow> {
    const row = await write.one<ShipmentRow>(`SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE id = $1 FOR UPDATE`, [
      shipmentId,
    ]);
    if (!row) throw new Error(`There is no shipment ${shipmentId}`);
    return row;
  }

  async function advance(write: JournalWrite, change: StateChange): Promise<ShipmentRecord> {
    const row = await lock(write, change.shipmentId);
    const before = toRecord(row);
    const { to: state, actor, requestId, reason } = change;
    const at = time.now();
    const after = changedShipment(before, change, at);
    requireNumberPerPackage(change.trackingNumbers, before.platformTrackingNumbers.length);
    const { warnings, problem, trackingNumbers } = after;
    const { outcome = null, detail = null, trouble } = change.attempt ?? {};
    for (const document of change.documents ?? []) await addDocument(write, row.sequence, document);
    const vouched =
      change.trackingNumbers || change.documents
        ? vouch(row, {
            ...{ prepared: JSON.stringify(before.prepared), platformTrackingNumbers: before.platformTrackingNumbers },
            ...{ trackingNumbers, documents: await documentsOf(write, row.sequence) },
          })
        : null;
    const { salt, revision } = vouched ?? row;
    await write.one(CHANGE, [
      ...[row.sequence, state, !freesTransactionId(state), at, JSON.stringify(warnings)],
      ...[problem && JSON.stringify(problem), change.trackingNumbers ? wordsOf(after) : null],
      ...[outcome, detail, trouble ? JSON.stringify(trouble) : null, change.trackingNumbers ?? null],
      ...[change.cost?.amount ?? null, change.cost?.currency ?? null, salt, revision],
    ]);
    if (change.notes) await addNotes(write, before.id, change.notes);
    if (change.documentSources && state !== 'LABELLED')
      await write.run(ADD_SOURCES, [row.sequence, JSON.stringify(change.documentSources)]);
    write.witness({ changed: { id: before.id, state, trackingNumbers, ...(change.notes && { notes: change.notes }) } });
    write.append({
      at,
      shipmentId: before.id,
      actor,
      from: before.state,
      to: state,
      requestId,
      reason,
      content: vouched?.content ?? null,
    });
    return after;
  }

  /** Only the run that accepted it buys. */
  async function note(write: JournalWrite, shipmentId: string, added: Notes): Promise<void> {
    const found = await write.one<{ state: ShipmentState; run: string }>(
      'SELECT state, run FROM shipment WHERE id = $1 FOR UPDATE',
      [shipmentId],
    );
    if (!found) throw new Error(`There is no shipment ${shipmentId}`);
    if (found.state !== 'SENDING' || found.run !== desk.run) throw new StateConflictError(found.state, 'SENDING');
    await addNotes(write, shipmentId, added);
  }

  async function setVoid(
    write: JournalWrite,
    shipmentId: string,
    voidSubmission: VoidSubmission | null,
    added: Warning[],
  ): Promise<ShipmentRecord> {
    const row = await lock(write, shipmentId);
    const before = toRecord(row);
    if (before.state !== 'LABELLED') throw new StateConflictError(before.state, 'VOIDED');
    const warnings = [...before.warnings, ...added];
    await write.run('UPDATE shipment SET void_request = $2, warnings = $3 WHERE sequence = $1', [
      ...[row.sequence, voidSubmission && JSON.stringify(voidSubmission), JSON.stringify(warnings)],
    ]);
    return { ...before, voidSubmission, warnings };
  }

  async function setLabelProblem(write: JournalWrite, shipmentId: string, problem: Problem): Promise<void> {
    const found = await write.one<{ state: ShipmentState }>('SELECT state FROM shipment WHERE id = $1 FOR UPDATE', [
      shipmentId,
    ]);
    if (!found) throw new Error(`There is no shipment ${shipmentId}`);
    if (found.state !== 'PURCHASED') throw new StateConflictError(found.state, 'PURCHASED');
    await write.run('UPDATE shipment SET problem = $2 WHERE id = $1', [shipmentId, JSON.stringify(problem)]);
  }

  /** Who holds the id now; writes nothing. */
  async function holderOf(session: Session, clientId: string, transactionId: string): Promise<IdHolder | null> {
    const earlier = await holderIn(session, clientId, transactionId);
    if (!earlier || heldLongEnough(earlier, time.now())) return null;
    const { sequence: _, ...by } = earlier;
    return by;
  }

  /**
   * Of callers who were told that nothing was sent, because nobody could say so far whether it was accepted. Another desk may have put it in
   * doubt meanwhile, and a person may have settled it.
   */
  async function closeUnsent(write: JournalWrite, shipmentIds: readonly string[]): Promise<void> {
    const reason = 'The database did not say in time that it was accepted; nothing was sent.';
    for (const shipmentId of shipmentIds) {
      const change = asFits(toRecord(await lock(write, shipmentId)), {
        ...{ shipmentId, to: 'NOT_SENT', actor: 'station', requestId: null, reason },
        attempt: { outcome: 'NOT_SENT', detail: reason },
      });
      if (change) await advance(write, change);
    }
  }

  return {
    accept,
    advance,
    note,
    setLabelProblem,
    submitVoid: (write: JournalWrite, shipmentId: string, submission: VoidSubmission) =>
      setVoid(write, shipmentId, submission, []),
    dropVoid: (write: JournalWrite, shipmentId: string, warning: Warning) =>
      setVoid(write, shipmentId, null, [warning]),
    holderOf,
    closeUnsent,
  };
}

function requireNumberPerPackage(trackingNumbers: readonly string[] | undefined, packages: number): void {
  if (trackingNumbers === undefined || trackingNumbers.length === packages) return;
  throw new Error(`${trackingNumbers.length} tracking numbers for a shipment of ${packages} packages`);
}
