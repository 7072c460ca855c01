import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { deskWitnessPath } from '#electron/ledger/local/desk-file.ts';
import { readWitnessed } from '#electron/ledger/local/witnessed.ts';
import { accept, acceptance, bringTo, change, label, newFolder, TestClock } from '../ledger/samples.ts';
import { openCuttingProxy, type CuttingProxy } from './trouble/cutting-proxy.ts';
import { tell } from './trouble/server-pair.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from './database.ts';

let database: TestDatabase;
let proxy: CuttingProxy;
let folder: ReturnType<typeof newFolder>;
let desk: Ledger;
/** A desk that reaches the database without the proxy. */
let other: Ledger;
let remove: () => Promise<void>;

beforeEach(async () => {
  database = await newDatabase();
  proxy = await openCuttingProxy(database.address.hosts[0] ?? { host: '', port: 0 });
  folder = newFolder();
  const elsewhere = newFolder();
  const through = { ...database.address, hosts: [{ host: '127.0.0.1', port: proxy.port }] };
  desk = await openPostgresLedger({ address: through, folder: folder.folder, clock: new TestClock() });
  other = await openPostgresLedger({ address: database.address, folder: elsewhere.folder, clock: new TestClock() });
  remove = async () => {
    await Promise.all([desk.close(), other.close()]);
    await proxy.close();
    await database.drop();
    for (const each of [folder, elsewhere]) each.remove();
  };
});
afterEach(() => remove());

/** Where nothing was cut, a test has shown nothing. */
const expectOneCut = () => expect(proxy.cuts()).toBe(1);

async function isCommitting(): Promise<boolean> {
  const {
    hosts: [host],
    user,
    password,
    database: name,
  } = database.address;
  const server = { host: '', port: 0, ...host, user, password: password ?? '' };
  const asked = `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND query = 'COMMIT' AND state = 'active'`;
  return (await tell(server, asked, [name])).length > 0;
}

const statesOf = async (ledger: Ledger) =>
  (await ledger.shipments.list({ limit: 100 })).shipments.map(({ transactionId, state }) => [transactionId, state]);

describe('a COMMIT whose answer is cut', () => {
  test('of an acceptance is read back: it was done, and is accepted once', async () => {
    await accept(desk, { transactionId: 'before' });
    proxy.cutAnswerOfCommit();
    expect(await desk.shipments.accept(acceptance({ transactionId: 'cut' }))).toMatchObject({ kind: 'accepted' });
    expectOneCut();
    expect(await statesOf(other)).toEqual([
      ['cut', 'SENDING'],
      ['before', 'SENDING'],
    ]);
    expect((await desk.shipments.accept(acceptance({ transactionId: 'cut' }))).kind).toBe('taken');
    expect(await other.shipments.verifyJournal()).toEqual({ lines: 4, brokenAt: null });
  });

  test('and that is done only later is waited for: nobody hears meanwhile that it is not', async () => {
    await database.asAdministrator(
      `CREATE FUNCTION packbench.slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1); RETURN NULL; END'`,
    );
    await database.asAdministrator(
      `CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON packbench.shipment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION packbench.slow()`,
    );
    const late = desk.shipments.accept(acceptance({ transactionId: 'late' }));
    await expect.poll(isCommitting).toBe(true);
    proxy.part('refuse');
    proxy.heal();
    expect(await late).toMatchObject({ kind: 'accepted' });
    await accept(desk, { transactionId: 'after' });
    expect(await statesOf(other)).toEqual([
      ['after', 'SENDING'],
      ['late', 'SENDING'],
    ]);
    expect(await other.shipments.verifyJournal()).toEqual({ lines: 4, brokenAt: null });
  });

  test('of a sale is read back: its numbers and labels are there once', async () => {
    const { id } = await accept(desk);
    proxy.cutAnswerOfCommit();
    const sale = { trackingNumbers: ['1Z1'], documents: [label('L')] };
    expect(await desk.shipments.advance(change(id, 'LABELLED', sale))).toMatchObject({ state: 'LABELLED' });
    expectOneCut();
    expect(await other.shipments.documents(id)).toHaveLength(1);
    expect(await other.shipments.find(id)).toMatchObject({ state: 'LABELLED', trackingNumbers: ['1Z1'] });
  });

  test('of many at once leaves each of them once', async () => {
    await accept(desk, { transactionId: 'first' });
    proxy.cutAnswerOfCommit();
    const ids = Array.from({ length: 20 }, (_, index) => `many-${index}`);
    const outcomes = await Promise.all(
      ids.map((transactionId) => desk.shipments.accept(acceptance({ transactionId }))),
    );
    expectOneCut();
    expect(outcomes.map(({ kind }) => kind)).toEqual(ids.map(() => 'accepted'));
    expect(await statesOf(other)).toHaveLength(21);
  });
});

describe('a COMMIT that does not reach the database', () => {
  test('accepted nothing: it is said, and the same id can be sent again', async () => {
    await accept(desk, { transactionId: 'before' });
    proxy.cutCommit();
    await expect(desk.shipments.accept(acceptance({ transactionId: 'lost' }))).rejects.toThrow(LedgerAwayError);
    expectOneCut();
    expect(await statesOf(other)).toEqual([['before', 'SENDING']]);
    expect((await desk.shipments.accept(acceptance({ transactionId: 'lost' }))).kind).toBe('accepted');
    expect(await other.shipments.verifyJournal()).toEqual({ lines: 4, brokenAt: null });
  });
});

describe('a database that is away for longer than anybody waits', () => {
  test('after it had done an acceptance: its caller hears that nothing was sent, and so it is once it is back', async () => {
    await accept(desk, { transactionId: 'before' });
    proxy.cutAnswerOfCommit({ andPart: true });
    const cut = expect(desk.shipments.accept(acceptance({ transactionId: 'doubted' }))).rejects.toThrow(
      LedgerAwayError,
    );
    await cut;
    expectOneCut();
    expect(await statesOf(other)).toContainEqual(['doubted', 'SENDING']);
    expect(desk.isWritable()).toBe(false);
    await expect(desk.shipments.accept(acceptance({ transactionId: 'next' }))).rejects.toThrow(LedgerAwayError);
    proxy.heal();
    expect((await desk.shipments.accept(acceptance({ transactionId: 'next' }))).kind).toBe('accepted');
    expect(await statesOf(other)).toEqual([
      ['next', 'SENDING'],
      ['doubted', 'NOT_SENT'],
      ['before', 'SENDING'],
    ]);
    expect((await other.shipments.accept(acceptance({ transactionId: 'doubted' }))).kind).toBe('accepted');
    expect(desk.isWritable()).toBe(true);
    // Where the database goes back to before that, this desk can state all that it wrote, and nobody has to waive it.
    expect(readWitnessed(deskWitnessPath(folder.folder), 0)).toMatchObject({ isWhole: true });
  });

  test.each([
    ['put in doubt', 'UNKNOWN', 'REJECTED'],
    ['written off', 'WRITTEN_OFF', 'WRITTEN_OFF'],
  ] as const)(
    'after it had done an acceptance that others have %s by now: the desk goes on, and what it knows is said where it still counts',
    async (_, before, after) => {
      await accept(desk, { transactionId: 'before' });
      proxy.cutAnswerOfCommit({ andPart: true });
      await expect(desk.shipments.accept(acceptance({ transactionId: 'doubted' }))).rejects.toThrow(LedgerAwayError);
      expectOneCut();
      const { id } = (await other.shipments.findByTransaction('client-1', 'doubted')) ?? { id: '' };
      await bringTo(other, id, before);
      proxy.heal();
      expect((await desk.shipments.accept(acceptance({ transactionId: 'next' }))).kind).toBe('accepted');
      expect(await statesOf(other)).toEqual([
        ['next', 'SENDING'],
        ['doubted', after],
        ['before', 'SENDING'],
      ]);
    },
  );

  test('takes nothing meanwhile, and everything afterwards', async () => {
    const { id } = await accept(desk);
    proxy.part('refuse');
    await expect(desk.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1'] }))).rejects.toThrow(
      LedgerAwayError,
    );
    await expect(desk.shipments.find(id)).rejects.toThrow(LedgerAwayError);
    proxy.heal();
    await bringTo(desk, id, 'LABELLED');
    expect(await statesOf(other)).toMatchObject([[expect.anything(), 'LABELLED']]);
  });
});
