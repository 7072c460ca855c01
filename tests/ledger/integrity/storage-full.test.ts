import type Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn } from '#electron/ledger/sqlite/open-ledger.ts';
import { newBatch } from '../conformance/batches/samples.ts';
import { accept, acceptance, change, label, newFolder, TestClock } from '../samples.ts';

let place: ReturnType<typeof newFolder>;
let database: Database.Database;
let ledger: Ledger;

beforeEach(() => {
  place = newFolder();
  database = openDatabase(place.path);
  ledger = ledgerOn(database, new TestClock());
});
afterEach(async () => {
  await ledger.close();
  place.remove();
});

/** Leaves room for so many more pages of 4096 bytes, as a full disk would. */
function leaveRoomFor(pages: number) {
  database.pragma(`max_page_count = ${(database.pragma('page_count', { simple: true }) as number) + pages}`);
}
const makeRoom = () => database.pragma('max_page_count = 4294967294');

test('a purchase that finds no room is not stored, and those before it stay', async () => {
  const before = await accept(ledger);
  leaveRoomFor(0);
  const lines = await ledger.shipments.verifyJournal();
  const bytes = new Uint8Array(100_000);
  const labelled = change(before.id, 'LABELLED', { trackingNumbers: ['1'], documents: [{ ...label(), bytes }] });
  await expect(ledger.shipments.advance(labelled)).rejects.toThrow(StorageFullError);
  expect(await ledger.shipments.find(before.id)).toEqual(before);
  expect(await ledger.shipments.documents(before.id)).toEqual([]);
  expect(await ledger.shipments.verifyJournal()).toEqual(lines);
});

test('what a person confirms stays to be confirmed where it cannot be stored', async () => {
  await ledger.close();
  database = openDatabase(place.path);
  ledger = ledgerOn(database, new TestClock(), { isCopied: true });
  database.exec("CREATE TEMP TRIGGER no_room BEFORE DELETE ON main.meta BEGIN SELECT RAISE(ABORT, 'no room'); END");
  await expect(ledger.confirmGap()).rejects.toThrow('no room');
  expect(ledger.unconfirmedGap()).not.toBeNull();
  database.exec('DROP TRIGGER no_room');
  expect([await ledger.confirmGap(), ledger.unconfirmedGap()]).toEqual([true, null]);
});

test('a file whose batch could not be removed again for want of room can be sent again once there is some', async () => {
  const batch = (id: string) => newBatch(id, { contentHash: 'of the file' });
  expect([await ledger.batches.begin(batch('a')), await ledger.batches.begin(batch('b'))]).toEqual([true, false]);
  database.exec("CREATE TEMP TRIGGER no_room BEFORE UPDATE ON main.batch BEGIN SELECT RAISE(ABORT, 'no room'); END");
  await expect(ledger.batches.remove('a')).rejects.toThrow('no room');
  database.exec('DROP TRIGGER no_room');
  expect(await ledger.batches.begin(batch('c'))).toBe(true);
});

test('a batch that is complete while another one is discarded that could not be removed stays', async () => {
  const { batches } = ledger;
  for (const id of ['left', 'made']) await batches.begin(newBatch(id, { contentHash: id }));
  database.exec("CREATE TEMP TRIGGER no_room BEFORE UPDATE ON main.batch BEGIN SELECT RAISE(ABORT, 'no room'); END");
  await expect(batches.remove('left')).rejects.toThrow('no room');
  database.exec('DROP TRIGGER no_room');
  await Promise.all([batches.begin(newBatch('next', { contentHash: 'next' })), batches.complete('made')]);
  expect(await batches.find('made')).toMatchObject({ id: 'made' });
});

test('the ledger goes on: small changes, reads, and everything once there is room', async () => {
  const { id } = await accept(ledger);
  leaveRoomFor(0);
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => ledger.shipments.accept(acceptance())));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof StorageFullError)).toBe(
    true,
  );
  makeRoom();
  expect((await ledger.shipments.advance(change(id, 'UNKNOWN'))).state).toBe('UNKNOWN');
  expect((await ledger.shipments.accept(acceptance())).kind).toBe('accepted');
  const accepted = outcomes.length - refused.length;
  expect((await ledger.shipments.list({ limit: 200 })).shipments).toHaveLength(accepted + 2);
  expect((await ledger.shipments.verifyJournal()).brokenAt).toBeNull();
});
