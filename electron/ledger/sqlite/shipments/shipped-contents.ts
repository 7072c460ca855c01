import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { isAsShipped, type StoredShipped } from '#electron/ledger/shipped-digest.ts';
import type { VerifiedContents } from '#electron/ledger/stored-checks.ts';

/** Shipments that are compared before other work gets its turn. */
const AT_ONCE = 100;

interface Row extends Pick<StoredShipped, 'prepared' | 'salt' | 'revision'> {
  sequence: number;
  id: string;
  blankedAt: number | null;
  /** JSON. */
  packages: string;
  documents: string;
  digests: string;
}

/** Compares shipments, their packages and documents with what their lines of the journal vouch for. */
export function openShippedContents(database: Database) {
  const next = database.prepare<[number], Row>(`
    SELECT sequence, id, prepared, salt, content_revision AS revision, blanked_at AS blankedAt,
      (SELECT json_group_array(json_array(platform_tracking_number, tracking_number) ORDER BY number) FROM package
       WHERE package.shipment = shipment.sequence) AS packages,
      (SELECT json_group_array(json_object('packageNumber', package_number, 'contentType', content_type, 'imageType', image_type,
        'sha256', sha256) ORDER BY document.sequence) FROM document WHERE document.shipment = shipment.sequence) AS documents,
      (SELECT json_group_array(content) FROM journal WHERE shipment_id = shipment.id AND content IS NOT NULL) AS digests
    FROM shipment WHERE sequence > ? ORDER BY sequence LIMIT ${AT_ONCE}`);

  return {
    /** In slices, between which other work has its turn. */
    async verify(): Promise<VerifiedContents> {
      const changed: string[] = [];
      let checked = 0;
      for (let last = 0; ;) {
        const rows = next.all(last);
        checked += rows.length;
        changed.push(...rows.filter((row) => !isAsShipped(toStored(row))).map(({ id }) => id));
        last = rows.at(-1)?.sequence ?? last;
        if (rows.length < AT_ONCE) return { checked, changed };
        await setImmediate();
      }
    },
  };
}

function toStored({ packages, documents, digests, blankedAt, ...row }: Row): StoredShipped {
  const numbers = JSON.parse(packages) as [platform: string, ofCarrier: string | null][];
  return {
    ...row,
    isBlanked: blankedAt !== null,
    platformTrackingNumbers: numbers.map(([platform]) => platform),
    trackingNumbers: numbers.flatMap(([, ofCarrier]) => ofCarrier ?? []),
    documents: JSON.parse(documents) as StoredShipped['documents'],
    digests: JSON.parse(digests) as string[],
  };
}
