import {
  QUARTER_MS,
  type ShipmentCosts,
  type ShipmentCount,
  type ShipmentLedger,
} from '#electron/engine/shipping/store.ts';
import type { Database } from '../database.ts';
import { filterOf, hasWords, whereOf, wordsOf } from './shipment-filter.ts';

/** Counts shipments and their packages. */
export function openShipmentCounts(database: Database): ShipmentLedger['count'] {
  return async function count(query) {
    const words = wordsOf(query);
    if (words === 'nothing') return [];
    const { conditions, values, add } = filterOf(query);
    add(words, hasWords);
    return database.search<ShipmentCount>(counting(conditions), values);
  };
}

/** Packages are numbered from 1: so the first of them stands for the shipment. */
const counting = (conditions: string[]) => `
  SELECT state, carrier_id AS "carrierId", count(*) FILTER (WHERE number IS NULL OR number = 1) AS shipments, count(number) AS packages
  FROM shipment LEFT JOIN package ON package.shipment = sequence ${whereOf(conditions)} GROUP BY state, carrier_id`;

/** Lists costs of shipments. */
export function openShipmentCosts(database: Database): ShipmentLedger['costs'] {
  return async function costs(query) {
    const words = wordsOf(query);
    if (words === 'nothing') return [];
    const { conditions, values, add } = filterOf(query);
    add(words, hasWords);
    return database.search<ShipmentCosts>(
      costing(['cost_amount IS NOT NULL', "state <> 'VOIDED'", ...conditions]),
      values,
    );
  };
}

const costing = (conditions: string[]) => `
  SELECT carrier_id AS "carrierId", cost_currency AS currency, accepted_at / ${QUARTER_MS} * ${QUARTER_MS} AS "from",
    array_agg(cost_amount ORDER BY sequence) AS amounts
  FROM shipment ${whereOf(conditions)} GROUP BY carrier_id, cost_currency, accepted_at / ${QUARTER_MS} ORDER BY 3, 1, 2`;
