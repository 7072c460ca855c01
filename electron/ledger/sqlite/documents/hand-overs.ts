import type { Database } from 'better-sqlite3';
import type { HandOverStore, TallyRecord } from '#electron/engine/manifests/index.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { parcelsOf, toParcel, type ParcelRow } from './parcel-rows.ts';

const IS_ON_NONE = 'NOT EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = shipment.sequence)';
/** How a shipment was bought: its account's adapter, as it was then, and its service. */
const WAY = (of: string) => `json_extract(${of}prepared, '$.account.adapter', '$.service.serviceCode')`;
const IS_WANTED = (of: string) => `${of}void_request IS NULL AND (:clientId IS NULL OR ${of}client_id = :clientId)
  AND (:without = '[]' OR ${WAY(of)} NOT IN (SELECT value FROM json_each(:without)))`;
const DAY_MS = 86_400_000;
/** The days (UTC) on which labelled shipments of an account were accepted that are on no manifest, from totals of 32 days and of each: few of all there ever were. */
const OPEN_DAYS = `
  SELECT DISTINCT total.day FROM shipment_total_of_32_days AS many
  CROSS JOIN shipment_total AS total ON total.day BETWEEN many.period * 32 AND many.period * 32 + 31
  WHERE ${['many', 'total'].map((of) => `${of}.state = 'LABELLED' AND ${of}.carrier_id = :carrierId AND ${of}.manifested = 0 AND ${of}.shipments > 0`).join(' AND ')}
  ORDER BY total.day`;
/**
 * Shipments of an account that were sold and are on no manifest; of the days, in their order, as far as `:shipments` go. What is on a manifest is told
 * from two indexes, before the rows of shipments are read. Those whose labels are not here yet are few.
 */
const WAITING = `
  waiting (sequence) AS MATERIALIZED (
    SELECT * FROM (
      SELECT shipment.sequence FROM json_each(:days) AS open
      CROSS JOIN shipment AS labelled INDEXED BY shipment_by_acceptance
        ON labelled.accepted_at >= open.value * ${DAY_MS} AND labelled.accepted_at < (open.value + 1) * ${DAY_MS}
      CROSS JOIN shipment ON shipment.sequence = labelled.sequence
      WHERE labelled.state = 'LABELLED' AND labelled.carrier_id = :carrierId
        AND NOT EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = labelled.sequence)
        AND ${IS_WANTED('shipment.')} LIMIT :shipments)
    UNION ALL SELECT sequence FROM shipment INDEXED BY shipment_by_state
    WHERE state = 'PURCHASED' AND carrier_id = :carrierId AND ${IS_WANTED('')})`;
const OF_THEM = parcelsOf(
  'SELECT shipment, number FROM waiting CROSS JOIN package ON package.shipment = waiting.sequence',
);

export function openHandOvers(database: Database, queue: WriteQueue): HandOverStore {
  const find = database.prepare<[string], ParcelRow>(`
    WITH codes (code) AS (SELECT value FROM json_each(?))
    ${parcelsOf(`
      SELECT shipment, number FROM codes CROSS JOIN package ON tracking_number = code COLLATE NOCASE
      UNION SELECT shipment, number FROM codes CROSS JOIN package ON platform_tracking_number = code COLLATE NOCASE`)}
    ORDER BY shipmentSequence DESC, packageNumber LIMIT 10`);
  const put = database.prepare(`
    INSERT INTO hand_over (shipment, number, at, code, client_id, packer, station_id)
    SELECT sequence, :packageNumber, :at, :code, :clientId, :packer, :stationId FROM shipment
    WHERE id = :shipmentId AND state = 'LABELLED' AND void_request IS NULL AND ${IS_ON_NONE} ON CONFLICT DO NOTHING`);
  const remove = database.prepare(`
    DELETE FROM hand_over WHERE number = :packageNumber
    AND shipment = (SELECT sequence FROM shipment WHERE id = :shipmentId AND ${IS_ON_NONE})`);
  const counts = database.prepare<[object], Omit<TallyRecord, 'missing'>>(`
    WITH ${WAITING}
    SELECT count(*) AS sold, count(*) FILTER (WHERE state = 'LABELLED') AS labelled,
      count(*) FILTER (WHERE isPrinted OR handedOverAt IS NOT NULL) AS printed, count(handedOverAt) AS handedOver
    FROM (${OF_THEM})`);
  const missing = database.prepare<[object], ParcelRow>(`
    WITH ${WAITING} ${OF_THEM} WHERE hand_over.at IS NULL ORDER BY shipmentSequence, packageNumber LIMIT :missing`);

  const openDays = database.prepare<[{ carrierId: string }], number>(OPEN_DAYS).pluck();
  const daysOf = (carrierId: string) => JSON.stringify(openDays.all({ carrierId }));

  const ways = database
    .prepare<[object], string>(
      `WITH ${WAITING} SELECT DISTINCT ${WAY('')} FROM waiting CROSS JOIN shipment USING (sequence)`,
    )
    .pluck();

  return {
    find: async (codes) => reading(() => find.all(JSON.stringify(codes)).map(toParcel)),
    put: (parcel, handOver) => queue.write(() => put.run({ ...parcel, ...handOver }).changes > 0),
    remove: ({ shipmentId, packageNumber }) => queue.write(() => remove.run({ shipmentId, packageNumber }).changes > 0),
    ways: async (of, { shipments }) =>
      reading(() => ways.all({ ...of, shipments, without: '[]', days: daysOf(of.carrierId) })),
    tally: async ({ without, ...of }, most) =>
      reading(() => {
        const asked = { ...of, ...most, without: JSON.stringify(without), days: daysOf(of.carrierId) };
        const { sold = 0, labelled = 0, printed = 0, handedOver = 0 } = counts.get(asked) ?? {};
        return { sold, labelled, printed, handedOver, missing: missing.all(asked).map(toParcel) };
      }),
  };
}
