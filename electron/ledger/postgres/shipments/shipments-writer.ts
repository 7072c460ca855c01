import type {
  Acceptance,
  AcceptOutcome,
  IdHolder,
  ShipmentRecord,
  StateChange,
  VoidSubmission,
} from '#electron/engine/shipping/shipment-record.ts';
import type { Notes } from '#electron/engine/shipping/notes.ts';
import { clientActor } from '#electron/engine/identity/index.ts';
import { StateConflictError } from '#electron/engine/ledger-errors.ts';
import { asFits } from '#electron/engine/shipping/decisions.ts';
import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import { comparableCode } from '#shared/schema/accounts/carrier.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import { platformTrackingNumber } from '../../platform-tracking-number.ts';
import { acceptedShipment, changedShipment } from '../../shipment-changes.ts';
import { storableJson, vouch, vouchNew } from '../../shipped-digest.ts';
import { ID_HELD_MS, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { freesTransactionId, heldLongEnough } from '../../transaction-id-hold.ts';
import type { Session } from '../database.ts';
import type { Desk } from '../desk.ts';
import { addDocument, documentsOf } from '../documents/add-document.ts';
import type { JournalWrite } from '../journal-draft.ts';
import { readShut, type Shut } from '../restatement/gate.ts';
import { addNotes } from './attempt-notes.ts';
import { SHIPMENT_COLUMNS, toRecord, toWitness, type ShipmentRow } from './shipment-rows.ts';
import { ADD_SOURCES, addStatement, CHANGE, HOLDER, PASS_ID_ON } from './shipment-statements.ts';
import { wordsOf } from './shipment-words.ts';

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
    const asJson = storableJson(prepared);
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

  const advance = async (write: JournalWrite, change: StateChange): Promise<ShipmentRecord> =>
    advanceRow(write, await lock(write, change.shipmentId), change);

  /**
   * The same; of one in doubt a carrier's answer is not taken while a desk is awaited: it may have voided the label that is found.
   */
  async function advanceOnceStated(write: JournalWrite, change: StateChange): Promise<ShipmentRecord | Shut> {
    const row = await lock(write, change.shipmentId);
    const shut = row.state === 'UNKNOWN' && !change.actor.startsWith('client:') ? await readShut(write) : null;
    return shut ?? advanceRow(write, row, change);
  }

  async function advanceRow(write: JournalWrite, row: ShipmentRow, change: StateChange): Promise<ShipmentRecord> {
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
    if (freesTransactionId(state))
      await write.run(PASS_ID_ON, [before.clientId, before.transactionId, at - ID_HELD_MS]);
    if (change.notes) await addNotes(write, before.id, change.notes);
    if (change.documentSources && state !== 'LABELLED')
      await write.run(ADD_SOURCES, [row.sequence, storableJson(change.documentSources)]);
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
    const { state, trackingNumbers } = before;
    write.witness({ changed: { id: shipmentId, state, trackingNumbers, voidSubmission }, at: time.now() });
    return { ...before, voidSubmission, warnings };
  }

  async function setLabelProblem(write: JournalWrite, shipmentId: string, problem: Problem): Promise<void> {
    const { sequence, state } = await lock(write, shipmentId);
    if (state !== 'PURCHASED') throw new StateConflictError(state, 'PURCHASED');
    await write.run('UPDATE shipment SET problem = $2 WHERE sequence = $1', [sequence, JSON.stringify(problem)]);
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
    advanceOnceStated,
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
