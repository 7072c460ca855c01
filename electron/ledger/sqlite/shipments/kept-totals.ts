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

/** So many days in a row have a total of their own, beside those of each day (migration 0032). */
const PERIOD = 32;

/**
 * Totals of whole days (UTC), as the migrations 0029 and 0032 keep them: a few rows a day or period, however many shipments it had. Null where the
 * filter asks for what they are not kept by, or for no whole day.
 */
export function openKeptTotals(database: Database): (query: ShipmentFilter) => Kept | null {
  const totals = statementCache<ShipmentCount>(database);

  return (query) => {
    const asked = Object.entries(query).filter(([, value]) => value !== undefined);
    if (!asked.every(([name]) => KEPT_BY.has(name))) return null;
    const { acceptedFrom, acceptedBefore, manifested, ...columns } = query;
    const from = acceptedFrom === undefined ? -Infinity : Math.ceil(acceptedFrom / DAY_MS);
    const until = acceptedBefore === undefined ? Infinity : Math.floor(acceptedBefore / DAY_MS);
    if (from >= until) return null;
    // Totals have these columns of a shipment, by the same names.
    const { conditions, parameters } = filterOf(columns);
    if (manifested !== undefined) {
      conditions.push('manifested = :manifested');
      parameters['manifested'] = Number(manifested);
    }
    const bound = (name: string, value: number, condition: string) => {
      if (!Number.isFinite(value)) return [];
      parameters[name] = value;
      return [`${condition} :${name}`];
    };
    const parts = spansOf(from, until).map(({ table, column, first, end }, i) => {
      const bounds = [...bound(`first${i}`, first, `${column} >=`), ...bound(`end${i}`, end, `${column} <`)];
      return `SELECT state, carrier_id, shipments, packages FROM ${table} ${whereOf([...bounds, ...conditions])}`;
    });
    const sql = `SELECT state, carrier_id AS carrierId, sum(shipments) AS shipments, sum(packages) AS packages
      FROM (${parts.join(' UNION ALL ')}) GROUP BY state, carrier_id HAVING sum(shipments) > 0`;
    const counts = reading(() => totals(sql).all(parameters));
    const rest: ShipmentFilter[] = [];
    if (from * DAY_MS > (acceptedFrom ?? 0)) rest.push({ ...query, acceptedBefore: from * DAY_MS });
    if (until * DAY_MS < (acceptedBefore ?? 0)) rest.push({ ...query, acceptedFrom: until * DAY_MS });
    return { counts, rest };
  };
}

interface Span {
  table: string;
  column: string;
  first: number;
  /** Not in it. */
  end: number;
}

/** The fewest totals that cover so many days, of which either end may be open: whole periods, and the days before and after them. */
function spansOf(from: number, until: number): Span[] {
  const days = (first: number, end: number): Span => ({ table: 'shipment_total', column: 'day', first, end });
  const [first, end] = [Math.ceil(from / PERIOD), Math.floor(until / PERIOD)];
  if (first >= end) return [days(from, until)];
  const periods: Span = { table: 'shipment_total_of_32_days', column: 'period', first, end };
  return [days(from, first * PERIOD), periods, days(end * PERIOD, until)].filter((span) => span.first < span.end);
}
