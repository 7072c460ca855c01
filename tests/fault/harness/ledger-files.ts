import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './books.ts';

export const LEDGER = 'ledger.db';

/** The ledger and what lies beside it: log, mark, spill file. */
const ledgerFiles = (folder: string) => readdirSync(folder).filter((name) => name.startsWith(LEDGER));

/** Their names and contents, to compare. Never in the process of a station that is open: it would lose its lock. */
export const hashesOf = (folder: string) =>
  ledgerFiles(folder)
    .map((name) => `${name} ${sha256(readFileSync(join(folder, name)))}`)
    .join();

/** Keeps the files of a station that was killed in another folder, to begin from them again. */
export function copyLedger(dataDir: string, folder: string) {
  const names = ledgerFiles(dataDir);
  for (const name of names) copyFileSync(join(dataDir, name), join(folder, name));
  return {
    putBack() {
      for (const name of ledgerFiles(dataDir)) rmSync(join(dataDir, name));
      for (const name of names) copyFileSync(join(folder, name), join(dataDir, name));
    },
  };
}
