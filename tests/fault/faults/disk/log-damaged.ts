import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientRecord } from '#electron/engine/identity/store.ts';
import { LedgerUnusableError } from '#electron/engine/ledger-errors.ts';
import { PRESENT } from '#electron/ledger/present.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { accept, change, label, TestClock } from '../../../ledger/samples.ts';
import { integer, type Fault, type Random } from '../../harness/fault.ts';

const SALES = 6;
const SUFFIXES = ['', '-wal', '-open', '-witness'];
const clock = new TestClock();

/** What happens to the log of a station that was killed. */
const DAMAGES: Record<string, (log: Buffer, older: Buffer, random: Random) => Buffer> = {
  'a bit turned over': (log, _, random) => {
    const flipped = Buffer.from(log);
    const place = integer(random, log.length);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << integer(random, 8));
    return flipped;
  },
  'cut off': (log, _, random) => log.subarray(0, integer(random, log.length)),
  'a stretch zeroed': (log, _, random) => {
    const place = integer(random, log.length);
    return Buffer.from(log).fill(0, place, Math.min(log.length, place + 1 + integer(random, 20_000)));
  },
  'two stretches exchanged': (log, _, random) => {
    const [one, other] = [integer(random, log.length - 512), integer(random, log.length - 512)];
    const mixed = Buffer.from(log);
    log.copy(mixed, one, other, other + 512);
    log.copy(mixed, other, one, one + 512);
    return mixed;
  },
  'replaced by an older one': (_, older) => older,
  emptied: () => Buffer.alloc(0),
};
const NAMES = Object.keys(DAMAGES);

/** Revoked after the last sale: no line of the journal says so. */
const KEY: ClientRecord = {
  ...{ id: 'packer', name: 'Packer', accessKey: 'AKPACKER', secretDigest: 'digest', scopes: ['ship'] },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null, revokedAt: null, printerId: null },
};

/** The log of a killed station is damaged: a start is refused, or not one answered sale is missing; and going on loses none. */
export const logDamaged: Fault = {
  name: 'log',
  title: `the write-ahead log is damaged (${NAMES.length} ways)`,
  runs: { short: 18, long: 2000 },
  async run(times, random) {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-log-'));
    const violations: string[] = [];
    let refused = 0;
    try {
      const { killed, sold, older } = await killedStation(join(folder, 'killed'));
      for (let count = 0; count < times; count += 1) {
        const name = NAMES[count % NAMES.length] ?? '';
        const place = join(folder, String(count));
        mkdirSync(place);
        const path = join(place, 'ledger.db');
        for (const suffix of SUFFIXES) copyFileSync(killed + suffix, path + suffix);
        const log = readFileSync(`${path}-wal`);
        writeFileSync(`${path}-wal`, DAMAGES[name]?.(log, older, random) ?? log);
        const found = await startOn(path, sold);
        if (found.refused) refused += 1;
        violations.push(...found.said.map((said) => `${name}: ${said}`));
        rmSync(place, { recursive: true });
      }
      if (refused === 0) violations.push('not one was noticed');
      return { sales: sold.length, unknowns: refused, violations };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The files of a station that was killed after some sales, and a log of before the last of them. */
async function killedStation(folder: string) {
  mkdirSync(folder);
  const path = join(folder, 'ledger.db');
  const killed = join(folder, 'killed.db');
  const ledger = await openSqliteLedger({ path, clock });
  const sold: string[] = [];
  await ledger.clients.create(KEY);
  let older = Buffer.alloc(0);
  for (let count = 0; count < SALES; count += 1) {
    const { id } = await accept(ledger, { transactionId: `sold-${count}` });
    const sale = { trackingNumbers: [`UP${count}`], documents: [label(`label ${count}`)] };
    await ledger.shipments.advance(change(id, 'LABELLED', sale));
    sold.push(id);
    if (count === SALES - 3) older = readFileSync(`${path}-wal`);
  }
  await ledger.clients.revoke(KEY.id);
  for (const suffix of SUFFIXES) copyFileSync(path + suffix, killed + suffix);
  await ledger.close();
  return { killed, sold, older };
}

async function startOn(path: string, sold: readonly string[]): Promise<{ refused: boolean; said: string[] }> {
  try {
    return { refused: false, said: await lostOn(path, sold, ['LABELLED']) };
  } catch (error) {
    if (!(error instanceof LedgerUnusableError)) throw error;
  }
  await prepareRestore(path, PRESENT);
  completeRestore(path);
  return { refused: true, said: await lostOn(path, sold, ['LABELLED', 'UNKNOWN']) };
}

/** @throws LedgerUnusableError where the start is refused */
async function lostOn(path: string, sold: readonly string[], due: readonly string[]): Promise<string[]> {
  const ledger = await openSqliteLedger({ path, clock });
  try {
    const found = await Promise.all(sold.map((id) => ledger.shipments.find(id)));
    const lost = found.flatMap((shipment, index) =>
      due.includes(shipment?.state ?? '') ? [] : [`answer lost: sold-${index} is ${shipment?.state ?? 'gone'}`],
    );
    const isAsked = ledger.unconfirmedGap() !== null;
    const key = (await ledger.clients.list()).find(({ id }) => id === KEY.id);
    const isShutOut = key === undefined || key.revokedAt !== null;
    return isShutOut || isAsked ? lost : [...lost, 'a revoked key is valid again, and nobody is asked'];
  } finally {
    await ledger.close();
  }
}
