import type { Database } from 'better-sqlite3';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentQuery } from '#electron/engine/shipping/store.ts';
import { decodePlace, encodePlace } from '#electron/ledger/cursor.ts';
import { matchExpression } from './match-expression.ts';
import { SHIPMENT_COLUMNS, type ShipmentRow } from './shipment-rows.ts';
import { filterOf, whereOf } from './shipment-filter.ts';
import { statementCache } from '../statement-cache.ts';
import type { LateIndex } from './late-index.ts';
import type { ShipmentsReader } from './shipments-reader.ts';

export interface ShipmentPage {
  shipments: ShipmentRecord[];
  next: string | null;
}

/** Pages of shipments, newest first, each page continuing where the cursor says whatever was accepted meanwhile. */
export function openShipmentSearch(
  database: Database,
  reader: ShipmentsReader,
  { complete }: Pick<LateIndex, 'complete'>,
) {
  const statement = statementCache<ShipmentRow>(database);

  /** @throws BadCursorError where the cursor is none of this ledger. */
  return function list(query: ShipmentQuery): ShipmentPage {
    const match = matchExpression(query);
    if (match === 'nothing') return { shipments: [], next: null };
    const { conditions, parameters, index } = filterOf(query);
    if (query.cursor !== undefined) {
      const { at, sequence } = decodePlace(query.cursor);
      conditions.push(match === null ? '(accepted_at, sequence) < (:at, :before)' : 'sequence < :before');
      Object.assign(parameters, { before: sequence, ...(match === null && { at }) });
    }
    const sql = match === null ? listing(conditions, index) : fullText(conditions);
    const find = () => statement(sql).all({ ...parameters, match, limit: query.limit + 1 });
    const rows = match === null ? find() : complete(find);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      shipments: page.map(reader.record),
      next: last && rows.length > page.length ? encodePlace({ at: last.accepted_at, sequence: last.sequence }) : null,
    };
  };
}

/** Finds the page in the narrow index first and reads only the shipments that are on it. */
const listing = (conditions: string[], index: string) => `
  SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE sequence IN (
    SELECT sequence FROM shipment ${index} ${whereOf(conditions)} ORDER BY accepted_at DESC, sequence DESC LIMIT :limit
  ) ORDER BY accepted_at DESC, sequence DESC`;

/** Words are found in the order in which shipments were stored, which is that of acceptance but for those that another desk stated later. */
const fullText = (conditions: string[]) => `
  SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE sequence IN (
    SELECT shipment_search.rowid FROM shipment_search CROSS JOIN shipment INDEXED BY shipment_for_list ON sequence = shipment_search.rowid
    ${whereOf(['shipment_search MATCH :match', ...conditions])} ORDER BY shipment_search.rowid DESC LIMIT :limit
  ) ORDER BY sequence DESC`;
