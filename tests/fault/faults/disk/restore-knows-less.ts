import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { accept, change, HOUR, label, TestClock } from '../../../ledger/samples.ts';
import { backupsOf } from '../../../ledger/backup/backups-of.ts';
import { integer, type Fault, type Random } from '../../harness/fault.ts';

const RANGE = { carrier: 'CARRIER_A', prefix: 'AB', first: 100n, last: 999_999n, digits: 6 } as const;

/** What of the old ledger can still be read. */
const LOSSES: Record<string, (path: string) => void> = {
  'the ledger is unreadable': (path) => writeFileSync(path, 'This was a ledger once.'),
  'the ledger is gone': (path) => rmSync(path),
  'ledger and witness are unreadable': (path) => {
    writeFileSync(path, Buffer.alloc(4096));
    writeFileSync(`${path}-witness`, 'no lines');
  },
  'ledger and witness are gone': (path) => ['', '-witness'].forEach((suffix) => rmSync(path + suffix)),
  'nothing but the age of the backup': () => undefined,
};
const NAMES = Object.keys(LOSSES);

/** A restore that knows less: no number or line is given out twice, no sale is denied, and purchases wait where anything may be missing. */
export const restoreKnowsLess: Fault = {
  name: 'lossy-restore',
  title: `a backup is restored where the old ledger is lost (${NAMES.length} ways)`,
  runs: { short: NAMES.length, long: NAMES.length * 40 },
  async run(times, random) {
    const violations: string[] = [];
    let [sales, unknowns] = [0, 0];
    for (let count = 0; count < times; count += 1) {
      const name = NAMES[count % NAMES.length] ?? '';
      const found = await lose(name, random);
      sales += found.sales;
      unknowns += found.unknowns;
      violations.push(...found.said.map((said) => `${name}: ${said}`));
    }
    return { sales, unknowns, violations };
  },
};

export interface Given {
  id: string;
  numbers: string[];
}

/** Sells, and says which numbers were given out for it. */
export async function sell(ledger: Ledger, transactionId: string): Promise<Given> {
  const { id, platformTrackingNumbers } = await accept(ledger, { transactionId });
  const taken = await ledger.ranges.take(RANGE, id, 1);
  const range = `AB${taken?.numbers[0]}`;
  await ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: [range], documents: [label(range)] }));
  const lines = await ledger.feed.after(0, 10_000);
  const events = lines.filter((line) => line.id === id).map(({ sequence }) => `event ${sequence}`);
  return { id, numbers: [...platformTrackingNumbers, range, ...events] };
}

async function lose(name: string, random: Random) {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-lossy-'));
  const path = join(folder, 'ledger.db');
  const clock = new TestClock();
  try {
    const before = await openSqliteLedger({ path, clock });
    const given: Given[] = [];
    const sellSome = async (called: string, most: number) => {
      for (let left = integer(random, most); left >= 0; left -= 1) given.push(await sell(before, `${called}-${left}`));
    };
    await sellSome('kept', 3);
    const { name: backup } = await backupsOf(before).backUp('asked');
    clock.at += HOUR;
    await sellSome('since', 5);
    await before.close();
    LOSSES[name]?.(path);

    await prepareRestore(path, backup);
    completeRestore(path);
    const ledger = await openSqliteLedger({ path, clock });
    const said = await brokenByRestore(ledger, given);
    const unknowns = (await ledger.shipments.listInStates(['UNKNOWN'])).length;
    await ledger.close();
    return { sales: given.length, unknowns, said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The promises that a ledger breaks which knows less than was given out before. */
export async function brokenByRestore(ledger: Ledger, given: readonly Given[]): Promise<string[]> {
  const said: string[] = [];
  const gap = await ledger.gap();
  const found = await Promise.all(given.map(({ id }) => ledger.shipments.find(id)));
  const gone = found.filter((shipment) => shipment === null).length;
  if (gone > 0 && (gap === null || gap.areSalesKnown)) said.push(`sale without a row: ${gone} of ${given.length}`);
  if (gone > 0 && gap?.confirmedAt !== null) said.push('purchases do not wait');
  const out = new Set(given.flatMap(({ numbers }) => numbers));
  for (let count = 0; count < 3; count += 1) {
    const { numbers } = await sell(ledger, `fresh-${count}`);
    said.push(...numbers.filter((number) => out.has(number)).map((number) => `given out twice: ${number}`));
  }
  const faults = (await ledger.maintenance.check()).filter(({ status }) => status === 'failed');
  return [...said, ...faults.map(({ detail }) => `damaged: ${detail}`)];
}
