import type { Database } from 'better-sqlite3';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';

/**
 * Follows the structure of every table and of its indexes. Labels are left out: they are most of the ledger, and each is checked against
 * its SHA-256 when it is read.
 * @throws LedgerDamagedError, naming the first fault.
 */
export function requireWhole(database: Database): void {
  requireOwnPages(database);
  for (const { name, type } of tablesOf(database)) {
    if (type === 'table' && name !== 'document_bytes') requireIntegrity(database, name);
  }
}

const tablesOf = (database: Database) =>
  (database.pragma('table_list') as { name: string; type: string; schema: string }[]).filter(
    ({ schema }) => schema === 'main',
  );

function requireIntegrity(database: Database, table: string): void {
  const fault = database.pragma(`integrity_check('${table}')`, { simple: true });
  if (fault !== 'ok') throw damaged(String(fault));
}

const damaged = (words: string) => new LedgerDamagedError(diagnostic('LEDGER_DAMAGED', { words }));

/** Two tables that begin on the same page: one of them has lost its own rows, and shows those of the other. */
function requireOwnPages(database: Database): void {
  const shared = database
    .prepare<[], number>('SELECT rootpage FROM sqlite_schema WHERE rootpage > 0 GROUP BY rootpage HAVING count(*) > 1')
    .pluck()
    .get();
  if (shared !== undefined) throw damaged(`two tables begin on page ${shared}`);
}

/** Looks through the full-text indexes. @throws LedgerDamagedError, naming the first fault. */
export function requireIndexesWhole(database: Database): void {
  for (const { name, type } of tablesOf(database)) {
    if (type === 'virtual') requireIntegrity(database, name);
  }
}
