import type { Database } from 'better-sqlite3';
import type { WitnessedChange } from '#electron/ledger/local/witness.ts';
import { changesToVoid } from '#electron/ledger/lost-shipments.ts';
import { openDocumentSources } from '../documents/document-sources.ts';
import { openDocuments } from '../documents/documents.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { openJournal } from '../journal/journal.ts';
import type { Meta } from '../meta.ts';
import { openAttempts } from '../shipments/attempts.ts';
import { openPackages } from '../shipments/packages.ts';
import { openSearchIndex } from '../shipments/search-index.ts';
import { openShipmentsReader } from '../shipments/shipments-reader.ts';
import { openShipmentsWriter } from '../shipments/shipments-writer.ts';

const REASON = 'It was voided after the backup that was restored.';

/** A shipment whose label was voided, with the carrier's numbers. */
export type Voided = Pick<WitnessedChange, 'id' | 'trackingNumbers'>;

interface Parts {
  restored: Database;
  checksums: RowChecksums;
  meta: Meta;
}

/** Those of a ledger. */
export function voidedIn(database: Database): Voided[] {
  const rows = database.prepare<[], { id: string; numbers: string }>(`
    SELECT id, (SELECT json_group_array(tracking_number ORDER BY number) FROM package WHERE package.shipment = shipment.sequence) AS numbers
    FROM shipment WHERE state = 'VOIDED'`);
  return rows.all().map(({ id, numbers }) => ({ id, trackingNumbers: JSON.parse(numbers) as string[] }));
}

/** Voids that carriers were asked for, and have not decided; of one that is in doubt they are asked once a look-up has found it. */
export function takeVoidRequests({ old, ...parts }: Parts & { old: Database }): void {
  const asked = old.prepare<[], Request>(
    'SELECT id, void_request AS request FROM shipment WHERE void_request IS NOT NULL',
  );
  putVoidRequests(parts, asked.all());
}

/** The same of a witness. */
export const takeWitnessedVoidRequests = (parts: Parts, changed: readonly WitnessedChange[]): void =>
  putVoidRequests(
    parts,
    changed.flatMap(({ id, voidSubmission }) =>
      voidSubmission ? { id, request: JSON.stringify(voidSubmission) } : [],
    ),
  );

function putVoidRequests({ restored, checksums }: Parts, asked: readonly Request[]): void {
  const put = restored.prepare<[Request], { sequence: number }>(`
    UPDATE shipment SET void_request = :request WHERE id = :id AND state IN ('UNKNOWN', 'PURCHASED', 'LABELLED') RETURNING sequence`);
  for (const row of asked) {
    const found = put.get(row);
    if (found) checksums.putShipment(found.sequence);
  }
}

interface Request {
  id: string;
  request: string;
}

/**
 * Voids, in a ledger that is being restored, what was voided since, whatever had become of it by the backup: a label that a look-up finds again
 * must not be taken for one that is good. Inside the caller's transaction.
 */
export function openVoidCarrier({ restored, checksums, meta }: Parts): (voided: Voided) => void {
  const at = meta.newestInstant();
  const packages = openPackages(restored);
  const reader = openShipmentsReader(restored, packages, checksums);
  const searchIndex = openSearchIndex(restored);
  const writer = openShipmentsWriter(restored, {
    ...{ stationId: '', time: { now: () => at }, meta, checksums, reader, packages },
    ...{ attempts: openAttempts(restored), journal: openJournal(restored) },
    ...{ documents: openDocuments(restored, checksums), documentSources: openDocumentSources(restored) },
    searchIndex: { put: () => undefined },
  });

  return (voided) => {
    const before = reader.find(voided.id);
    const changes = before ? changesToVoid(voided, before, REASON) : [];
    for (const change of changes) writer.advance(change);
    const after = changes.length > 0 && reader.find(voided.id);
    if (after) searchIndex.put(reader.sequenceOf(voided.id) ?? 0, after);
  };
}
