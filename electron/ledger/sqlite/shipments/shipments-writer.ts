import type { Database } from 'better-sqlite3';
import type {
  Acceptance,
  AcceptOutcome,
  IdHolder,
  ShipmentRecord,
  StateChange,
  VoidSubmission,
} from '#electron/engine/shipping/shipment-record.ts';
import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import { comparableCode } from '#shared/schema/accounts/carrier.ts';
import type { Notes } from '#electron/engine/shipping/notes.ts';
import { clientActor } from '#electron/engine/identity/index.ts';
import { StateConflictError } from '#electron/engine/ledger-errors.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { platformTrackingNumber } from '#electron/ledger/platform-tracking-number.ts';
import { freesTransactionId, heldLongEnough } from '#electron/ledger/transaction-id-hold.ts';
import { storableJson, vouch, vouchNew, type Shipped } from '#electron/ledger/shipped-digest.ts';
import { acceptedShipment, changedShipment } from '#electron/ledger/shipment-changes.ts';
import type { Attempts } from './attempts.ts';
import type { DocumentSources } from '../documents/document-sources.ts';
import type { Documents } from '../documents/documents.ts';
import type { Journal } from '../journal/journal.ts';
import type { Meta } from '../meta.ts';
import type { Packages } from './packages.ts';
import type { LateIndex } from './late-index.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import type { ShipmentRow } from './shipment-rows.ts';
import type { ShipmentsReader } from './shipments-reader.ts';
import { plannedOnce } from '../planned-once.ts';

interface Parts {
  stationId: string;
  time: Pick<LedgerTime, 'now'>;
  meta: Meta;
  reader: ShipmentsReader;
  packages: Packages;
  attempts: Attempts;
  documents: Documents;
  documentSources: DocumentSources;
  journal: Journal;
  searchIndex: Pick<LateIndex, 'put'>;
  checksums: RowChecksums;
}

interface Holder extends IdHolder {
  sequence: number;
}

/** `accept` and `advance` write synchronously, inside the caller's transaction. */
export function openShipmentsWriter(database: Database, parts: Parts) {
  const {
    stationId,
    time,
    meta,
    reader,
    packages,
    attempts,
    documents,
    documentSources,
    journal,
    searchIndex,
    checksums,
  } = parts;
  const holder = database.prepare<[string, string], Holder>(`
    SELECT sequence, id, state, accepted_at AS acceptedAt FROM shipment
    WHERE client_id = ? AND transaction_id = ? AND holds_id = 1`);
  const rememberAlike = database.prepare('INSERT INTO shipped_lately (alike, shipment_id, at) VALUES (?, ?, ?)');
  const freeId = database.prepare('UPDATE shipment SET holds_id = 0 WHERE sequence = ?');
  const insert = database.prepare(`
    INSERT INTO shipment (id, client_id, transaction_id, holds_id, state, accepted_at, updated_at, carrier_id, carrier_code, warnings, prepared,
      salt, content_revision)
    VALUES (:id, :clientId, :transactionId, 1, 'SENDING', :at, :at, :carrierId, :carrierCode, :warnings, :prepared, :salt, :revision)`);
  const update = database.prepare(`
    UPDATE shipment SET state = :state, holds_id = holds_id AND :holdsId, updated_at = :at, warnings = :warnings, problem = :problem,
      salt = :salt, content_revision = :revision, cost_amount = :amount, cost_currency = :currency, void_request = iif(:state = 'VOIDED', NULL, void_request)
    WHERE sequence = ${plannedOnce(':sequence')}`);

  const setVoidRequest = database.prepare(
    `UPDATE shipment SET void_request = :request, warnings = :warnings WHERE sequence = ${plannedOnce(':sequence')}`,
  );

  const setProblem = database.prepare(
    `UPDATE shipment SET problem = :problem WHERE sequence = ${plannedOnce(':sequence')}`,
  );

  function earlierHolder(clientId: string, transactionId: string): Holder | null {
    const earlier = holder.get(clientId, transactionId);
    if (!earlier) return null;
    checksums.checkShipment(earlier.sequence);
    return earlier;
  }

  /** Who holds the id now; writes nothing. */
  function holderOf(clientId: string, transactionId: string): IdHolder | null {
    const earlier = earlierHolder(clientId, transactionId);
    if (!earlier || heldLongEnough(earlier, time.now())) return null;
    const { sequence: _, ...by } = earlier;
    return by;
  }

  function accept(acceptance: Acceptance): AcceptOutcome {
    const { clientId, transactionId } = acceptance;
    const at = time.now();
    const earlier = earlierHolder(clientId, transactionId);
    if (earlier) {
      const { sequence, ...by } = earlier;
      if (!heldLongEnough(by, at)) return { kind: 'taken', by };
      freeId.run(sequence);
      checksums.putShipment(sequence);
    }
    return { kind: 'accepted', shipment: add(acceptance, at) };
  }

  function add(acceptance: Acceptance, at: number): ShipmentRecord {
    const { clientId, transactionId, prepared, warnings, requestId, timeoutMs, ownIdOf, alike = [] } = acceptance;
    const { carrierId, carrierCode } = prepared.account;
    const platformTrackingNumbers = allocateNumbers(prepared.packages.length);
    const shipment = acceptedShipment(acceptance, { at, platformTrackingNumbers });
    const { id } = shipment;
    const asJson = storableJson(prepared);
    const { salt, revision, content } = vouchNew({ prepared: asJson, platformTrackingNumbers });
    const sequence = Number(
      insert.run({
        id,
        clientId,
        transactionId,
        at,
        carrierId,
        carrierCode: comparableCode(carrierCode),
        warnings: JSON.stringify(warnings),
        prepared: asJson,
        ...{ salt, revision },
      }).lastInsertRowid,
    );
    packages.add(
      sequence,
      prepared.packages.map(({ itemTransactionId }, index) => ({
        itemTransactionId,
        platformTrackingNumber: platformTrackingNumbers[index] ?? '',
      })),
    );
    const line = { at, shipmentId: id, requestId, reason: null };
    journal.append(
      { ...line, actor: clientActor(clientId, prepared.packer), from: null, to: 'RESERVED', content },
      { ...line, actor: 'station', from: 'RESERVED', to: 'SENDING' },
    );
    attempts.start({ shipment: sequence, startedAt: at, deadlineAt: at + timeoutMs, ownId: ownIdOf?.(id) ?? null });
    checksums.putShipment(sequence);
    searchIndex.put(sequence);
    for (const each of alike) rememberAlike.run(each, id, at);
    return shipment;
  }

  function allocateNumbers(count: number): string[] {
    const last = meta.takePackageSequence(count);
    return Array.from({ length: count }, (_, index) => platformTrackingNumber(stationId, last - count + 1 + index));
  }

  function need(shipmentId: string): { row: ShipmentRow; before: ShipmentRecord } {
    const row = reader.row(shipmentId);
    if (!row) throw new Error(`There is no shipment ${shipmentId}`);
    return { row, before: reader.record(row) };
  }

  function advance(change: StateChange): ShipmentRecord {
    const { row, before } = need(change.shipmentId);
    const { sequence } = row;
    const { to: state, actor, requestId, reason } = change;
    const at = time.now();
    const after = changedShipment(before, change, at);
    const { warnings, problem, cost } = after;
    if (change.attempt) attempts.finish(sequence, at, change.attempt);
    if (change.notes) attempts.note(sequence, change.notes);
    if (change.documents) documents.add(sequence, change.documents);
    if (change.documentSources) documentSources.add(sequence, change.documentSources);
    if (state === 'LABELLED') documentSources.remove(sequence);
    if (change.trackingNumbers) {
      packages.setTrackingNumbers(sequence, change.trackingNumbers);
      searchIndex.put(sequence);
    }
    const earlier = { salt: row.salt, revision: row.content_revision };
    const vouched = change.trackingNumbers || change.documents ? vouch(earlier, shippedNow(row, after)) : null;
    update.run({
      sequence,
      state,
      at,
      holdsId: freesTransactionId(state) ? 0 : 1,
      warnings: JSON.stringify(warnings),
      problem: problem && JSON.stringify(problem),
      salt: (vouched ?? earlier).salt,
      revision: (vouched ?? earlier).revision,
      amount: cost?.amount ?? null,
      currency: cost?.currency ?? null,
    });
    checksums.putShipment(sequence);
    const content = vouched?.content ?? null;
    journal.append({ at, shipmentId: before.id, actor, from: before.state, to: state, requestId, reason, content });
    return after;
  }

  const shippedNow = (
    { sequence, prepared }: ShipmentRow,
    { platformTrackingNumbers, trackingNumbers }: ShipmentRecord,
  ): Shipped => ({ prepared, platformTrackingNumbers, trackingNumbers, documents: documents.ofShipment(sequence) });

  function note(shipmentId: string, added: Notes): void {
    const { row, before } = need(shipmentId);
    if (before.state !== 'SENDING') throw new StateConflictError(before.state, 'SENDING');
    attempts.note(row.sequence, added);
    checksums.putShipment(row.sequence);
  }

  function setVoid(shipmentId: string, voidSubmission: VoidSubmission | null, warning: Warning[]): ShipmentRecord {
    const { row, before } = need(shipmentId);
    if (before.state !== 'LABELLED') throw new StateConflictError(before.state, 'VOIDED');
    const warnings = [...before.warnings, ...warning];
    setVoidRequest.run({
      sequence: row.sequence,
      request: voidSubmission && JSON.stringify(voidSubmission),
      warnings: JSON.stringify(warnings),
    });
    checksums.putShipment(row.sequence);
    return { ...before, voidSubmission, warnings };
  }

  function setLabelProblem(shipmentId: string, problem: Problem): void {
    const { row, before } = need(shipmentId);
    if (before.state !== 'PURCHASED') throw new StateConflictError(before.state, 'PURCHASED');
    setProblem.run({ sequence: row.sequence, problem: JSON.stringify(problem) });
    checksums.putShipment(row.sequence);
  }

  return {
    accept,
    advance,
    note,
    setLabelProblem,
    submitVoid: (shipmentId: string, submission: VoidSubmission) => setVoid(shipmentId, submission, []),
    dropVoid: (shipmentId: string, warning: Warning) => setVoid(shipmentId, null, [warning]),
    holderOf,
  };
}
