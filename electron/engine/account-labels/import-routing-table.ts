import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  MAX_ROUTING_ROWS,
  type RoutingTableInfo,
  type RoutingTableUpload,
} from '#shared/schema/accounts/labels/routing-table.ts';
import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { noAccount } from '../accounts/index.ts';
import { decodeBase64, TableError } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';
import type { AccountLabelsDeps } from './deps.ts';
import { requireDrawnHere } from './drawn-here.ts';
import { compileRouting, readRoutingRow, ROUTING_COLUMNS, routingColumns, type RoutingRow } from '../routing/index.ts';

/** More faults of a file than that nobody mends by hand. */
const MOST_FAULTS = 100;

/**
 * Gives an account the routing table of a CSV or Excel file, in place of the one that it has. A table with a fault is not taken.
 * @throws EngineError NOT_FOUND, OPERATION_NOT_SUPPORTED, or VALIDATION_FAILED with each line that is wrong
 */
export async function importRoutingTable(
  deps: AccountLabelsDeps,
  carrierId: string,
  { contentBase64, onMiss = 'WARN' }: RoutingTableUpload,
): Promise<RoutingTableInfo> {
  await requireDrawnHere(deps, carrierId);
  const rows = await readRows(deps, decodeBase64(contentBase64));
  const { pages, faults } = compileRouting(rows, MOST_FAULTS);
  if (faults) throw refused(faults);
  const info: RoutingTableInfo = {
    rows: rows.length,
    countries: [...new Set(rows.map(({ country }) => country))].sort(),
    ...{ onMiss, importedAt: new Date(deps.ledger.now()).toISOString() },
  };
  const id = randomBytes(16).toString('hex');
  const isThere = await deps.ledger.routingTables.set(carrierId, { id, info, csv: csvOf(deps, rows), pages });
  if (!isThere) throw noAccount(carrierId);
  return info;
}

async function readRows(deps: AccountLabelsDeps, bytes: Uint8Array): Promise<RoutingRow[]> {
  const faults: Diagnostic[] = [];
  const rows: RoutingRow[] = [];
  try {
    await deps.tables.readLong(bytes, MAX_ROUTING_ROWS, async ({ columns, slices }) => {
      const at = routingColumns(columns);
      for (const column of ['country', 'from'] as const)
        if (at[column] < 0)
          faults.push(diagnostic('ROUTING_COLUMN_MISSING', { column, known: ROUTING_COLUMNS.join(', ') }));
      if (faults.length > 0) return;
      for await (const slice of slices()) {
        for (const row of slice) {
          const read = readRoutingRow(row, at);
          if ('code' in read) faults.push(read);
          else rows.push(read);
        }
        if (faults.length > MOST_FAULTS) return;
        await setImmediate();
      }
    });
  } catch (error) {
    if (error instanceof TableError) throw refused([error.trouble]);
    throw error;
  }
  if (faults.length > 0) throw refused(faults);
  return rows;
}

function refused(faults: readonly Diagnostic[]): EngineError {
  const errors = faults.slice(0, MOST_FAULTS).map((trouble) => ({
    code: 'FIELD_INVALID' as const,
    pointer: '/contentBase64',
    message: inEnglish(trouble),
    trouble,
  }));
  return new EngineError('VALIDATION_FAILED', errors[0]?.message ?? '', { errors });
}

/** The table as it is given back: one form, whatever it came as. */
function csvOf({ tables }: AccountLabelsDeps, rows: readonly RoutingRow[]): string {
  return tables.writeCsv(
    [
      ROUTING_COLUMNS,
      ...rows.map(({ country, written, sorting: { depot, sortCode, route } }) => {
        const [from = '', to = ''] = written.split(' - ');
        return [country, from, to, depot, sortCode, route];
      }),
    ],
    ',',
  );
}
