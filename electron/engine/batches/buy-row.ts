import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PauseReason } from '#shared/schema/batches/batch.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import type { CreateCall } from '../shipping/index.ts';
import type { BatchesDeps, BatchesOfOrders } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { StorageFullError } from '../ledger-errors.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';
import { checkRouted } from './check-row.ts';
import { orderCallOf, orderError } from './order-rows.ts';
import { holdsPurchase, outcomeOf, problemOfRefusal, type RowOutcome } from './row-outcome.ts';
import { readRowContext } from './row-context.ts';

export type Buy = (call: CreateCall) => Promise<ShipmentResponse>;

/** Why a batch pauses by itself. */
export type OwnPause = Exclude<PauseReason, 'REQUESTED' | 'RESTORED'>;

/** What became of a row, and what the batch has to do about it. */
export interface BoughtRow {
  outcome: RowOutcome & Partial<Pick<BatchRowRecord, 'errors'>>;
  /** Why no further row can be bought now. */
  halt?: OwnPause | 'STATION_STOPPING';
}

/**
 * Buys a row as any caller would, one that is an order through the order book, unless the ledger holds its transaction already: then that is what became of it, however old
 * it is. Never throws for what the carrier or the rules say.
 */
export async function buyRow(
  deps: BatchesOfOrders,
  buy: Buy,
  batch: BatchRecord,
  row: BatchRowRecord,
): Promise<BoughtRow> {
  const find = () => deps.ledger.shipments.findByTransaction(batch.clientId, row.transactionId);
  const held = await find();
  if (held && holdsPurchase(held)) return { outcome: outcomeOf(row, held) };
  try {
    await (row.order ? shipOrder(deps, buy, batch, { ...row, order: row.order }) : buy(callOf(batch, row)));
  } catch (error) {
    return afterRefusal(deps, { batch, row, error, shipment: await find() });
  }
  const bought = await find();
  if (!bought) throw new Error(`Row ${row.number} was bought and its shipment is not there`);
  return { outcome: outcomeOf(row, bought) };
}

const callOf = (batch: BatchRecord, row: BatchRowRecord) => ({
  clientId: batch.clientId,
  packer: batch.packer,
  transactionId: row.transactionId,
  requestId: `batch-${batch.id}-${row.number}`,
  body: row.request,
  documents: 'url' as const,
  row: { batchId: batch.id, number: row.number },
});

/** Buys what was checked, once its units are in no other parcel. */
function shipOrder(
  { orders }: BatchesOfOrders,
  buy: Buy,
  batch: BatchRecord,
  row: BatchRowRecord & Pick<OrderRow, 'order'>,
): Promise<unknown> {
  const { row: held, body, ...call } = callOf(batch, row);
  const ship = { ...call, ...orderCallOf(batch, row.order), seen: row.order, shipping: {} };
  return orders.ship(ship, (create) => buy({ ...create, body, row: held }));
}

type OrderRow = { order: NonNullable<BatchRowRecord['order']> };

type Refused = {
  batch: BatchRecord;
  row: BatchRowRecord;
  error: unknown;
  shipment: Awaited<ReturnType<BatchesDeps['ledger']['shipments']['find']>>;
};

async function afterRefusal(deps: BatchesDeps, { batch, row, error, shipment }: Refused): Promise<BoughtRow> {
  const halt = haltAfter(error);
  if (shipment && holdsPurchase(shipment)) return { outcome: outcomeOf(row, shipment), ...(halt && { halt }) };
  if (halt) return { outcome: { state: 'READY' }, halt };
  if (!(error instanceof EngineError)) throw error;
  switch (error.code) {
    case 'VALIDATION_FAILED': {
      const context = await readRowContext(deps);
      const { errors, warnings } = (await checkRouted(deps, row, { rules: batch, context })).checked;
      const refused = (error.details.errors ?? []).map((violation) => ({ ...violation, column: null }));
      return { outcome: { state: 'INVALID', errors: errors.length > 0 ? errors : refused, warnings } };
    }
    case 'CARRIER_REJECTED':
    case 'CARRIER_UNAVAILABLE':
      if (shipment) return { outcome: outcomeOf(row, shipment) };
      return { outcome: { state: 'NOT_SENT', problem: problemOfRefusal(error) } };
    case 'STATE_CONFLICT':
      if (row.order && isOfOrder(error))
        return { outcome: { state: 'INVALID', errors: [orderError(error.details.trouble)] } };
      return { outcome: { state: 'NOT_SENT', problem: problemOfRefusal(error) } };
    default:
      return { outcome: { state: 'NOT_SENT', problem: problemOfRefusal(error) } };
  }
}

/** Whether it is not shipped as it is; one that others change at this moment may be, a moment later. */
const isOfOrder = (error: EngineError): error is EngineError & { details: { trouble: Diagnostic } } =>
  error.details.trouble !== undefined && error.details.trouble.code !== 'ORDER_BUSY';

function haltAfter(error: unknown): BoughtRow['halt'] | undefined {
  if (error instanceof StorageFullError) return 'STORAGE_FULL';
  if (!(error instanceof EngineError)) return undefined;
  const { code } = error;
  return code === 'STORAGE_FULL' || code === 'STATION_STOPPING' || code === 'RESTORE_UNCONFIRMED' ? code : undefined;
}
