import type { RoutingMiss, RoutingTableInfo } from '#shared/schema/accounts/labels/routing-table.ts';
import { noAccount } from '../accounts/index.ts';
import { EngineError } from '../engine-error.ts';
import type { AccountLabelsDeps } from './deps.ts';
import { requireDrawnHere } from './drawn-here.ts';

/** Null where the account has none. @throws EngineError NOT_FOUND or OPERATION_NOT_SUPPORTED. */
export async function readRoutingTable(deps: AccountLabelsDeps, carrierId: string): Promise<RoutingTableInfo | null> {
  const { routingTable } = await requireDrawnHere(deps, carrierId);
  return routingTable === undefined ? null : deps.ledger.routingTables.info(routingTable);
}

/** The table as CSV, in UTF-8 with its mark, which spreadsheets need. @throws EngineError NOT_FOUND where there is none. */
export async function exportRoutingTable(deps: AccountLabelsDeps, carrierId: string): Promise<Uint8Array> {
  const { routingTable } = await requireDrawnHere(deps, carrierId);
  const csv = routingTable === undefined ? null : await deps.ledger.routingTables.csv(routingTable);
  if (csv === null) throw noTable(carrierId);
  return Buffer.from(`\uFEFF${csv}`);
}

/** @throws EngineError NOT_FOUND where there is none, or OPERATION_NOT_SUPPORTED. */
export async function setRoutingMiss(
  deps: AccountLabelsDeps,
  carrierId: string,
  onMiss: RoutingMiss,
): Promise<RoutingTableInfo> {
  const { routingTable: id } = await requireDrawnHere(deps, carrierId);
  const info = id === undefined ? null : await deps.ledger.routingTables.info(id);
  const changed = info && { ...info, onMiss };
  if (id === undefined || !changed || !(await deps.ledger.routingTables.change(id, changed))) throw noTable(carrierId);
  return changed;
}

const noTable = (carrierId: string) => new EngineError('NOT_FOUND', `The account ${carrierId} has no routing table.`);

/** @throws EngineError NOT_FOUND or OPERATION_NOT_SUPPORTED. */
export async function removeRoutingTable(deps: AccountLabelsDeps, carrierId: string): Promise<void> {
  await requireDrawnHere(deps, carrierId);
  if (!(await deps.ledger.routingTables.set(carrierId, null))) throw noAccount(carrierId);
}
