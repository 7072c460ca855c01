import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { startPostgres, type PostgresServer } from '../postgres/postgres-server.ts';
import { measureEventDelay } from './event-delay.ts';
import { sampleLocks, tellSamples, type LockSamples } from './lock-samples.ts';
import { measure, median, type Figure } from './load.ts';
import { startProcess, type ServerProcess } from './server-process.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 8;
const body = readFileSync(new URL('body.json', import.meta.url), 'utf8');
const script = new URL('station-process.ts', import.meta.url).pathname;

/** Databases that several stations share. */
const SHARED = { 'two, on PostgreSQL': 'two', 'four, on PostgreSQL': 'four' } as const;

interface Stations {
  urls: string[];
  token: string;
  end(): Promise<void>;
}

/** Stations with a ledger each, or so many on one that they share. */
async function startStations(count: number, ledger: string | null): Promise<Stations> {
  const processes: ServerProcess[] = [];
  const urls: string[] = [];
  let token = '';
  for (let number = 0; number < count; number += 1) {
    const station = startProcess(script, {
      ...(ledger !== null && { BENCH_LEDGER: ledger }),
      ...(token !== '' && { BENCH_TOKEN: token }),
    });
    const said = JSON.parse(await station.line()) as { url: string; token: string };
    processes.push(station);
    urls.push(said.url);
    token = said.token;
  }
  return { urls, token, end: async () => void (await Promise.all(processes.map((each) => each.end()))) };
}

/** What all of them buy together, from callers that are spread over them. */
async function buyAt({ urls, token }: Stations): Promise<Figure> {
  const figures = await Promise.all(
    urls.map((url) =>
      measure({
        url: `${url}/cloud-ship-service/v1/shipment?documents=url`,
        headers: { authorization: `Bearer ${token}` },
        transactions: true,
        ...{ body, connections: CONNECTIONS / urls.length, seconds: SECONDS },
      }),
    ),
  );
  return {
    perSecond: figures.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p50: median(figures.map(({ p50 }) => p50)),
    p99: Math.max(...figures.map(({ p99 }) => p99)),
  };
}

async function newLedger({ connection: { host, port, user, password }, createDatabase }: PostgresServer, name: string) {
  await createDatabase(name);
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${name}`;
}

/** One station on its file beside one, two and four on a database that they share, in turn, in one run. */
export async function benchCluster(): Promise<void> {
  const postgres = await startPostgres(process.env['BENCH_DIR'] ?? tmpdir());
  const kinds = {
    'one, on a file': await startStations(1, null),
    'one, on PostgreSQL': await startStations(1, await newLedger(postgres, 'one')),
    'two, on PostgreSQL': await startStations(2, await newLedger(postgres, SHARED['two, on PostgreSQL'])),
    'four, on PostgreSQL': await startStations(4, await newLedger(postgres, SHARED['four, on PostgreSQL'])),
  };
  const figures = new Map<string, Figure[]>(Object.keys(kinds).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, stations] of Object.entries(kinds)) figures.get(name)?.push(await buyAt(stations));
  // In a round of its own: looking costs time, too.
  const samples: [string, LockSamples][] = [];
  for (const [name, database] of Object.entries(SHARED)) {
    const stations = kinds[name as keyof typeof SHARED];
    samples.push([name, await sampleLocks(postgres.connection, database, () => buyAt(stations))]);
  }
  const delay = await measureEventDelay(kinds['two, on PostgreSQL'], body);
  for (const stations of Object.values(kinds)) await stations.end();
  await postgres.stop();

  const middle = (name: string, of: keyof Figure) => median((figures.get(name) ?? []).map((figure) => figure[of]));
  console.log(`\nStations, ${CONNECTIONS} callers in all, ${ROUNDS} rounds of ${SECONDS} s in turn; medians`);
  console.table(
    Object.fromEntries(
      Object.keys(kinds).map((name) => [
        name,
        {
          'purchases/s': Math.round(middle(name, 'perSecond')),
          'p50 ms': middle(name, 'p50'),
          'p99 ms': middle(name, 'p99'),
          'of the file': Number((middle(name, 'perSecond') / middle('one, on a file', 'perSecond')).toFixed(2)),
        },
      ]),
    ),
  );
  for (const [name, found] of samples) tellSamples(name, found);
  const { labels, medianMs, p99Ms, mostMs } = delay;
  console.log(
    `A label bought at one of two stations is told to a follower of the other ${medianMs} ms after its answer (median of ${labels}; p99 ${p99Ms} ms, at most ${mostMs} ms).`,
  );
}
