import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LedgerUnusableError } from '#electron/engine/ledger-errors.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { DocumentDamagedError } from '#electron/ledger/errors.ts';
import { integer, type Fault } from '../../harness/fault.ts';
import { makeFullLedger, openBoth, readAll, rowsOf, type OpenLedger } from '../../harness/full-ledger.ts';

/**
 * A bit of the ledger's file turns over: either no row of any table has changed, or it is noticed at the start or when the row is read, and
 * the doctor finds it too. What may change unnoticed is what says nothing: free space, counters that SQLite makes anew, and the order in
 * which the full-text index keeps its words.
 */
export const bitFlips: Fault = {
  name: 'bit-flips',
  title: 'a bit of the ledger turns over on the disk',
  runs: { short: 20, long: 5000 },
  async run(times, random) {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-flip-'));
    const violations: string[] = [];
    let noticed = 0;
    try {
      const original = join(folder, 'original.db');
      await makeFullLedger(original);
      const path = join(folder, 'flipped.db');
      const bytes = readFileSync(original);
      const whole = await lookAt(original);
      if (whole.byReading || whole.byDoctor) violations.push('a whole ledger is said to be damaged');
      for (let count = 0; count < times; count += 1) {
        const place = integer(random, bytes.length);
        const bit = integer(random, 8);
        const flipped = Buffer.from(bytes);
        flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
        writeFileSync(path, flipped);
        const found = await lookAt(path);
        if (found.byReading || found.byDoctor) noticed += 1;
        if (found.rows !== whole.rows) {
          if (!found.byReading) violations.push(`byte ${place}, bit ${bit} changed what is stored, unnoticed`);
          if (!found.byDoctor)
            violations.push(`byte ${place}, bit ${bit} changed what is stored, and the doctor is content`);
        }
        rmSync(path, { force: true });
        rmSync(`${path}-wal`, { force: true });
      }
      if (noticed === 0) violations.push('not one was noticed');
      return { sales: 0, unknowns: 0, violations };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Found {
  /** Noticed at the start, or by whoever reads what has changed. */
  byReading: boolean;
  byDoctor: boolean;
  /** What is stored; null where it cannot be read. */
  rows: string | null;
}

/** What is noticed at the start is noticed by all. */
async function lookAt(path: string): Promise<Found> {
  let opened: OpenLedger | null = null;
  try {
    opened = openBoth(path);
    const rows = rowsOf(opened.database);
    return {
      byReading: await isNoticed(readAll(opened.ledger)),
      byDoctor: await isExamined(opened.ledger),
      rows,
    };
  } catch (error) {
    requireNotice(error);
    return { byReading: true, byDoctor: true, rows: null };
  } finally {
    await opened?.ledger.close().catch(() => undefined);
  }
}

const isExamined = async ({ maintenance }: Ledger): Promise<boolean> =>
  (await maintenance.check()).some(({ status }) => status === 'failed');

const isNoticed = (reading: Promise<void>): Promise<boolean> =>
  reading.then(
    () => false,
    (error: unknown) => {
      requireNotice(error);
      return true;
    },
  );

/** @throws what is no word of the ledger's, or of SQLite's, that it is damaged. */
function requireNotice(error: unknown): void {
  if (error instanceof LedgerUnusableError || error instanceof DocumentDamagedError) return;
  if (!(error instanceof Error && /SqliteError|LedgerTooNew/.test(error.name))) throw error;
}
