import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** What the carrier of the tests sold: one line per purchase that it executed. */
export interface Sale {
  transactionId: string;
  /** The station's own order number, as far as the references carry one. */
  itemIds: string[];
  trackingNumbers: string[];
}

export interface SalesJournal {
  append(sale: Sale): void;
  sales(): Sale[];
}

/** Durable before `append` returns: what the carrier charged for is never in doubt. */
export function openSalesJournal(path: string): SalesJournal {
  const file = openSync(path, 'a', 0o600);
  const kept = readSales(path);
  return {
    append(sale) {
      writeSync(file, `${JSON.stringify(sale)}\n`);
      fsyncSync(file);
      kept.push(sale);
    },
    sales: () => kept,
  };
}

/** The sales in a journal that another process writes; a line that is cut off was not sold. */
export function readSales(path: string): Sale[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Sale);
}

/** Makes the file, so that it is there before the first sale. */
export const makeSalesJournal = (path: string) => closeSync(openSync(path, 'a', 0o600));
