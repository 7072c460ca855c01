import type { JournalFeed } from '#electron/engine/events/journal-feed.ts';
import type { ManifestDraft, ManifestRecord, ManifestStore } from '#electron/engine/manifests/manifest-store.ts';
import { decodeCursor, pageOf } from '../../cursor.ts';
import { newDocumentId } from '../../ids.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import { manifestNumber } from '../../manifest-number.ts';
import type { Database, Session } from '../database.ts';
import { requirePassed } from '../restatement/gate.ts';
import { requestCarrier } from './carrier-requests.ts';
import { SHIPMENT_COLUMNS, toRecord as toShipment, type ShipmentRow } from '../shipments/shipment-rows.ts';

export type ManifestRow = Omit<ManifestRecord, 'journal'> & {
  sequence: number;
  journalSequence: number;
  journalHash: string;
};

export const MANIFEST_COLUMNS = `
  sequence, id, number, carrier_id AS "carrierId", closed_at AS "closedAt", closed_by AS "closedBy", packer, client_id AS "clientId",
  request_id AS "requestId", account, totals, journal_sequence AS "journalSequence", journal_hash AS "journalHash", (
    SELECT json_build_object(
      'state', state, 'request', request, 'requestedAt', requested_at, 'updatedAt', updated_at, 'ids', ids, 'notes', notes,
      'leftOut', left_out, 'reason', reason, 'trouble', trouble, 'forms', forms)
    FROM carrier_manifest WHERE carrier_manifest.manifest = manifest.sequence) AS carrier`;
const IS_OPEN = `carrier_id = $1 AND ($2::text IS NULL OR client_id = $2) AND state = 'LABELLED' AND void_request IS NULL
  AND NOT EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = shipment.sequence)`;
const OPEN = `
  SELECT ${SHIPMENT_COLUMNS} FROM shipment
  WHERE ${IS_OPEN} AND sequence > coalesce((SELECT sequence FROM shipment WHERE id = $3), 0) ORDER BY sequence LIMIT $4`;

/** Numbers are given one after another: whoever else closes at this moment waits here, and gets this one where nothing comes of it. */
const NEXT_NUMBER = 'UPDATE manifest_end SET sequence = sequence + 1 RETURNING sequence';
const INSERT = `
  INSERT INTO manifest (sequence, id, number, carrier_id, closed_at, closed_by, client_id, request_id, account, totals, journal_sequence, journal_hash, packer)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
/** A change of a shipment under way, such as a void, is waited for: what is not open after it is not put. */
const PUT = `
  INSERT INTO manifest_shipment (shipment, manifest)
  SELECT sequence, $4 FROM shipment WHERE ${IS_OPEN} AND id = ANY($3) FOR NO KEY UPDATE
  ON CONFLICT DO NOTHING`;

const ONE = `SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE id = $1`;
const PAGE = `
  SELECT ${MANIFEST_COLUMNS} FROM manifest
  WHERE sequence < $1 AND ($2::text IS NULL OR carrier_id = $2) AND ($3::text[] IS NULL OR client_id = ANY($3))
  ORDER BY sequence DESC LIMIT $4`;
const ON_IT = `
  SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE sequence IN (
    SELECT manifest_shipment.shipment FROM manifest_shipment
    JOIN manifest ON manifest.sequence = manifest_shipment.manifest WHERE manifest.id = $1)
  ORDER BY sequence`;

interface Parts {
  stationId: string;
  /** This run of the desk. */
  run: string;
  time: LedgerTime;
  feed: JournalFeed;
  /** Is told the number that was given last; resolves when the desk keeps it. */
  given(sequence: number): Promise<void>;
}

export function openManifests(database: Database, { stationId, run, time, feed, given }: Parts): ManifestStore {
  /** @throws NotOpen */
  async function close(session: Session, draft: ManifestDraft, { shipmentIds, journal, asksCarrier }: Closing) {
    const { carrierId, clientId } = draft;
    await requirePassed(session);
    const next = await session.one<{ sequence: number }>(NEXT_NUMBER);
    if (!next) throw new Error('The ledger does not count its manifests');
    const { sequence } = next;
    const number = manifestNumber(stationId, sequence);
    const closedAt = time.now();
    const manifest = { ...draft, id: newDocumentId(), number, closedAt, journal };
    await session.run(INSERT, [sequence, ...parametersOf(manifest)]);
    const put = await session.run(PUT, [carrierId, clientId, shipmentIds, sequence]);
    if (put !== shipmentIds.length) throw new NotOpen();
    const carrier = asksCarrier ? await requestCarrier(session, { sequence, run, at: closedAt }) : null;
    return { manifest: { ...manifest, carrier }, sequence };
  }

  return {
    async open({ carrierId, clientId }, { after, limit }) {
      const rows = await database.all<ShipmentRow>(OPEN, [carrierId, clientId, after, limit]);
      return rows.map(toShipment);
    },

    transactionsOn: (id) =>
      database.all(
        `SELECT shipment.client_id AS "clientId", transaction_id AS "transactionId" FROM manifest
         JOIN manifest_shipment ON manifest_shipment.manifest = manifest.sequence
    JOIN shipment ON shipment.sequence = manifest_shipment.shipment WHERE manifest.id = $1`,
        [id],
      ),

    async close(draft, shipmentIds, asksCarrier = false) {
      // The lines by which the shipments got their labels are committed: so they have their places up to here.
      const journal = await feed.head();
      try {
        const closed = await database.transaction((session) =>
          close(session, draft, { shipmentIds, journal, asksCarrier }),
        );
        await given(closed.sequence);
        return closed.manifest;
      } catch (error) {
        if (error instanceof NotOpen) return null;
        throw error;
      }
    },

    async find(id) {
      const row = await database.one<ManifestRow>(ONE, [id]);
      return row && toManifestRecord(row);
    },

    async list({ carrierId = null, clientIds = null, limit, cursor }) {
      const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor);
      const rows = await database.all<ManifestRow>(PAGE, [before, carrierId, clientIds, limit + 1]);
      const { shown, next } = pageOf(rows, limit);
      return { manifests: shown.map(toManifestRecord), next };
    },

    async shipments(id) {
      const rows = await database.all<ShipmentRow>(ON_IT, [id]);
      return rows.map(toShipment);
    },
  };
}

interface Closing {
  shipmentIds: readonly string[];
  journal: ManifestRecord['journal'];
  asksCarrier: boolean;
}

/** Rolls back: a manifest takes all of its shipments or is not made. */
class NotOpen extends Error {}

const parametersOf = ({ account, totals, journal, ...rest }: Omit<ManifestRecord, 'carrier'>) => [
  ...[rest.id, rest.number, rest.carrierId, rest.closedAt, rest.closedBy, rest.clientId, rest.requestId],
  ...[JSON.stringify(account), JSON.stringify(totals), journal.sequence, journal.hash, rest.packer],
];

export const toManifestRecord = ({
  sequence: _,
  journalSequence,
  journalHash,
  ...rest
}: ManifestRow): ManifestRecord => ({
  ...rest,
  journal: { sequence: journalSequence, hash: journalHash },
});
