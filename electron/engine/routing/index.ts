export { compileRouting } from './compile-routing.ts';
export { findRoute, type Routed } from './find-route.ts';
export { readRoutingRow, ROUTING_COLUMNS, routingColumns, type RoutingRow } from './read-routing-row.ts';
export type { NewRoutingTable, RoutingPage, RoutingTableStore } from './store.ts';
