import type { LedgerFile } from '../sqlite/ledger-file.ts';
import type { Session } from '../postgres/database.ts';
import { OF_DESK } from '../postgres/accounts/settings.ts';
import { fileColumns, pairedColumns, sharedColumns, type Column } from './columns.ts';
import { tablesOf, type CopiedTable } from './tables.ts';

export interface Pair {
  table: CopiedTable;
  columns: Column[];
}

/** All tables with what is copied of them, in the order in which they are. @throws Error where a column of either side would be left behind. */
export async function pairsOf(session: Session, file: LedgerFile): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const table of tablesOf(OF_DESK)) {
    const shared = await sharedColumns(session, table.shared);
    pairs.push({ table, columns: pairedColumns(table, shared, fileColumns(file, table.file)) });
  }
  return pairs;
}
