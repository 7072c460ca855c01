import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './books.ts';

export const LEDGER = 'ledger.db';

/** The ledger and what lies beside it: log, mark, spill file. */
export const ledgerFiles = (folder: string) => readdirSync(folder).filter((name) => name.startsWith(LEDGER));

/** Their names and contents, to compare. Never in the process of a station that is open: it would lose its lock. */
export const hashesOf = (folder: string) =>
  ledgerFiles(folder)
    .map((name) => `${name} ${sha256(readFileSync(join(folder, name)))}`)
    .join();
