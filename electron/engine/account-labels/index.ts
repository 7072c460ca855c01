import { RULED_BY } from '#shared/schema/accounts/carrier.ts';
import type { DesignCheckRequest } from '#shared/schema/accounts/labels/design-check.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import type { LogoUpload } from '#shared/schema/accounts/labels/label-logo.ts';
import type { RoutingMiss, RoutingTableUpload } from '#shared/schema/accounts/labels/routing-table.ts';
import type { AccountLabelsDeps } from './deps.ts';
import { checkDesign, readDesign, setLayout, setLogo } from './designs.ts';
import { importRoutingTable } from './import-routing-table.ts';
import { exportRoutingTable, readRoutingTable, removeRoutingTable, setRoutingMiss } from './routing-tables.ts';

export type { AccountLabelsDeps } from './deps.ts';
export type { DesignRenderer, DesignTarget, LogoReader } from './ports.ts';
export type { DigestedDesign, LabelDesignStore } from './store.ts';

/** What the labels of accounts look like, and what they are sorted by, where the station draws them. */
export const createAccountLabels = (deps: AccountLabelsDeps) => ({
  layouts: () => RULED_BY.map((carrier) => ({ carrier, layout: deps.renderer.layoutOfCarrier(carrier) })),
  design: (carrierId: string) => readDesign(deps, carrierId),
  setLayout: (carrierId: string, layout: LabelLayout | null, version?: string) =>
    setLayout(deps, carrierId, layout, version),
  setLogo: (carrierId: string, logo: LogoUpload | null) => setLogo(deps, carrierId, logo),
  check: (carrierId: string, request: DesignCheckRequest) => checkDesign(deps, carrierId, request),
  routingTable: (carrierId: string) => readRoutingTable(deps, carrierId),
  importRoutingTable: (carrierId: string, upload: RoutingTableUpload) => importRoutingTable(deps, carrierId, upload),
  setRoutingMiss: (carrierId: string, onMiss: RoutingMiss) => setRoutingMiss(deps, carrierId, onMiss),
  exportRoutingTable: (carrierId: string) => exportRoutingTable(deps, carrierId),
  removeRoutingTable: (carrierId: string) => removeRoutingTable(deps, carrierId),
});
