import type { Database } from 'better-sqlite3';
import type { ShipmentCount, ShipmentFilter } from '#electron/engine/shipping/store.ts';
import { reading } from '../sqlite-error.ts';
import { statementCache } from '../statement-cache.ts';
import { filterOf, whereOf } from './shipment-filter.ts';

const DAY_MS = 86_400_000;

/** What totals are kept by. */
const KEPT_BY: ReadonlySet<string> = new Set([
  'clientIds',
  'states',
  'carrierId',
  'carrierCode',
  'manifested',
  'acceptedFrom',
  'acceptedBefore',
] satisfies (keyof ShipmentFilter)[]);

/** What the kept totals say, and the spans before and after them that are to be counted. */
export interface Kept {
  counts: ShipmentCount[];
  rest: ShipmentFilter[];
}

/**
 * Totals of whole days (UTC), as the migration 0029 keeps them: a few rows a day, however many shipments it had. Null where the filter asks for what
 * they are not kept by, or for no whole day.
 */
export function openKeptTotals(database: Database): (query: ShipmentFilter) => Kept | null {
  const totals = statementCache<ShipmentCount>(database);

  return (query) => {
    const asked = Object.entries(query).filter(([, value]) => value !== undefined);
    if (!asked.every(([name]) => KEPT_BY.has(name))) return null;
    const { acceptedFrom, acceptedBefore, manifested, ...columns } = query;
    const from = acceptedFrom === undefined ? undefined : Math.ceil(acceptedFrom / DAY_MS);
    const until = acceptedBefore === undefined ? undefined : Math.floor(acceptedBefore / DAY_MS);
    if (from !== undefined && until !== undefined && from >= until) return null;
    // Totals have these columns of a shipment, by the same names.
    const { conditions, parameters } = filterOf(columns);
    const add = (name: string, value: number | undefined, condition: string) => {
      if (value === undefined) return;
      conditions.push(condition);
      parameters[name] = value;
    };
    add('manifested', manifested === undefined ? undefined : Number(manifested), 'manifested = :manifested');
    add('fromDay', from, 'day >= :fromDay');
    add('untilDay', until, 'day < :untilDay');
    const sql = `SELECT state, carrier_id AS carrierId, sum(shipments) AS shipments, sum(packages) AS packages FROM shipment_total
      ${whereOf(conditions)} GROUP BY state, carrier_id HAVING sum(shipments) > 0`;
    const counts = reading(() => totals(sql).all(parameters));
    const rest: ShipmentFilter[] = [];
    if (from !== undefined && from * DAY_MS > (acceptedFrom ?? 0))
      rest.push({ ...query, acceptedBefore: from * DAY_MS });
    if (until !== undefined && until * DAY_MS < (acceptedBefore ?? 0))
      rest.push({ ...query, acceptedFrom: until * DAY_MS });
    return { counts, rest };
  };
}
