import type { Database } from 'better-sqlite3';
import type { ShipmentCount, ShipmentFilter } from '#electron/engine/shipping/store.ts';
import { matchExpression } from './match-expression.ts';
import { filterOf, whereOf } from './shipment-filter.ts';
import { statementCache } from '../statement-cache.ts';

const COUNTS = `
  state, carrier_id AS carrierId, count(*) AS shipments,
  sum((SELECT count(*) FROM package WHERE package.shipment = shipment.sequence)) AS packages`;

/** Counts shipments and their packages from the narrow indexes, without reading a shipment. */
export function openShipmentCounts(database: Database) {
  const statement = statementCache<ShipmentCount>(database);

  return function count(filter: ShipmentFilter): ShipmentCount[] {
    const match = matchExpression(filter);
    if (match === 'nothing') return [];
    const { conditions, parameters } = filterOf(filter);
    const sql = match === null ? counting(conditions) : countingMatches(conditions);
    return statement(sql).all({ ...parameters, ...(match !== null && { match }) });
  };
}

const counting = (conditions: string[]) =>
  `SELECT ${COUNTS} FROM shipment INDEXED BY shipment_for_list ${whereOf(conditions)} GROUP BY state, carrier_id`;

const countingMatches = (conditions: string[]) => `
  SELECT ${COUNTS} FROM shipment_search
  CROSS JOIN shipment INDEXED BY shipment_for_list ON sequence = shipment_search.rowid
  ${whereOf(['shipment_search MATCH :match', ...conditions])} GROUP BY state, carrier_id`;
