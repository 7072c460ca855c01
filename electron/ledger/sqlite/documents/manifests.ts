import type { Database } from 'better-sqlite3';
import type { ManifestRecord, ManifestStore } from '#electron/engine/manifests/manifest-store.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import { decodeCursor, pageOf } from '#electron/ledger/cursor.ts';
import { newDocumentId } from '#electron/ledger/ids.ts';
import { GENESIS_HASH } from '#electron/ledger/journal-chain.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { manifestNumber } from '#electron/ledger/manifest-number.ts';
import { openFloors } from '../backup/floors.ts';
import { openCarrierRequests } from './carrier-requests.ts';
import { openPackages } from '../shipments/packages.ts';
import { SHIPMENT_COLUMNS, type ShipmentRow } from '../shipments/shipment-rows.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { openShipmentsReader } from '../shipments/shipments-reader.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export type ManifestRow = Omit<ManifestRecord, 'account' | 'totals' | 'journal' | 'carrier'> & {
  sequence: number;
  account: string;
  totals: string;
  journalSequence: number;
  journalHash: string;
  carrier: string | null;
};

export const MANIFEST_COLUMNS = `
  sequence, id, number, carrier_id AS carrierId, closed_at AS closedAt, closed_by AS closedBy, packer, client_id AS clientId,
  request_id AS requestId,
  account, totals, journal_sequence AS journalSequence, journal_hash AS journalHash, (
    SELECT json_object(
      'state', state, 'request', request, 'requestedAt', requested_at, 'updatedAt', updated_at, 'ids', json(ids), 'notes', json(notes),
      'leftOut', json(left_out), 'reason', reason, 'trouble', json(trouble), 'forms', json(forms))
    FROM carrier_manifest WHERE carrier_manifest.manifest = manifest.sequence) AS carrier`;
const IS_OF = 'carrier_id = :carrierId AND (:clientId IS NULL OR client_id = :clientId)';
const IS_OPEN = `state = 'LABELLED' AND void_request IS NULL
  AND NOT EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = shipment.sequence)`;

export function openManifests(
  database: Database,
  queue: WriteQueue,
  { stationId, time, checksums }: { stationId: string; time: LedgerTime; checksums: RowChecksums },
): ManifestStore {
  const { record } = openShipmentsReader(database, openPackages(database), checksums);
  const open = database.prepare<[object], ShipmentRow>(`
    SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE ${IS_OF} AND ${IS_OPEN}
    AND sequence > coalesce((SELECT sequence FROM shipment WHERE id = :after), 0) ORDER BY sequence LIMIT :limit`);
  const head = database.prepare<[], { sequence: number; hash: string }>(
    'SELECT sequence, hash FROM journal ORDER BY sequence DESC LIMIT 1',
  );
  const floors = openFloors(database);
  const last = database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM manifest').pluck();
  const insert = database.prepare(`
    INSERT INTO manifest (sequence, id, number, carrier_id, closed_at, closed_by, packer, client_id, request_id, account, totals, journal_sequence, journal_hash)
    VALUES (:sequence, :id, :number, :carrierId, :closedAt, :closedBy, :packer, :clientId, :requestId, :account, :totals, :journalSequence, :journalHash)`);
  const put = database.prepare(`
    INSERT INTO manifest_shipment (shipment, manifest)
    SELECT sequence, :manifest FROM shipment WHERE id = :id AND ${IS_OF} AND ${IS_OPEN}`);
  const request = openCarrierRequests(database);
  const one = database.prepare<[string], ManifestRow>(`SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE id = ?`);
  const page = database.prepare<[object], ManifestRow>(`
    SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE sequence < :before AND (:carrierId IS NULL OR carrier_id = :carrierId)
    AND (:clients IS NULL OR client_id IN (SELECT value FROM json_each(:clients)))
    ORDER BY sequence DESC LIMIT :limit`);
  const onIt = database.prepare<[string], ShipmentRow>(`
    SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE sequence IN (
      SELECT manifest_shipment.shipment FROM manifest_shipment
      JOIN manifest ON manifest.sequence = manifest_shipment.manifest WHERE manifest.id = ?)
    ORDER BY sequence`);
  const transactions = database.prepare<[string], Pick<ShipmentRecord, 'clientId' | 'transactionId'>>(`
    SELECT shipment.client_id AS clientId, transaction_id AS transactionId FROM manifest
    JOIN manifest_shipment ON manifest_shipment.manifest = manifest.sequence
    JOIN shipment ON shipment.sequence = manifest_shipment.shipment WHERE manifest.id = ?`);

  return {
    open: async (of, { after, limit }) => reading(() => open.all({ ...of, after, limit }).map(record)),

    close: (draft, shipmentIds, asksCarrier = false) =>
      queue
        .write(() => {
          const sequence = Math.max(last.get() ?? 0, Number(floors.read('manifest'))) + 1;
          const journal = head.get() ?? { sequence: 0, hash: GENESIS_HASH };
          const number = manifestNumber(stationId, sequence);
          const closedAt = time.now();
          const manifest = { ...draft, id: newDocumentId(), number, closedAt, journal };
          insert.run({ sequence, ...toParameters(manifest) });
          const { carrierId, clientId } = draft;
          for (const id of shipmentIds) {
            const { changes } = put.run({ manifest: sequence, id, carrierId, clientId });
            if (changes === 0) throw new NotOpen();
          }
          const carrier = asksCarrier ? request.begin(sequence, closedAt) : null;
          return { ...manifest, carrier };
        })
        .catch((error: unknown) => {
          if (error instanceof NotOpen) return null;
          throw error;
        }),

    async find(id) {
      const row = reading(() => one.get(id));
      return row ? toManifestRecord(row) : null;
    },

    async list({ carrierId = null, clientIds, limit, cursor }) {
      const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor);
      const clients = clientIds ? JSON.stringify(clientIds) : null;
      const rows = reading(() => page.all({ before, carrierId, clients, limit: limit + 1 }));
      const { shown, next } = pageOf(rows, limit);
      return { manifests: shown.map(toManifestRecord), next };
    },

    shipments: async (id) => reading(() => onIt.all(id).map(record)),
    transactionsOn: async (id) => reading(() => transactions.all(id)),
  };
}

/** Undoes the write: a manifest takes all of its shipments or is not made. */
class NotOpen extends Error {}

const toParameters = ({ account, totals, journal, ...rest }: Omit<ManifestRecord, 'carrier'>) => ({
  ...rest,
  account: JSON.stringify(account),
  totals: JSON.stringify(totals),
  journalSequence: journal.sequence,
  journalHash: journal.hash,
});

export const toManifestRecord = ({
  sequence: _,
  account,
  totals,
  journalSequence,
  journalHash,
  carrier,
  ...rest
}: ManifestRow): ManifestRecord => ({
  ...rest,
  account: JSON.parse(account) as ManifestRecord['account'],
  totals: JSON.parse(totals) as ManifestRecord['totals'],
  journal: { sequence: journalSequence, hash: journalHash },
  carrier: carrier === null ? null : (JSON.parse(carrier) as ManifestRecord['carrier']),
});
