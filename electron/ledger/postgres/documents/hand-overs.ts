import type { HandOverStore, ParcelRecord, TallyRecord } from '#electron/engine/manifests/index.ts';
import type { Database, Session } from '../database.ts';
import { requirePassed } from '../restatement/gate.ts';

/** The chosen packages with what their way to the driver is told by. @param chosen a query of their `shipment` and `number` */
const parcelsOf = (chosen: string) => `
  SELECT shipment.sequence, shipment.id AS "shipmentId", package.number AS "packageNumber",
    (SELECT count(*) FROM package AS each WHERE each.shipment = shipment.sequence) AS "packageCount",
    shipment.client_id AS "clientId", shipment.carrier_id AS "carrierId", shipment.state,
    shipment.void_request IS NOT NULL AS "isVoidAsked",
    (SELECT manifest.number FROM manifest_shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest
     WHERE manifest_shipment.shipment = shipment.sequence) AS manifest,
    package.tracking_number AS "trackingNumber", package.platform_tracking_number AS "platformTrackingNumber",
    shipment.prepared->'request'->'recipient'->'contact' AS contact,
    EXISTS (SELECT FROM print_job WHERE print_job.shipment_id = shipment.id AND print_job.package_number = package.number
      AND print_job.content_type = 'LABEL' AND print_job.state IN ('SPOOLED', 'PRINTED')) AS "isPrinted",
    hand_over.at AS "handedOverAt",
    CASE WHEN hand_over.at IS NOT NULL THEN json_build_object('at', hand_over.at, 'code', hand_over.code,
      'clientId', hand_over.client_id, 'packer', hand_over.packer, 'stationId', hand_over.station_id) END AS "handOver"
  FROM (${chosen}) AS chosen JOIN package USING (shipment, number) JOIN shipment ON shipment.sequence = package.shipment
  LEFT JOIN hand_over ON hand_over.shipment = package.shipment AND hand_over.number = package.number`;
const IS_ON_NONE = 'NOT EXISTS (SELECT FROM manifest_shipment WHERE manifest_shipment.shipment = shipment.sequence)';

/** In the letters that the indexes have, whatever the language of the database. */
const CODES = 'ARRAY(SELECT lower(code COLLATE "C") FROM unnest($1::text[]) AS code)';
const FIND = `
  ${parcelsOf(`
    SELECT shipment, number FROM package WHERE lower(tracking_number) = ANY(${CODES})
    UNION SELECT shipment, number FROM package WHERE lower(platform_tracking_number) = ANY(${CODES})`)}
  ORDER BY sequence DESC, package.number LIMIT 10`;
/** How a shipment was bought: its account's adapter, as it was then, and its service. */
const WAY = `(SELECT json_build_array(account->'adapter', service->'serviceCode')::text FROM json_to_record(prepared) AS bought (account json, service json))`;
/** Shipments of an account that were sold and are on no manifest. Those whose labels are not here yet are few. */
const IS_WANTED = `carrier_id = $1 AND ($2::text IS NULL OR client_id = $2) AND void_request IS NULL
  AND ($4::text[] = '{}' OR ${WAY} != ALL($4))`;
const WAITING = `
  (SELECT sequence FROM shipment WHERE state = 'LABELLED' AND ${IS_WANTED} AND ${IS_ON_NONE} ORDER BY sequence LIMIT $3)
  UNION ALL SELECT sequence FROM shipment WHERE state = 'PURCHASED' AND ${IS_WANTED}`;
const WAYS = `SELECT DISTINCT ${WAY} AS way FROM shipment WHERE sequence IN (SELECT sequence FROM (${WAITING}) AS waiting)`;
/** Their packages. */
const OF_THEM = 'SELECT shipment, number FROM package WHERE shipment = ANY($1::bigint[])';
const COUNT = `
  SELECT count(*) AS sold, count(*) FILTER (WHERE state = 'LABELLED') AS labelled,
    count(*) FILTER (WHERE "isPrinted" OR "handedOverAt" IS NOT NULL) AS printed, count("handedOverAt") AS "handedOver"
  FROM (${parcelsOf(OF_THEM)}) AS parcel`;
const IS_MISSING =
  'NOT EXISTS (SELECT FROM hand_over WHERE hand_over.shipment = package.shipment AND hand_over.number = package.number)';
const MISSING = `
  ${parcelsOf(`${OF_THEM} AND ${IS_MISSING} ORDER BY shipment, number LIMIT $2`)} ORDER BY sequence, package.number`;
/** Whoever closes a day, or voids, locks the shipment as well: what they have done is seen by the next statement. */
const LOCK = 'SELECT sequence FROM shipment WHERE id = $1 FOR NO KEY UPDATE';
const PUT = `
  INSERT INTO hand_over (shipment, number, at, code, client_id, packer, station_id)
  SELECT sequence, $2, $3, $4, $5, $6, $7 FROM shipment
  WHERE id = $1 AND state = 'LABELLED' AND void_request IS NULL AND ${IS_ON_NONE} ON CONFLICT DO NOTHING`;
const REMOVE = `
  DELETE FROM hand_over WHERE number = $2 AND shipment = (SELECT sequence FROM shipment WHERE id = $1 AND ${IS_ON_NONE})`;
type ParcelRow = ParcelRecord & { sequence: number; handedOverAt: number | null };
const toParcel = ({ sequence: _, handedOverAt: __, ...parcel }: ParcelRow): ParcelRecord => parcel;

export function openHandOvers(database: Database): HandOverStore {
  const change = (shipmentId: string, work: (session: Session) => Promise<number>): Promise<boolean> =>
    database.transaction(async (session) => {
      await requirePassed(session);
      await session.all(LOCK, [shipmentId]);
      return (await work(session)) > 0;
    });
  return {
    async find(codes) {
      const rows = await database.all<ParcelRow>(FIND, [codes]);
      return rows.map(toParcel);
    },
    put: ({ shipmentId, packageNumber }, { at, code, clientId, packer, stationId }) =>
      change(shipmentId, (session) =>
        session.run(PUT, [shipmentId, packageNumber, at, code, clientId, packer, stationId]),
      ),
    remove: ({ shipmentId, packageNumber }) =>
      change(shipmentId, (session) => session.run(REMOVE, [shipmentId, packageNumber])),
    async ways({ carrierId, clientId }, { shipments }) {
      const rows = await database.all<{ way: string }>(WAYS, [carrierId, clientId, shipments, []]);
      return rows.map(({ way }) => way);
    },
    async tally({ carrierId, clientId, without }, { shipments, missing }) {
      const waiting = await database.search<{ sequence: number }>(WAITING, [carrierId, clientId, shipments, without]);
      const sequences = waiting.map(({ sequence }) => sequence);
      const counts = await database.one<Omit<TallyRecord, 'missing'>>(COUNT, [sequences]);
      if (!counts) throw new Error('A count has one row');
      const rows = await database.all<ParcelRow>(MISSING, [sequences, missing]);
      return { ...counts, missing: rows.map(toParcel) };
    },
  };
}
