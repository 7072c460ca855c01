import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ShipmentRecord, VoidSubmission } from '#electron/engine/shipping/shipment-record.ts';
import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** A row of `shipment`, without what only SQL looks at. */
export interface ShipmentRow {
  sequence: number;
  id: string;
  client_id: string;
  transaction_id: string;
  state: ShipmentState;
  accepted_at: number;
  updated_at: number;
  warnings: string;
  problem: string | null;
  manifest_id: string | null;
  prepared: string;
  salt: string | null;
  content_revision: number;
  cost_amount: string | null;
  cost_currency: string | null;
  void_request: string | null;
}

/** For a SELECT from `shipment` alone. */
export const SHIPMENT_COLUMNS = `
  sequence, id, client_id, transaction_id, state, accepted_at, updated_at, warnings, problem, prepared, salt, content_revision, cost_amount, cost_currency, void_request,
  (SELECT manifest.id FROM manifest_shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest
   WHERE manifest_shipment.shipment = shipment.sequence) AS manifest_id`;

/** A row of `package`. */
export interface PackageRow {
  platform_tracking_number: string;
  tracking_number: string | null;
}

export function toRecord(row: ShipmentRow, packages: PackageRow[]): ShipmentRecord {
  return {
    id: row.id,
    transactionId: row.transaction_id,
    clientId: row.client_id,
    state: row.state,
    acceptedAt: row.accepted_at,
    updatedAt: row.updated_at,
    prepared: JSON.parse(row.prepared) as PreparedShipment,
    platformTrackingNumbers: packages.map((each) => each.platform_tracking_number),
    trackingNumbers: packages.flatMap((each) => each.tracking_number ?? []),
    warnings: JSON.parse(row.warnings) as Warning[],
    manifestId: row.manifest_id,
    cost:
      row.cost_amount === null || row.cost_currency === null
        ? null
        : { amount: row.cost_amount, currency: row.cost_currency },
    voidSubmission: row.void_request === null ? null : (JSON.parse(row.void_request) as VoidSubmission),
    problem: row.problem === null ? null : (JSON.parse(row.problem) as Problem),
  };
}
