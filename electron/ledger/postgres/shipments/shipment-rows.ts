import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ShipmentRecord, VoidSubmission } from '#electron/engine/shipping/shipment-record.ts';
import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import type { Cost } from '#shared/schema/shipping/cost.ts';
import { comparableCode } from '#shared/schema/accounts/carrier.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { NewerShipment } from '../../newer-shipment.ts';

/** What `SHIPMENT_COLUMNS` selects. */
export interface ShipmentRow {
  sequence: number;
  id: string;
  clientId: string;
  transactionId: string;
  state: ShipmentState;
  acceptedAt: number;
  updatedAt: number;
  warnings: Warning[];
  problem: Problem | null;
  prepared: PreparedShipment;
  salt: string | null;
  revision: number;
  manifestId: string | null;
  cost: Cost | null;
  voidSubmission: VoidSubmission | null;
  platformTrackingNumbers: string[];
  trackingNumbers: string[];
}

/** For a SELECT from `shipment` alone: the shipment with its packages. */
export const SHIPMENT_COLUMNS = `
  sequence, id, client_id AS "clientId", transaction_id AS "transactionId", state, accepted_at AS "acceptedAt", updated_at AS "updatedAt",
  warnings, problem, prepared, salt, content_revision AS revision,
  CASE WHEN cost_amount IS NOT NULL THEN json_build_object('amount', cost_amount, 'currency', cost_currency) END AS cost,
  void_request AS "voidSubmission",
  (SELECT manifest.id FROM manifest_shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest
   WHERE manifest_shipment.shipment = shipment.sequence) AS "manifestId",
  ARRAY(SELECT platform_tracking_number FROM package WHERE package.shipment = shipment.sequence ORDER BY number) AS "platformTrackingNumbers",
  ARRAY(SELECT tracking_number FROM package WHERE package.shipment = shipment.sequence AND tracking_number IS NOT NULL ORDER BY number)
    AS "trackingNumbers"`;

export const toRecord = ({ sequence: _, salt: __, revision: ___, ...record }: ShipmentRow): ShipmentRecord => record;

/** A shipment as the desk's own witness keeps it. */
export const toWitness = ({
  prepared,
  platformTrackingNumbers,
  warnings,
  ...shipment
}: ShipmentRecord): NewerShipment => ({
  ...shipment,
  carrierId: prepared.account.carrierId,
  carrierCode: comparableCode(prepared.account.carrierCode),
  ...{ holdsId: 1, blankedAt: null, warnings: JSON.stringify(warnings), prepared: JSON.stringify(prepared) },
  packages: prepared.packages.map(({ itemTransactionId }, index) => ({
    itemTransactionId,
    platformTrackingNumber: platformTrackingNumbers[index] ?? '',
  })),
});
