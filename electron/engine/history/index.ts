import type { Caller } from '../identity/index.ts';
import type { HistoryDeps } from './deps.ts';
import { exportShipments } from './export-shipments.ts';
import type { FilterParameters } from './filter.ts';
import { listShipments, type ListParameters } from './list-shipments.ts';
import { createSlowLane } from './slow-lane.ts';
import { totalShipments } from './total-shipments.ts';

/** The shipments that were ever accepted: lists, totals, exports. */
export function createHistory(deps: HistoryDeps) {
  const slowLane = createSlowLane();
  return {
    list: (caller: Caller, parameters: ListParameters) => listShipments(deps, caller, parameters),
    total: (caller: Caller, filter: FilterParameters) => totalShipments(deps, caller, filter),
    export: (caller: Caller, filter: FilterParameters) => exportShipments({ ...deps, slowLane }, caller, filter),
  };
}
