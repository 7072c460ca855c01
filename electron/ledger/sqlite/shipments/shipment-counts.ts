import type { Database } from 'better-sqlite3';
import {
  QUARTER_MS,
  type ShipmentCount,
  type ShipmentCosts,
  type ShipmentFilter,
} from '#electron/engine/shipping/store.ts';
import type { RecentPurchases } from '#electron/engine/accounts/index.ts';
import { matchExpression } from './match-expression.ts';
import { filterOf, whereOf } from './shipment-filter.ts';
import { statementCache } from '../statement-cache.ts';

const COUNTS = `
  state, carrier_id AS carrierId, count(*) AS shipments,
  sum((SELECT count(*) FROM package WHERE package.shipment = shipment.sequence)) AS packages`;

const COSTS = `
  carrier_id AS carrierId, cost_currency AS currency, accepted_at / ${QUARTER_MS} * ${QUARTER_MS} AS "from",
  json_group_array(cost_amount) AS amounts`;
const BY_COST = `GROUP BY carrier_id, cost_currency, accepted_at / ${QUARTER_MS} ORDER BY 3, 1, 2`;
const COSTLY = ['cost_amount IS NOT NULL', "state <> 'VOIDED'"];

const RECENT = `
  WITH recent AS (
    SELECT sequence, state, accepted_at, carrier_id FROM shipment INDEXED BY shipment_for_list ORDER BY sequence DESC LIMIT ?
  ), bought AS (
    SELECT carrier_id, max(sequence) AS last, max(accepted_at) AS at FROM recent
    WHERE state IN ('PURCHASED', 'LABELLED', 'VOIDED') GROUP BY carrier_id
  ), failed AS (
    SELECT recent.carrier_id, count(*) AS failures, max(accepted_at) AS at
    FROM recent LEFT JOIN bought USING (carrier_id)
    WHERE sequence > coalesce(last, 0) AND state IN ('NOT_SENT', 'REJECTED', 'UNKNOWN') GROUP BY recent.carrier_id
  )
  SELECT carrier_id AS carrierId, bought.at AS lastPurchaseAt, coalesce(failures, 0) AS failures, failed.at AS lastFailureAt
  FROM (SELECT DISTINCT carrier_id FROM recent) LEFT JOIN bought USING (carrier_id) LEFT JOIN failed USING (carrier_id)`;

/** Counts shipments and their packages, and lists their costs, from narrow indexes, without reading a shipment. */
export function openShipmentCounts(database: Database) {
  const statement = statementCache<ShipmentCount>(database);
  const costStatement = statementCache<Omit<ShipmentCosts, 'amounts'> & { amounts: string }>(database);

  function costs(filter: ShipmentFilter): ShipmentCosts[] {
    const match = matchExpression(filter);
    if (match === 'nothing') return [];
    const { conditions, parameters } = filterOf(filter);
    const all = [...COSTLY, ...conditions];
    const sql =
      match === null
        ? `SELECT ${COSTS} FROM shipment INDEXED BY shipment_by_cost ${whereOf(all)} ${BY_COST}`
        : `SELECT ${COSTS} FROM shipment_search CROSS JOIN shipment ON sequence = shipment_search.rowid
           ${whereOf(['shipment_search MATCH :match', ...all])} ${BY_COST}`;
    const rows = costStatement(sql).all({ ...parameters, ...(match !== null && { match }) });
    return rows.map((row) => ({ ...row, amounts: JSON.parse(row.amounts) as string[] }));
  }

  function count(filter: ShipmentFilter): ShipmentCount[] {
    const match = matchExpression(filter);
    if (match === 'nothing') return [];
    const { conditions, parameters } = filterOf(filter);
    const sql = match === null ? counting(conditions) : countingMatches(conditions);
    return statement(sql).all({ ...parameters, ...(match !== null && { match }) });
  }

  const recent = database.prepare<[number], RecentPurchases>(RECENT);
  const recentByAccount = (shipments: number): RecentPurchases[] => recent.all(shipments);

  return { count, costs, recentByAccount };
}

const counting = (conditions: string[]) =>
  `SELECT ${COUNTS} FROM shipment INDEXED BY shipment_for_list ${whereOf(conditions)} GROUP BY state, carrier_id`;

const countingMatches = (conditions: string[]) => `
  SELECT ${COUNTS} FROM shipment_search
  CROSS JOIN shipment INDEXED BY shipment_for_list ON sequence = shipment_search.rowid
  ${whereOf(['shipment_search MATCH :match', ...conditions])} GROUP BY state, carrier_id`;
