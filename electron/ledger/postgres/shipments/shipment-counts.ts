import {
  QUARTER_MS,
  type ShipmentCosts,
  type ShipmentCount,
  type ShipmentLedger,
} from '#electron/engine/shipping/store.ts';
import type { RecentPurchases } from '#electron/engine/accounts/index.ts';
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

/** What became of the newest shipments, by account. */
export const openRecentByAccount =
  (database: Database): ShipmentLedger['recentByAccount'] =>
  (shipments) =>
    database.all<RecentPurchases>(RECENT, [shipments]);

const RECENT = `
  WITH recent AS (SELECT sequence, state, accepted_at, carrier_id FROM shipment ORDER BY sequence DESC LIMIT $1),
  bought AS (
    SELECT carrier_id, max(sequence) AS last, max(accepted_at) AS at FROM recent
    WHERE state IN ('PURCHASED', 'LABELLED', 'VOIDED') GROUP BY carrier_id
  ), failed AS (
    SELECT recent.carrier_id, count(*) AS failures, max(accepted_at) AS at
    FROM recent LEFT JOIN bought USING (carrier_id)
    WHERE sequence > coalesce(last, 0) AND state IN ('NOT_SENT', 'REJECTED', 'UNKNOWN') GROUP BY recent.carrier_id
  )
  SELECT carrier_id AS "carrierId", bought.at AS "lastPurchaseAt", coalesce(failures, 0) AS failures, failed.at AS "lastFailureAt"
  FROM (SELECT DISTINCT carrier_id FROM recent) AS account LEFT JOIN bought USING (carrier_id) LEFT JOIN failed USING (carrier_id)`;
