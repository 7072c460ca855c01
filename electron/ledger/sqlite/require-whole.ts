import type { Database } from 'better-sqlite3';
import { LedgerDamagedError } from '../errors.ts';

/**
 * Follows the structure of every table and of its indexes. Labels are left out: they are most of the ledger, and each is checked against
 * its SHA-256 when it is read.
 * @throws LedgerDamagedError, naming the first fault.
 */
export function requireWhole(database: Database): void {
  const tables = database.pragma('table_list') as { name: string; type: string; schema: string }[];
  for (const { name } of tables.filter(({ type, schema }) => type === 'table' && schema === 'main')) {
    if (name === 'document_bytes') continue;
    const fault = database.pragma(`integrity_check('${name}')`, { simple: true });
    if (fault !== 'ok') throw new LedgerDamagedError(`The ledger is damaged: ${String(fault)}`);
  }
}
