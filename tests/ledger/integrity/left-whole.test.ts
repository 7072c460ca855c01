import { closeSync, copyFileSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';
import { noteWhole } from '#electron/ledger/local/left-whole.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { addJob } from '../conformance/printing/samples.ts';
import { accept, HOUR, newFolder, NOON } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const DAY = 24 * HOUR;
/** A page of an index on which nothing stands. */
const EMPTY_PAGE = [0x0a, 0, 0, 0, 0, 0x10, 0, 0];

const station = useLedger();

const note = () => `${station.path}-closed`;

/** Where in the file of a closed ledger the index begins that finds shipments by their transaction ids. */
function indexAt(path: string): number {
  const database = new Database(path);
  const size = database.pragma('page_size', { simple: true }) as number;
  const page = database
    .prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%transaction_id%'")
    .pluck()
    .get();
  database.close();
  return ((page ?? 0) - 1) * size;
}

/** Empties it: what it lacks could be bought again. */
function emptyIndex(path: string, at: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.from(EMPTY_PAGE), 0, EMPTY_PAGE.length, at);
  closeSync(file);
}

/** Closes a ledger, and damages it so that only following its structure shows it. */
async function damage(): Promise<void> {
  await accept(station.ledger);
  await station.ledger.close();
  emptyIndex(station.path, indexAt(station.path));
}

const expectLookedThrough = (path = station.path) =>
  expect(openSqliteLedger({ ...station, path })).rejects.toThrow(/missing from index/);

test('a ledger that was changed after it was closed in order is looked through, whatever lies beside it', async () => {
  await damage();
  expect(existsSync(note())).toBe(true);
  await expectLookedThrough();
});

test('a ledger that is as it was closed is not looked through again', async () => {
  await damage();
  await noteWhole(station.path, NOON);
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.isWritable()).toBe(true);
});

/** Closes a ledger with print jobs, and changes values of them past every check of SQLite. */
async function flip(jobs: number): Promise<void> {
  await addJob(station.ledger);
  await station.ledger.close();
  const database = new Database(station.path);
  database.exec(`
    CREATE TEMP TABLE more AS
    WITH RECURSIVE number (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ${jobs})
    SELECT print_job.* FROM print_job CROSS JOIN number;
    UPDATE more SET sequence = NULL, id = rowid;
    INSERT INTO print_job SELECT * FROM more;
    UPDATE print_job SET copies = 9`);
  database.close();
}

test('where it has many rows they are not compared again either, until the check that follows the start does', async () => {
  await flip(501);
  await noteWhole(station.path, NOON);
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.isWritable()).toBe(true);
  const checks = await station.ledger.maintenance.check();
  expect(checks.find(({ name }) => name === 'rows')).toMatchObject({
    ...{ status: 'failed', trouble: { code: 'ROW_CHANGED', values: { table: 'print_job' } } },
  });
  expect(station.ledger.isWritable()).toBe(false);
});

test('where it has few, as printers, packers and webhooks are, they are compared', async () => {
  await flip(500);
  await noteWhole(station.path, NOON);
  await expect(openSqliteLedger(station)).rejects.toThrow(/print_job/);
});

test('the rows of one that was changed since are compared at the start', async () => {
  await flip(501);
  await expect(openSqliteLedger(station)).rejects.toThrow(/print_job/);
});

test.each([
  ['a week later', () => (station.clock.at = NOON + 7 * DAY)],
  ['where the clock was set back', () => (station.clock.at = NOON - 1)],
  ['where the note cannot be read', () => writeFileSync(note(), '{')],
])('it is looked through %s', async (_, change) => {
  await damage();
  await noteWhole(station.path, NOON);
  change();
  await expectLookedThrough();
});

test('a start that does not look through a ledger leaves the day on which that was done', async () => {
  station.clock.at = NOON + 6 * DAY;
  await station.reopen();
  await station.ledger.close();
  expect(JSON.parse(readFileSync(note(), 'utf8'))).toMatchObject({ followedAt: NOON });
  station.clock.at = NOON + 7 * DAY;
  await station.reopen();
  await station.ledger.close();
  expect(JSON.parse(readFileSync(note(), 'utf8'))).toMatchObject({ followedAt: NOON + 7 * DAY });
});

test('a ledger whose station was killed is looked through', async () => {
  await accept(station.ledger);
  await station.ledger.close();
  const at = indexAt(station.path);
  station.ledger = await openSqliteLedger(station);
  const place = newFolder();
  for (const suffix of ['', '-wal', '-open']) copyFileSync(station.path + suffix, place.path + suffix);
  emptyIndex(place.path, at);
  await noteWhole(place.path, NOON);
  await expectLookedThrough(place.path);
  place.remove();
});

test('a ledger of which a copy was not whole is noted no more', async () => {
  await damage();
  await noteWhole(station.path, NOON);
  station.ledger = await openSqliteLedger(station);
  await expect(station.ledger.maintenance.backups?.backUp('asked')).rejects.toThrow(/missing from index/);
  await station.ledger.close();
  expect(existsSync(note())).toBe(false);
});

test('a ledger in which a row was not as it was written is noted no more', async () => {
  const { id } = await accept(station.ledger);
  await station.ledger.close();
  const database = new Database(station.path);
  database.exec("UPDATE shipment SET carrier_code = 'OTHER'");
  database.close();
  station.ledger = await openSqliteLedger(station);
  await expect(station.ledger.shipments.find(id)).rejects.toThrow(LedgerDamagedError);
  await station.ledger.close();
  expect(existsSync(note())).toBe(false);
});
