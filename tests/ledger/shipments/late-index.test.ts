import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { copyTo } from '#electron/ledger/sqlite/backup/copy-to.ts';
import { openHere } from '#electron/ledger/sqlite/open-database.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, bringTo, change, label, newFolder, recipient } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();
let bought = 0;

const named = (name: string) => ({
  sample: { recipient: recipient({ contact: { personName: `Recipient ${name}` } }) },
});
const idsOf = async (ledger: Ledger, text: string) =>
  (await ledger.shipments.list({ text, limit: 10 })).shipments.map(({ id }) => id);

/** What a kill leaves, looked at in a folder of its own. */
async function afterKill<T>(look: (path: string) => T | Promise<T>): Promise<T> {
  const next = newFolder();
  cpSync(station.folder, next.folder, { recursive: true });
  try {
    return await look(next.path);
  } finally {
    next.remove();
  }
}

/** The shipments that are in the index on the disk. */
const indexed = () =>
  afterKill((path) => {
    const database = new Database(path);
    const count = database.prepare<[], number>('SELECT count(*) FROM shipment_search_docsize').pluck().get();
    database.close();
    return count;
  });

async function inNextRun(path: string, look: (ledger: Ledger) => Promise<void>): Promise<void> {
  const ledger = await openSqliteLedger({ path, clock: station.clock });
  await look(ledger).finally(() => ledger.close());
}

test('whatever is written, and whether the station stops or is killed: every shipment is found by its words', async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.constant('buy' as const) },
    { weight: 6, arbitrary: fc.constant('accept' as const) },
    { weight: 4, arbitrary: fc.constant('label' as const) },
    { weight: 1, arbitrary: fc.constant('search' as const) },
    { weight: 1, arbitrary: fc.constant('restart' as const) },
  );
  const run = async (steps: ('buy' | 'accept' | 'label' | 'search' | 'restart')[]) => {
    const found = new Map<string, string>();
    const open: string[] = [];
    const labelled = async (id: string) => {
      const number = `NUMBER${(bought += 1)}X`;
      await station.ledger.shipments.advance(
        change(id, 'LABELLED', { trackingNumbers: [number], documents: [label()] }),
      );
      found.set(number, id);
    };
    const accepted = async () => {
      const name = `Name${(bought += 1)}x`;
      const { id } = await accept(station.ledger, named(name));
      found.set(name, id);
      return id;
    };
    const isFound = async (ledger: Ledger) => {
      for (const [word, id] of found) expect(await idsOf(ledger, word)).toEqual([id]);
    };
    for (const each of steps) {
      if (each === 'buy') await labelled(await accepted());
      else if (each === 'accept') open.push(await accepted());
      else if (each === 'restart') await station.reopen();
      else if (each === 'search') await isFound(station.ledger);
      else for (const id of open.splice(0, 1)) await labelled(id);
    }
    await isFound(station.ledger);
    await afterKill((path) => inNextRun(path, isFound));
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 80 }), run), { numRuns: 15 });
});

test('they are put into the index many at once, and a search writes nothing', async () => {
  for (let count = 0; count < 31; count += 1) await accept(station.ledger, named(`Few${count}`));
  expect(await idsOf(station.ledger, 'few30')).toHaveLength(1);
  expect(await station.ledger.shipments.count({ text: 'recipient' })).toMatchObject([{ shipments: 31 }]);
  expect(await indexed()).toBe(0);
  await accept(station.ledger, named('Last'));
  await expect.poll(indexed).toBe(32);
  expect(await idsOf(station.ledger, 'last')).toHaveLength(1);
});

test('a copy of the ledger, as a backup is, comes to its end however often somebody searches meanwhile', async () => {
  const { id } = await accept(station.ledger, named('Before'));
  const large = { ...label(), bytes: Buffer.alloc(8 * 2 ** 20, 'label') };
  await station.ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['COPIED1'], documents: [large] }));
  const database = openHere.get(station.path);
  const copied = database && copyTo(database, `${station.path}-copy`);
  let isCopying = true;
  void copied?.finally(() => (isCopying = false));
  let looks = 0;
  for (; isCopying && looks < 200; looks += 1) {
    if (looks % 3 === 0) await accept(station.ledger, named(`During${looks}x`));
    expect(await idsOf(station.ledger, 'copied1')).toEqual([id]);
    expect(await idsOf(station.ledger, `during${looks - (looks % 3)}x`)).toHaveLength(1);
    await new Promise(setImmediate);
  }
  expect(looks).toBeGreaterThan(1);
  expect(isCopying).toBe(false);
  await station.reopen();
  expect(await idsOf(station.ledger, 'during0x')).toHaveLength(1);
});

test('an erased recipient is found no more, though nothing had been indexed', async () => {
  const { id } = await accept(station.ledger, named('Forgotten'));
  await bringTo(station.ledger, id, 'REJECTED');
  await station.ledger.maintenance.erase({ shipments: [id], orders: [] });
  expect(await idsOf(station.ledger, 'forgotten')).toEqual([]);
  await station.reopen();
  expect(await idsOf(station.ledger, 'forgotten')).toEqual([]);
});

test('many that wait at a start, as after an older program, are indexed in slices by themselves', async () => {
  for (let count = 0; count < 450; count += 1) await accept(station.ledger, named(`Many${count}x`));
  await station.ledger.close();
  const database = new Database(station.path);
  database.exec("DELETE FROM shipment_search; DELETE FROM meta WHERE name = 'indexed_through'");
  const line = database.prepare("INSERT INTO meta (name, value, seal) SELECT 'indexed_through', 0, ?");
  line.run(
    createHash('sha256')
      .update(JSON.stringify(['indexed_through', 'integer', '30']))
      .digest('hex'),
  );
  database.close();
  station.ledger = await openSqliteLedger(station);
  expect(await idsOf(station.ledger, 'many449x')).toHaveLength(1);
  await expect.poll(indexed).toBe(450);
  expect(await idsOf(station.ledger, 'many0x')).toHaveLength(1);
});
