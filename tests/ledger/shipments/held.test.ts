import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { processorMs } from '../../processor-time.ts';
import { openDocuments } from '#electron/ledger/sqlite/documents/documents.ts';
import { openJournal } from '#electron/ledger/sqlite/journal/journal.ts';
import { openShippedContents } from '#electron/ledger/sqlite/shipments/shipped-contents.ts';
import { requireIndexesWhole, requireWhole } from '#electron/ledger/sqlite/integrity/require-whole.ts';
import { openRowChecksums } from '#electron/ledger/sqlite/integrity/row-checksums.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, change, label } from '../samples.ts';
import { backupsOf } from '../backup/backups-of.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger({ startChild: shareChildren() });

const ADDRESSES = 60_000;

/** The longest that anybody else had to wait for a turn of the event loop while `work` went on. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = processorMs();
  const look = () => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = processorMs();
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  await work();
  clearImmediate(next);
  return longest;
}

/** The longest that it holds others every time: what the memory of a process that runs other tests takes now and then is none of it. */
async function alwaysHeld(work: () => Promise<unknown>): Promise<number> {
  const holds = [await longestHold(work), await longestHold(work), await longestHold(work)];
  return Math.min(...holds);
}

/** Fills the closed ledger with addresses that can be searched for, and checksums them. */
function fill(path: string, count: number): void {
  const raw = new Database(path);
  raw.exec(`
    INSERT INTO address (id, key, saved, party, use_count, created_at, updated_at)
      SELECT 'address-' || value, 'key-' || value, 1, '{}', 1, 0, 0 FROM
        (WITH RECURSIVE number (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number LIMIT ${count}) SELECT value FROM number);
    INSERT INTO address_search (rowid, text) SELECT sequence, 'street ' || sequence FROM address`);
  openRowChecksums(raw, () => undefined).sealAll();
  raw.close();
}

/** What the structure of a backup takes where it is followed in one go. */
function inOneGo(path: string): number {
  const copy = new Database(path, { readonly: true });
  const begun = processorMs();
  requireWhole(copy);
  requireIndexesWhole(copy);
  const took = processorMs() - begun;
  copy.close();
  return took;
}

test('a check, a backup and the examination of one hold nobody for as long as the structure takes', async () => {
  await accept(station.ledger);
  await station.ledger.close();
  fill(station.path, ADDRESSES);
  await station.reopen();

  const { maintenance } = station.ledger;
  const backups = backupsOf(station.ledger);
  const { name } = await backups.backUp('asked');
  const whole = inOneGo(join(station.folder, 'backups', name));
  const longest = {
    check: await alwaysHeld(() => maintenance.check()),
    backUp: await alwaysHeld(() => backups.backUp('asked')),
    examineBackup: await alwaysHeld(() => backups.examine(name)),
  };
  expect((await maintenance.check()).map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  for (const hold of Object.values(longest)) expect(hold).toBeLessThan(whole / 2);
});

test('hashes of rows, lines, shipments and labels are compared in slices, between which others have the event loop', async () => {
  const { ledger } = station;
  const sold = Array.from({ length: 550 }, async (_, index) => {
    const { id } = await accept(ledger);
    const documents = [label(`label ${index}`)];
    await ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: [`UP${index}`], documents }));
  });
  await Promise.all(sold);
  await ledger.close();
  const raw = new Database(station.path);
  const checksums = openRowChecksums(raw, () => undefined);
  /** How often others had their turn while `work` went on. */
  const turnsDuring = async (work: () => Promise<unknown>) => {
    let turns = 0;
    const look = () => {
      turns += 1;
      next = setImmediate(look);
    };
    let next = setImmediate(look);
    await work();
    clearImmediate(next);
    return turns;
  };
  const turns = {
    rows: await turnsDuring(() => checksums.verify()),
    lines: await turnsDuring(() => openJournal(raw).verify()),
    shipments: await turnsDuring(() => openShippedContents(raw).verify()),
    labels: await turnsDuring(() => openDocuments(raw, checksums).verify()),
  };
  raw.close();
  await station.reopen();
  expect(turns.rows).toBeGreaterThanOrEqual(5);
  expect(turns.lines).toBeGreaterThanOrEqual(2);
  expect(turns.shipments).toBeGreaterThanOrEqual(5);
  expect(turns.labels).toBeGreaterThanOrEqual(27);
});

const statuses = async () =>
  Object.fromEntries((await station.ledger.maintenance.check()).map(({ name, status }) => [name, status]));
const examined = () => join(station.folder, 'examined');

test('a search index that is damaged is found in the copy, and nothing more is written', async () => {
  await station.ledger.close();
  fill(station.path, 2000);
  const raw = new Database(station.path);
  raw.unsafeMode();
  raw.exec('DELETE FROM address_search_data WHERE id > 10');
  raw.close();
  await station.reopen();
  expect(await statuses()).toMatchObject({ structure: 'failed', rows: 'ok' });
  expect(await station.ledger.checks()).toMatchObject([
    { status: 'failed', detail: expect.stringMatching(/writes nothing until the station is started again/) },
  ]);
  expect(existsSync(examined()) ? readdirSync(examined()) : []).toEqual([]);
});

test('where no copy can be made, the check says so, and the station goes on', async () => {
  writeFileSync(examined(), 'in the way');
  expect(await statuses()).toEqual({
    structure: 'warning',
    rows: 'ok',
    journal: 'ok',
    contents: 'ok',
    documents: 'ok',
  });
  expect(station.ledger.isWritable()).toBe(true);
});

test('several are examined at once, and a start removes the copies of one that was cut off', async () => {
  const backups = backupsOf(station.ledger);
  const { name } = await backups.backUp('asked');
  expect(await Promise.all([statuses(), statuses(), backups.examine(name), backups.examine(name)])).toEqual([
    ...[{ structure: 'ok', rows: 'ok', journal: 'ok', contents: 'ok', documents: 'ok' }],
    ...[{ structure: 'ok', rows: 'ok', journal: 'ok', contents: 'ok', documents: 'ok' }],
    ...[null, null],
  ]);
  await station.ledger.close();
  mkdirSync(join(examined(), 'copy-of-yesterday'), { recursive: true });
  await station.reopen();
  expect(existsSync(examined())).toBe(false);
});
