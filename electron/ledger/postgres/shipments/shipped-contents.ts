import { isAsShipped, type StoredShipped } from '../../shipped-digest.ts';
import type { VerifiedContents } from '../../stored-checks.ts';
import type { Session } from '../database.ts';

/** Shipments that are compared at once. */
const AT_ONCE = 100;

const NEXT = `
  SELECT sequence, id, prepared::text AS prepared, salt, content_revision AS revision, redacted_at IS NOT NULL AS "isBlanked",
    ARRAY(SELECT platform_tracking_number FROM package WHERE package.shipment = shipment.sequence ORDER BY number) AS "platformTrackingNumbers",
    ARRAY(SELECT tracking_number FROM package WHERE package.shipment = shipment.sequence AND tracking_number IS NOT NULL ORDER BY number)
      AS "trackingNumbers",
    (SELECT coalesce(json_agg(json_build_object('packageNumber', package_number, 'contentType', content_type, 'imageType', image_type,
       'sha256', sha256) ORDER BY document.sequence), '[]') FROM document WHERE document.shipment = shipment.sequence) AS documents,
    ARRAY(SELECT content FROM journal WHERE shipment_id = shipment.id AND content IS NOT NULL) AS digests
  FROM shipment WHERE sequence > $1 ORDER BY sequence LIMIT ${AT_ONCE}`;

type Row = StoredShipped & { sequence: number; id: string };

/** Compares shipments, their packages and documents with what their lines of the journal vouch for. */
export const openShippedContents = (database: Session) => ({
  async verify(): Promise<VerifiedContents> {
    const changed: string[] = [];
    let checked = 0;
    for (let last = 0; ;) {
      const rows = await database.all<Row>(NEXT, [last]);
      checked += rows.length;
      changed.push(...rows.filter(({ sequence: _, id: __, ...row }) => !isAsShipped(row)).map(({ id }) => id));
      last = rows.at(-1)?.sequence ?? last;
      if (rows.length < AT_ONCE) return { checked, changed };
    }
  },
});
