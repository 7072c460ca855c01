import type { Caller } from '../identity/index.ts';
import type { HistoryDeps } from './deps.ts';
import { exportShipments } from './export-shipments.ts';
import type { ShipmentSearch } from './filter.ts';
import { listShipments, type ShipmentListQuery } from './list-shipments.ts';
import { createSlowLane } from '../concurrency/index.ts';
import { totalShipments } from './total-shipments.ts';

export type { ShipmentSearch } from './filter.ts';

/** The shipments that were ever accepted: lists, totals, exports. */
export function createHistory(deps: HistoryDeps) {
  const slowLane = createSlowLane();
  return {
    list: (caller: Caller, parameters: ShipmentListQuery) => listShipments(deps, caller, parameters),
    total: (caller: Caller, filter: ShipmentSearch) => totalShipments(deps, caller, filter),
    export: (caller: Caller, filter: ShipmentSearch) => exportShipments({ ...deps, slowLane }, caller, filter),
  };
}
