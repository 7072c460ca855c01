import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../postgres/postgres-server.ts';
import { createChance } from '../machine/chance.ts';
import { Events, type Owner } from '../machine/events.ts';
import { realSocket } from '../machine/node-itself.ts';
import { IDLE_MS, Network } from './network.ts';
import { SimulatedSocket } from './socket.ts';

const DATABASE = 'network';
/** Longer than any way there and back. */
const A_WHILE_MS = 100;

let server: PostgresServer;
let control: Client;

beforeAll(async () => {
  server = await startPostgres();
  await server.createDatabase(DATABASE);
  control = new Client({ ...server.connection, database: DATABASE, stream: realSocket });
  await control.connect();
  await control.query('CREATE TABLE parcel (id int PRIMARY KEY, state text)');
});
afterAll(async () => {
  await control.end();
  await server.stop();
});
/** Ends what worlds have left open. */
const ends: (() => Promise<void>)[] = [];
async function empty(): Promise<void> {
  for (const end of ends.splice(0)) await end();
  await control.query('TRUNCATE parcel');
}
afterEach(empty);

/** Desks of a simulation with nothing but connections. */
function simulated(seed = 1) {
  const events = new Events();
  const network = new Network({
    ...{ events, chance: createChance(seed), server: server.connection, control },
    settings: (options) => options,
    begins: () => undefined,
    ended: async () => undefined,
  });
  const passes = (ms: number) => events.runUntil(events.now + ms, () => true);

  /** A process of the desk that has a connection. */
  async function process(desk: string) {
    const owner: Owner = { name: `${desk}, run 1`, alive: true };
    const client = new Client({
      ...{ ...server.connection, database: DATABASE },
      stream: () => new SimulatedSocket(network.connect) as never,
    });
    client.on('error', () => undefined);
    /** What has come of the statement by now: its rows, a code, or nothing yet. */
    const asks = (text: string) => {
      const asked: { result?: unknown[]; code?: string; at?: number } = {};
      void events
        .as(owner, () => client.query(text))
        .then(
          ({ rows }) => Object.assign(asked, { result: rows, at: events.now }),
          (error: NodeJS.ErrnoException) => Object.assign(asked, { code: error.code ?? error.message, at: events.now }),
        );
      return asked;
    };
    const connected: { code?: string } = {};
    void events
      .as(owner, () => client.connect())
      .catch((error: NodeJS.ErrnoException) => Object.assign(connected, { code: error.code ?? error.message }));
    await passes(A_WHILE_MS);
    const does = async (text: string) => {
      const asked = asks(text);
      await passes(A_WHILE_MS);
      return asked;
    };
    return { owner, connected, asks, does };
  }
  ends.push(async () => {
    for (const desk of ['one', 'two', 'three']) network.cut(desk);
    await passes(A_WHILE_MS);
  });
  return { events, network, passes, process };
}

const INSERT = `INSERT INTO parcel VALUES (1, 'SENDING')`;
const UPDATE = `UPDATE parcel SET state = 'LABELLED' WHERE id = 1`;
const inLedger = async () =>
  (await control.query<{ state: string }>('SELECT state FROM parcel')).rows.map((row) => row.state);

describe('between a station and the database', () => {
  test('a request and its answer take their time, and nothing happens meanwhile', async () => {
    const { events, passes, process } = simulated();
    const { asks } = await process('one');
    const asked = asks('SELECT 7 AS seven');
    const sentAt = events.now;
    expect(asked.result).toBeUndefined();
    await passes(A_WHILE_MS);
    expect(asked.result).toEqual([{ seven: 7 }]);
    expect((asked.at ?? 0) - sentAt).toBeGreaterThan(0.1);
  });

  test('a transaction whose answer is lost is done, and its station sees that the connection broke', async () => {
    const { network, process } = simulated();
    const { does } = await process('one');
    await does('BEGIN');
    await does(INSERT);
    network.loseNextAnswer('one');
    expect((await does('COMMIT')).code).toBe('ECONNRESET');
    expect(await inLedger()).toEqual(['SENDING']);
  });

  test('a connection that is cut under a commit has done it or not, and its station cannot know', async () => {
    const outcomes = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const { network, process, asks } = await opened(seed);
      const commit = asks('COMMIT');
      network.cut('one');
      await process('two');
      expect(commit.code).toBe('ECONNRESET');
      outcomes.add((await inLedger()).join());
      await empty();
    }
    expect([...outcomes].sort()).toEqual(['', 'SENDING']);
  });

  test('a database that refuses is away at once', async () => {
    const { network, process } = simulated();
    network.between('one', 'refuses');
    expect((await process('one')).connected.code).toBe('ECONNREFUSED');
    expect((await process('two')).connected.code).toBeUndefined();
    network.between('one', 'none');
    expect((await (await process('one')).does('SELECT 1 AS one')).result).toEqual([{ one: 1 }]);
  });

  test('in silence there is neither answer nor error, also once it is over; a new connection works then', async () => {
    const { network, passes, process } = simulated();
    const { asks } = await process('one');
    network.between('one', 'silent');
    const asked = asks('SELECT 1 AS one');
    const { connected } = await process('one');
    await passes(10 * IDLE_MS);
    network.between('one', 'none');
    await passes(A_WHILE_MS);
    expect([asked, connected]).toEqual([{}, {}]);
    expect((await (await process('one')).does('SELECT 1 AS one')).result).toEqual([{ one: 1 }]);
  });

  test('what was sent before the silence is done all the same', async () => {
    const { network, asks, passes } = await opened();
    const commit = asks('COMMIT');
    network.between('one', 'silent');
    await passes(A_WHILE_MS);
    expect(commit).toEqual({});
    expect(await inLedger()).toEqual(['SENDING']);
  });
});

describe('locks', () => {
  test('one who waits goes on when the other has committed, and sees what that wrote', async () => {
    const { asks, does, process } = await opened();
    await does('COMMIT');
    await does('BEGIN');
    await does(UPDATE);
    const two = await process('two');
    const waits = await two.does(`${UPDATE} RETURNING id`);
    expect(waits).toEqual({});
    const commit = asks('COMMIT');
    await process('three');
    expect(commit.result).toEqual([]);
    expect(waits.result).toEqual([{ id: 1 }]);
  });

  test('of several who wait for what one has changed the same one is first every time', async () => {
    const adds = (who: string) => `UPDATE parcel SET state = state || ' ${who}' WHERE id = 1`;
    const seen = new Set<string>();
    for (let time = 0; time < 20; time += 1) {
      const { does, process } = await opened();
      await does('COMMIT');
      await does('BEGIN');
      await does(UPDATE);
      for (const who of ['two', 'three']) await (await process(who)).does(adds(who));
      await does('COMMIT');
      seen.add((await inLedger()).join());
      await empty();
    }
    expect([...seen]).toEqual(['LABELLED two three']);
  });

  test.each(['lost power', 'hangs', 'is behind a silent network'] as const)(
    'of a desk that %s in a transaction are free after 20 s, and what it wrote is undone',
    async (how) => {
      const { events, network, owner, process, passes } = await opened();
      const two = await process('two');
      const waits = await two.does(`INSERT INTO parcel VALUES (1, 'UNKNOWN')`);
      if (how === 'lost power') network.died(Object.assign(owner, { alive: false }), false);
      if (how === 'hangs') owner.hangsUntil = events.now + 10 * IDLE_MS;
      if (how === 'is behind a silent network') network.between('one', 'silent');
      await passes(IDLE_MS - 1000);
      expect(waits).toEqual({});
      await passes(2000);
      expect(waits.result).toEqual([]);
      expect(await inLedger()).toEqual(['UNKNOWN']);
    },
  );

  test('of a process that is killed are free at once; what it had sent before is done', async () => {
    for (const [sends, left] of [
      [false, ['UNKNOWN']],
      [true, ['SENDING']],
    ] as const) {
      const { network, owner, asks, process } = await opened();
      const two = await process('two');
      const waits = await two.does(`INSERT INTO parcel VALUES (1, 'UNKNOWN') ON CONFLICT DO NOTHING`);
      const commit = sends ? asks('COMMIT') : {};
      network.died(Object.assign(owner, { alive: false }), true);
      await process('three');
      expect(commit).toEqual({});
      expect(waits.result).toEqual([]);
      expect(await inLedger()).toEqual(left);
      await empty();
    }
  });

  test('two who wait for each other: whoever came last is refused, and the other one goes on', async () => {
    await control.query(`INSERT INTO parcel VALUES (1, 'SENDING'), (2, 'SENDING')`);
    const { process } = simulated();
    const [one, two] = [await process('one'), await process('two')];
    await one.does('BEGIN');
    await two.does('BEGIN');
    await one.does(UPDATE);
    await two.does(`UPDATE parcel SET state = 'VOIDED' WHERE id = 2`);
    const first = await one.does(`UPDATE parcel SET state = 'LABELLED' WHERE id = 2`);
    expect(first).toEqual({});
    expect((await two.does(UPDATE)).code).toBe('40P01');
    expect(first.result).toEqual([]);
    await one.does('COMMIT');
    expect(await inLedger()).toEqual(['LABELLED', 'LABELLED']);
  });
});

/** Desk one has written a parcel in a transaction that is open. */
async function opened(seed?: number) {
  const world = simulated(seed);
  const one = await world.process('one');
  await one.does('BEGIN');
  expect((await one.does(INSERT)).result).toEqual([]);
  return { ...world, ...one };
}
