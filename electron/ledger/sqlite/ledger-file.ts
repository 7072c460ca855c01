/** A ledger's file, open. */
export type { Database as LedgerFile } from 'better-sqlite3';
