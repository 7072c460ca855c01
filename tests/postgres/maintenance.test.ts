import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { atOnce } from '../ledger/conformance/conformance.ts';
import { draft } from '../ledger/manifest-draft.ts';
import { accept, bringTo, change, HOUR, label, newFolder, TestClock } from '../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from './database.ts';

const DAY = 24 * HOUR;

let database: TestDatabase;
/** Two desks of one ledger, by the same clock. */
let desks: [Ledger, Ledger];
let clock: TestClock;
/** The folder of the first desk. */
let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  database = await newDatabase();
  clock = new TestClock();
  const { address } = database;
  const folders = [newFolder(), newFolder()] as const;
  ({ folder } = folders[0]);
  const open = ({ folder }: (typeof folders)[number]) => openPostgresLedger({ address, folder, clock });
  desks = await Promise.all([open(folders[0]), open(folders[1])]);
  remove = async () => {
    await Promise.all(desks.map((desk) => desk.close()));
    await database.drop();
    for (const folder of folders) folder.remove();
  };
});
afterEach(() => remove());

async function labelled(desk: Ledger): Promise<string> {
  const { id } = await accept(desk);
  await desk.shipments.advance(change(id, 'LABELLED', { trackingNumbers: [`UP${id}`], documents: [label(id)] }));
  return id;
}

const checked = async (desk: Ledger, name: string) =>
  (await desk.maintenance.check()).find((check) => check.name === name) ?? expect.fail(`Nothing checks ${name}`);

test('both desks redact at once: each shipment once, and all of them', async () => {
  const ids = await atOnce(130, async (index) => labelled(desks[index % 2] ?? desks[0]));
  clock.at += 91 * DAY;
  const before = clock.at - 90 * DAY;
  const counts = await Promise.all(desks.map((desk) => desk.maintenance.redact(before)));
  // What was locked by the other one at that moment is the next run's.
  const rest = await desks[0].maintenance.redact(before);
  expect([...counts, rest].reduce((sum, count) => sum + count)).toBe(ids.length);
  expect(await desks[1].maintenance.redact(before)).toBe(0);
  for (const id of ids) {
    const [document] = await desks[1].shipments.documents(id);
    expect(await desks[0].shipments.documentBytes(document?.id ?? '')).toBeNull();
  }
  expect((await desks[0].shipments.list({ limit: 1, text: 'Ada' })).shipments).toEqual([]);
});

test('what is redacted is in no file of the desk either; what came since is still witnessed', async () => {
  const witnessed = () => readFileSync(join(folder, 'desk-witness'), 'utf8');
  const old = await labelled(desks[0]);
  clock.at += 91 * DAY;
  const young = await labelled(desks[0]);
  expect(witnessed()).toContain(old);
  await desks[0].maintenance.redact(clock.at - 90 * DAY);
  expect(witnessed()).not.toContain(old);
  expect(witnessed()).toContain(young);
  await labelled(desks[0]);
  expect(await checked(desks[0], 'journal')).toMatchObject({ status: 'ok' });
});

test('what another desk erased for a person is in no file of the desk either, once it looks', async () => {
  const witnessed = () => readFileSync(join(folder, 'desk-witness'), 'utf8');
  const [erased, other] = [await labelled(desks[0]), await labelled(desks[0])];
  const name = 'Ada';
  const linesWith = (id: string) =>
    witnessed()
      .split('\n')
      .filter((line) => line.includes(id) && line.includes(name));
  await desks[1].maintenance.erase({ shipments: [erased], orders: [] });
  expect([linesWith(erased), linesWith(other)].map(({ length }) => length)).toEqual([1, 1]);
  await desks[0].maintenance.redact(clock.at - 90 * DAY);
  expect([linesWith(erased), linesWith(other)].map(({ length }) => length)).toEqual([0, 1]);
  expect(witnessed()).toContain(erased);
  await labelled(desks[0]);
  expect(await checked(desks[0], 'journal')).toMatchObject({ status: 'ok' });
});

test('where the witness cannot be written sales go on, and a check warns', async () => {
  expect((await desks[0].checks()).map(({ name }) => name)).not.toContain('witness');
  mkdirSync(join(folder, 'desk-witness.new', 'in-the-way'), { recursive: true });
  await labelled(desks[0]);
  expect(await desks[0].checks()).toContainEqual(
    expect.objectContaining({
      name: 'witness',
      status: 'warning',
      trouble: { code: 'WITNESS_FAILED', values: { words: expect.stringContaining('desk-witness.new') } },
    }),
  );
});

test('a document that is not as it was stored is found at every desk, in the words of any ledger', async () => {
  const id = await labelled(desks[0]);
  await labelled(desks[1]);
  expect(await checked(desks[1], 'documents')).toMatchObject({
    status: 'ok',
    detail: '2 documents are as they were stored.',
  });
  const [document] = await desks[0].shipments.documents(id);
  await database.asAdministrator(`UPDATE packbench.document SET bytes = 'x' WHERE id = $1`, [document?.id]);
  expect(await checked(desks[1], 'documents')).toMatchObject({
    status: 'failed',
    detail: `1 of 2 documents are damaged, the first ${document?.id}.`,
  });
  await expect(desks[0].shipments.documentBytes(document?.id ?? '')).rejects.toThrow('damaged');
  await database.asAdministrator('UPDATE packbench.document SET bytes = NULL');
  expect(await checked(desks[0], 'documents')).toMatchObject({ status: 'failed' });
});

test("a form of a carrier's manifest that is gone is found at every desk", async () => {
  const id = await labelled(desks[0]);
  const manifest = (await desks[0].manifests.close(draft(), [id], true)) ?? expect.fail('not closed');
  const nothing = { ids: [], notes: {}, leftOut: [], reason: null, trouble: null };
  const forms = [Buffer.from('%PDF-1.7 one'), Buffer.from('%PDF-1.7 two')];
  await desks[0].carrierManifests.recordOutcome(manifest.id, 1, { ...nothing, state: 'CREATED', forms });
  expect(await checked(desks[1], 'documents')).toMatchObject({ status: 'ok', facts: { n: 3 } });
  await database.asAdministrator('DELETE FROM packbench.carrier_form WHERE number = 2');
  const values = { damaged: 1, checked: 3, first: `${manifest.id}/2` };
  expect(await checked(desks[1], 'documents')).toMatchObject({
    ...{ status: 'failed', trouble: { code: 'DOCUMENTS_DAMAGED', values } },
  });
  await expect(desks[0].carrierManifests.form(manifest.id, 2)).rejects.toThrow('damaged');
});

test('a line that was changed breaks the chain of its desk, whichever desk looks', async () => {
  const [id] = [await labelled(desks[0]), await labelled(desks[1])];
  await bringTo(desks[1], (await accept(desks[1])).id, 'REJECTED');
  expect(await checked(desks[1], 'journal')).toMatchObject({
    status: 'ok',
    detail: '9 lines follow from each other.',
  });
  await database.asAdministrator('ALTER TABLE packbench.journal DISABLE TRIGGER journal_keeps_lines');
  await database.asAdministrator(
    `UPDATE packbench.journal SET reason = 'another' WHERE shipment_id = $1 AND to_state = 'SENDING'`,
    [id],
  );
  for (const desk of desks)
    expect(await checked(desk, 'journal')).toMatchObject({
      status: 'failed',
      detail: `The journal of ${desks[0].stationId} does not follow from line 2 on.`,
    });
  expect(desks.map((desk) => desk.isWritable())).toEqual([false, false]);
  await expect(accept(desks[0])).rejects.toThrow('does not follow from line 2');
});

test('a desk that buys while its chain is followed has a whole one; no desk stops for it', async () => {
  const [buying, checking] = desks;
  let isOver = false;
  const sales = (async () => {
    for (let count = 0; !isOver; count += 1) await accept(buying, { transactionId: `order-${count}` });
  })();
  for (let count = 0; count < 20; count += 1)
    expect((await checking.maintenance.check())[0]).toMatchObject({ name: 'journal', status: 'ok' });
  isOver = true;
  await sales;
  await accept(checking, { transactionId: 'afterwards' });
});

test('a line after the end of a chain breaks it', async () => {
  const [desk, other] = desks;
  await accept(desk);
  await database.asAdministrator(
    `UPDATE packbench.station SET line = line - 1, hash = (SELECT hash FROM packbench.journal WHERE line = station.line - 1 AND station_id = id)
     WHERE id = $1`,
    [desk.stationId],
  );
  expect((await other.maintenance.check())[0]).toMatchObject({ name: 'journal', status: 'failed' });
});
