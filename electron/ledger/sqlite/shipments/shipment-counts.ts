import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import {
  QUARTER_MS,
  type ShipmentCount,
  type ShipmentCosts,
  type ShipmentFilter,
} from '#electron/engine/shipping/store.ts';
import type { RecentPurchases } from '#electron/engine/accounts/index.ts';
import type { LateIndex } from './late-index.ts';
import { openKeptTotals } from './kept-totals.ts';
import { matchExpression } from './match-expression.ts';
import { filterOf, type SqlFilter, whereOf } from './shipment-filter.ts';
import { reading } from '../sqlite-error.ts';
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

const MATCHING = 'SELECT rowid FROM shipment_search WHERE shipment_search MATCH ? ORDER BY rowid';
const AMONG = 'sequence IN (SELECT value FROM json_each(:sequences))';

/** Shipments that are counted before other work has its turn: of those in a range of time, which lie together, and of those with some words. */
const [AT_ONCE, FOUND_AT_ONCE] = [20_000, 1_000];

/** Counts shipments and their packages, and lists their costs, from kept totals and narrow indexes, without reading a shipment; slice by slice. */
export function openShipmentCounts(database: Database, { complete }: Pick<LateIndex, 'complete'>) {
  const kept = openKeptTotals(database);
  const counts = statementCache<ShipmentCount>(database);
  const costs = statementCache<Omit<ShipmentCosts, 'amounts'> & { amounts: string }>(database);
  const places = statementCache<Place>(database);
  const matching = database.prepare<[string], number>(MATCHING).pluck();
  const recent = database.prepare<[number], RecentPurchases>(RECENT);

  /** Each slice as conditions on its place, with their parameters; between two of them everybody else has a turn. */
  async function* slices({ conditions, parameters, index }: SqlFilter): AsyncGenerator<SqlFilter, void> {
    const rest = [...conditions];
    const bounds: Record<string, number> = {};
    const next = `
      SELECT accepted_at AS at, sequence FROM shipment ${index} WHERE_REST ORDER BY accepted_at, sequence LIMIT 1 OFFSET ${AT_ONCE}`;
    for (;;) {
      const sql = next.replace('WHERE_REST', whereOf(rest));
      const place = reading(() => places(sql).get({ ...parameters, ...bounds }));
      if (!place) break;
      const upTo = [...rest, '(accepted_at, sequence) < (:nextAt, :next)'];
      yield {
        conditions: upTo,
        parameters: { ...parameters, ...bounds, nextAt: place.at, next: place.sequence },
        index,
      };
      if (rest.length === conditions.length) rest.push('(accepted_at, sequence) >= (:startAt, :start)');
      Object.assign(bounds, { startAt: place.at, start: place.sequence });
      await nextTurn();
    }
    yield { conditions: rest, parameters: { ...parameters, ...bounds }, index };
  }

  async function* counted(parts: AsyncIterable<SqlFilter>): AsyncGenerator<ShipmentCount, void> {
    for await (const { conditions, parameters, index } of parts) {
      const sql = `SELECT ${COUNTS} FROM shipment ${index} ${whereOf(conditions)} GROUP BY state, carrier_id`;
      yield* reading(() => counts(sql).all(parameters));
    }
  }

  /** Slices of the shipments that have the words; they are found in one go, which takes a tenth of counting them. */
  async function* foundSlices(
    match: string,
    { conditions, parameters, index }: SqlFilter,
  ): AsyncGenerator<SqlFilter, void> {
    const found = reading(() => complete(() => matching.all(match)));
    for (let from = 0; from < found.length; from += FOUND_AT_ONCE) {
      if (from > 0) await nextTurn();
      const sequences = JSON.stringify(found.slice(from, from + FOUND_AT_ONCE));
      yield { conditions: [AMONG, ...conditions], parameters: { ...parameters, sequences }, index };
    }
  }

  return {
    async count(query: ShipmentFilter): Promise<ShipmentCount[]> {
      const match = matchExpression(query);
      if (match === 'nothing') return [];
      const sums = new Map<string, ShipmentCount>();
      if (match !== null) {
        for await (const row of counted(
          foundSlices(match, { ...filterOf(query), index: 'INDEXED BY shipment_for_list' }),
        ))
          addTo(sums, row);
        return [...sums.values()];
      }
      const { counts: whole, rest } = kept(query) ?? { counts: [], rest: [query] };
      for (const row of whole) addTo(sums, row);
      for (const part of rest) for await (const row of counted(slices(filterOf(part)))) addTo(sums, row);
      return [...sums.values()];
    },

    async costs(query: ShipmentFilter): Promise<ShipmentCosts[]> {
      const match = matchExpression(query);
      if (match === 'nothing') return [];
      const { index: of, ...filter } = filterOf(query);
      const index = of === 'INDEXED BY shipment_by_acceptance' ? 'INDEXED BY shipment_by_cost' : '';
      const costly = { ...filter, conditions: [...COSTLY, ...filter.conditions] };
      const found: ShipmentCosts[] = [];
      for await (const slice of match === null
        ? slices({ ...costly, index })
        : foundSlices(match, { ...costly, index: '' })) {
        const sql = `SELECT ${COSTS} FROM shipment ${slice.index} ${whereOf(slice.conditions)} ${BY_COST}`;
        const rows = reading(() => costs(sql).all(slice.parameters));
        found.push(...rows.map((row) => ({ ...row, amounts: JSON.parse(row.amounts) as string[] })));
      }
      return found;
    },

    recentByAccount: (shipments: number): RecentPurchases[] => reading(() => recent.all(shipments)),
  };
}

interface Place {
  at: number;
  sequence: number;
}

function addTo(sums: Map<string, ShipmentCount>, row: ShipmentCount): void {
  const key = JSON.stringify([row.state, row.carrierId]);
  const { shipments = 0, packages = 0 } = sums.get(key) ?? {};
  sums.set(key, { ...row, shipments: shipments + row.shipments, packages: packages + row.packages });
}
