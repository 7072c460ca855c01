import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LedgerClosedError, LedgerFailedError } from '#electron/ledger/errors.ts';
import { WriteQueue } from '#electron/ledger/sqlite/write-queue.ts';

let database: Database.Database;
let queue: WriteQueue;
let commits: number;

beforeEach(() => {
  commits = 0;
  database = new Database(':memory:', { verbose: (sql) => (commits += sql === 'COMMIT' ? 1 : 0) });
  database.exec(
    'CREATE TABLE parent (id INTEGER PRIMARY KEY); CREATE TABLE child (parent INTEGER REFERENCES parent (id))',
  );
  database.pragma('foreign_keys = ON');
  queue = new WriteQueue(database);
});
afterEach(() => database.close());

const insert = (id: number) => () => {
  database.prepare('INSERT INTO parent VALUES (?)').run(id);
  return id;
};
const stored = () => database.prepare('SELECT id FROM parent ORDER BY id').pluck().all();

describe('while the witness still writes', () => {
  test('writes gather, share the next commit, and resolve once that is kept, too', async () => {
    const keeping: (() => void)[] = [];
    const witnessed = new WriteQueue(database, () => new Promise((kept) => keeping.push(kept)));
    const done: number[] = [];
    const write = (id: number) => witnessed.write(insert(id)).then((each) => done.push(each));
    const turn = () => new Promise((resolve) => setImmediate(resolve));

    const writes = [write(1)];
    await turn();
    writes.push(write(2));
    await turn();
    writes.push(write(3));
    await turn();
    expect([commits, done]).toEqual([1, []]);

    keeping.shift()?.();
    await turn();
    await turn();
    expect([commits, done]).toEqual([2, [1]]);

    keeping.shift()?.();
    await Promise.all(writes);
    expect([commits, done]).toEqual([2, [1, 2, 3]]);
  });
});

describe('writes of one turn of the event loop', () => {
  test('share a commit and run in the order they came', async () => {
    const order: number[] = [];
    const results = await Promise.all([3, 1, 2].map((id) => queue.write(() => (order.push(id), insert(id)()))));
    expect(results).toEqual([3, 1, 2]);
    expect(order).toEqual([3, 1, 2]);
    expect(commits).toBe(1);
  });

  test('do not hear of it before COMMIT has returned', async () => {
    const seen = await Promise.all(
      [1, 2].map((id) => queue.write(insert(id)).then(() => [commits, database.inTransaction])),
    );
    expect(seen).toEqual([
      [1, false],
      [1, false],
    ]);
  });

  test('are not harmed by one that fails, which leaves no trace', async () => {
    const failing = () => {
      insert(2)();
      throw new Error('second thoughts');
    };
    const outcomes = await Promise.allSettled([queue.write(insert(1)), queue.write(failing), queue.write(insert(3))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { message: 'second thoughts' } });
    expect(stored()).toEqual([1, 3]);
  });

  test('all fail, and leave nothing, where the commit fails', async () => {
    const orphan = () => {
      database.pragma('defer_foreign_keys = ON');
      database.exec('INSERT INTO child VALUES (99)');
    };
    const outcomes = await Promise.allSettled([queue.write(insert(1)), queue.write(orphan), queue.write(insert(2))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(stored()).toEqual([]);
    await queue.write(insert(7));
    expect(stored()).toEqual([7]);
  });

  test('are spread over several commits where they are many', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, id) => queue.write(insert(id))));
    expect(stored()).toHaveLength(300);
    expect(commits).toBeGreaterThan(1);
    expect(commits).toBeLessThan(20);
  });
});

describe('when the disk fails', () => {
  const failing = () => {
    throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE');
  };

  test('the whole batch is refused and nothing of it stored', async () => {
    const outcomes = await Promise.allSettled([queue.write(insert(1)), queue.write(failing), queue.write(insert(2))]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'LedgerFailedError' } });
    expect(stored()).toEqual([]);
  });

  test('nothing is written after it, though the disk may work again', async () => {
    await expect(queue.write(failing)).rejects.toThrow(LedgerFailedError);
    await expect(queue.write(insert(1))).rejects.toThrow('until it is opened again');
    expect(stored()).toEqual([]);
  });

  test('what was asked for in the same turn and did not fit the batch is refused too', async () => {
    const first = queue.write(failing);
    const rest = Promise.allSettled(Array.from({ length: 100 }, (_, id) => queue.write(insert(id))));
    await expect(first).rejects.toThrow(LedgerFailedError);
    expect((await rest).every((outcome) => outcome.status === 'rejected')).toBe(true);
    expect(stored()).toEqual([]);
  });
});

describe('closing', () => {
  test('stores what was asked for before and refuses what comes after', async () => {
    const before = Promise.all(Array.from({ length: 200 }, (_, id) => queue.write(insert(id))));
    queue.close();
    expect(stored()).toHaveLength(200);
    await expect(queue.write(insert(1000))).rejects.toThrow(LedgerClosedError);
    expect(await before).toHaveLength(200);
  });
});
