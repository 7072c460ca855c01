import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { accept, bringTo } from './samples.ts';
import { useLedger } from './use-ledger.ts';

const station = useLedger();

/** Three shipments, nine lines. */
async function writeLines() {
  const shipments = [];
  for (let count = 0; count < 3; count += 1) {
    const shipment = await accept(station.ledger);
    await bringTo(station.ledger, shipment.id, 'LABELLED');
    shipments.push(shipment);
  }
  return shipments;
}

/** Does to the closed ledger's file what only somebody with a tool of his own can do, and opens it again. */
async function tamper(sql: string) {
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.pragma('foreign_keys = OFF');
  const ofJournal = "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'journal'";
  const triggers = raw.prepare<[], string>(ofJournal).pluck().all();
  raw.exec(`DROP TRIGGER journal_keeps_lines; DROP TRIGGER journal_loses_no_lines; ${sql}; ${triggers.join(';')}`);
  raw.close();
  station.ledger = await openSqliteLedger(station);
}

test.each([
  'sequence = 50',
  'at = at - 1',
  "actor = 'client:nobody'",
  "from_state = 'UNKNOWN'",
  "to_state = 'REJECTED'",
  "request_id = 'other'",
  "reason = 'because'",
  `previous_hash = '${'0'.repeat(64)}'`,
  `hash = '${'f'.repeat(64)}'`,
])('a line changed to %s is found', async (assignment) => {
  await writeLines();
  await tamper(`UPDATE journal SET ${assignment} WHERE sequence = 5`);
  expect(await station.ledger.shipments.verifyJournal()).toEqual({
    ...{ lines: 4, brokenAt: 5 },
    desk: station.ledger.stationId,
  });
});

test('a line given to another shipment is found', async () => {
  const [first] = await writeLines();
  await tamper(`UPDATE journal SET shipment_id = '${first?.id ?? ''}' WHERE sequence = 5`);
  expect((await station.ledger.shipments.verifyJournal()).brokenAt).toBe(5);
});

test('a line taken out of the middle is found', async () => {
  await writeLines();
  await tamper('DELETE FROM journal WHERE sequence = 5');
  expect((await station.ledger.shipments.verifyJournal()).brokenAt).toBe(5);
});

test('lines cut off at the end are missed', async () => {
  await writeLines();
  // The witness would say so at the start.
  rmSync(witnessPath(station.path));
  await tamper('DELETE FROM journal WHERE sequence > 7');
  expect(await station.ledger.shipments.verifyJournal()).toMatchObject({ lines: 7, brokenAt: 8 });
});

test.each(["UPDATE journal SET reason = 'x'", 'DELETE FROM journal'])('the database itself refuses %s', async (sql) => {
  await writeLines();
  await station.ledger.close();
  const raw = new Database(station.path);
  expect(() => raw.exec(sql)).toThrow('append-only');
  raw.close();
});
