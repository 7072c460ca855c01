import type { Database } from 'better-sqlite3';
import type { HandOverStore, TallyRecord } from '#electron/engine/manifests/index.ts';
import type { ManifestScope } from '#electron/engine/manifests/manifest-store.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { parcelsOf, toParcel, type ParcelRow } from './parcel-rows.ts';

const IS_ON_NONE = 'NOT EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = shipment.sequence)';
/** How a shipment was bought: its account's adapter, as it was then, and its service. */
const WAY = "json_extract(prepared, '$.account.adapter', '$.service.serviceCode')";
const IS_WANTED = `void_request IS NULL AND (:clientId IS NULL OR client_id = :clientId)
  AND (:without = '[]' OR ${WAY} NOT IN (SELECT value FROM json_each(:without)))`;
const DAY_MS = 86_400_000;
const isOpen = (of: string) =>
  `${of}.state = 'LABELLED' AND ${of}.carrier_id = :carrierId AND ${of}.manifested = 0 AND ${of}.shipments > 0`;
/**
 * The days (UTC) on which labelled shipments of an account were accepted that are on no manifest, how many shipments of all accounts there were
 * on them, and how many labelled ones the account ever had; from totals of 32 days and of each, which are few.
 */
const OPEN_DAYS = `
  WITH open (day) AS MATERIALIZED (
    SELECT DISTINCT total.day FROM shipment_total_of_32_days AS many
    CROSS JOIN shipment_total AS total ON total.day BETWEEN many.period * 32 AND many.period * 32 + 31
    WHERE ${isOpen('many')} AND ${isOpen('total')} ORDER BY total.day)
  SELECT (SELECT json_group_array(day) FROM open) AS days,
    (SELECT total(shipments) FROM open CROSS JOIN shipment_total USING (day)) AS onThem,
    (SELECT total(shipments) FROM shipment_total_of_32_days WHERE state = 'LABELLED' AND carrier_id = :carrierId) AS ever`;
const OF_DAYS = `
  SELECT labelled.sequence FROM json_each(:days) AS open
  CROSS JOIN shipment AS labelled INDEXED BY shipment_by_acceptance
    ON accepted_at >= open.value * ${DAY_MS} AND accepted_at < (open.value + 1) * ${DAY_MS}
  WHERE state = 'LABELLED' AND carrier_id = :carrierId`;
const OF_ACCOUNT = `
  SELECT sequence FROM shipment AS labelled INDEXED BY shipment_labelled
  WHERE state = 'LABELLED' AND carrier_id = :carrierId`;
/**
 * Shipments of an account that were sold and are on no manifest; of the labelled ones the first. What is on a manifest is told from two indexes,
 * before the rows of shipments are read. Those whose labels are not here yet are few.
 */
const waitingAmong = (labelled: string) => `
  SELECT * FROM (
    SELECT shipment.sequence FROM (${labelled}) AS labelled CROSS JOIN shipment ON shipment.sequence = labelled.sequence
    WHERE NOT EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = labelled.sequence)
      AND ${IS_WANTED} LIMIT :shipments)
  UNION ALL SELECT sequence FROM shipment INDEXED BY shipment_by_state
  WHERE state = 'PURCHASED' AND carrier_id = :carrierId AND ${IS_WANTED}`;
const OF_THEM = parcelsOf(
  'SELECT shipment, number FROM json_each(:waiting) AS waiting CROSS JOIN package ON package.shipment = waiting.value',
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
  const openDays = database.prepare<[object], { days: string; onThem: number; ever: number }>(OPEN_DAYS);
  const waiting = (labelled: string) => database.prepare<[object], number>(waitingAmong(labelled)).pluck();
  const [ofDays, ofAccount] = [waiting(OF_DAYS), waiting(OF_ACCOUNT)];
  /** By way of the days, or of all that the account ever shipped: whichever are fewer. */
  function sequencesOf(asked: ManifestScope & { shipments: number; without: string }): string {
    const { days = '[]', onThem = 0, ever = 0 } = openDays.get(asked) ?? {};
    return JSON.stringify((onThem < ever ? ofDays : ofAccount).all({ ...asked, days }));
  }
  const counts = database.prepare<[object], Omit<TallyRecord, 'missing'>>(`
    SELECT count(*) AS sold, count(*) FILTER (WHERE state = 'LABELLED') AS labelled,
      count(*) FILTER (WHERE isPrinted OR handedOverAt IS NOT NULL) AS printed, count(handedOverAt) AS handedOver
    FROM (${OF_THEM})`);
  const missing = database.prepare<[object], ParcelRow>(
    `${OF_THEM} WHERE hand_over.at IS NULL ORDER BY shipmentSequence, packageNumber LIMIT :missing`,
  );
  const ways = database
    .prepare<[string], string>(`SELECT DISTINCT ${WAY} FROM json_each(?) CROSS JOIN shipment ON sequence = value`)
    .pluck();

  return {
    find: async (codes) => reading(() => find.all(JSON.stringify(codes)).map(toParcel)),
    put: (parcel, handOver) => queue.write(() => put.run({ ...parcel, ...handOver }).changes > 0),
    remove: ({ shipmentId, packageNumber }) => queue.write(() => remove.run({ shipmentId, packageNumber }).changes > 0),
    ways: async (of, { shipments }) => reading(() => ways.all(sequencesOf({ ...of, shipments, without: '[]' }))),
    tally: async ({ without, ...of }, { shipments, missing: most }) =>
      reading(() => {
        const waiting = sequencesOf({ ...of, shipments, without: JSON.stringify(without) });
        const { sold = 0, labelled = 0, printed = 0, handedOver = 0 } = counts.get({ waiting }) ?? {};
        return { sold, labelled, printed, handedOver, missing: missing.all({ waiting, missing: most }).map(toParcel) };
      }),
  };
}
