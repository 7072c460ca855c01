import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { checkServerIdentity } from 'node:tls';
import type { Api } from '../../helpers/api.ts';
import { newDataDir } from '../../helpers/station.ts';
import { orderBody } from '../harness/buyer.ts';
import type { Fault } from '../harness/fault.ts';
import { apiOf, spawnStation } from '../harness/spawn-station.ts';

/** In the short form a little more than the station's limit, in the long one ten times as many. */
const CONNECTIONS_A_RUN = 300;
const LONG_RUNS = 10;
const CALLS = 30;
const MOST_BYTES = 700 * 1024 * 1024;

/** An address of this machine in its network, at which it can be a hub. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

interface Besieged {
  baseUrl: string;
  hubUrl: string | null;
  /** Opens so many connections, each of which sends this and reads nothing. */
  crowd(url: string, count: number, text?: string): void;
}

type Siege = (station: Besieged, runs: number) => unknown;

const head = (baseUrl: string, line: string, ...more: string[]) =>
  `${[`${line} HTTP/1.1`, `Host: ${new URL(baseUrl).host}`, ...more].join('\r\n')}\r\n`;
const FORM = 'Content-Type: application/x-www-form-urlencoded';

const SIEGES: Readonly<Record<string, Siege>> = {
  'connections that send nothing': ({ baseUrl, crowd }, runs) => crowd(baseUrl, runs * CONNECTIONS_A_RUN),
  'half a header': ({ baseUrl, crowd }, runs) =>
    crowd(baseUrl, runs * CONNECTIONS_A_RUN, `${head(baseUrl, 'GET /health/live')}X-Slow: `),
  'half a body': ({ baseUrl, crowd }, runs) =>
    crowd(
      baseUrl,
      runs * CONNECTIONS_A_RUN,
      `${head(baseUrl, 'POST /oauth/token', FORM, 'Content-Length: 9999')}\r\nx`,
    ),
  'pipelined requests that nobody reads': ({ baseUrl, crowd }, runs) =>
    crowd(baseUrl, runs * 2, `${head(baseUrl, 'GET /openapi.json')}\r\n`.repeat(1000)),
  'answers that nobody reads': ({ baseUrl, crowd }, runs) =>
    crowd(baseUrl, runs * CONNECTIONS_A_RUN, `${head(baseUrl, 'GET /openapi.json')}\r\n`),
  'wrong keys': ({ baseUrl, crowd }, runs) => {
    const body = 'grant_type=client_credentials&client_id=AKNONE&client_secret=SKNONE';
    const text = `${head(baseUrl, 'POST /oauth/token', FORM, `Content-Length: ${body.length}`)}\r\n${body}`;
    crowd(baseUrl, runs * CONNECTIONS_A_RUN, text);
  },
  'handshakes that never begin': ({ hubUrl, crowd }, runs) => hubUrl && crowd(hubUrl, runs * CONNECTIONS_A_RUN),
};

/** Neighbours without keys lay siege: a desk with keys goes on buying, gets tokens, and in the long form waits less than a second. */
export const siege: Fault = {
  name: 'siege',
  title: `${Object.keys(SIEGES).length} sieges by neighbours without keys`,
  runs: { short: 1, long: LONG_RUNS },
  async run(times) {
    const dataDir = newDataDir();
    const station = spawnStation(dataDir, { args: outside === undefined ? [] : ['--hub', `${outside}:0`] });
    try {
      const api = await apiOf(station, dataDir);
      const baseUrl = await station.ready;
      if (outside === undefined) console.log('  No network address: no desk behind the hub is besieged.');
      const hubUrl = /(https:\/\/\S+)/.exec(station.said())?.[1] ?? null;
      const violations: string[] = [];
      const hubDesk = hubUrl === null ? null : deskBehind(hubUrl, dataDir, api);
      // What the first purchase after a start takes is no fault of a siege.
      let sales = (await ship(api, 'peace')).bought;
      for (const [name, begin] of Object.entries(SIEGES)) {
        const sockets: Socket[] = [];
        const own = monitorEventLoopDelay({ resolution: 5 });
        own.enable();
        begin({ baseUrl, hubUrl, crowd: (...crowd) => void sockets.push(...crowdOf(...crowd)) }, times);
        for (const [where, desk] of [['', api] as const, ...(hubDesk ? [[' at the hub', hubDesk] as const] : [])]) {
          const shipped = { ...(await ship(desk, name + where)), ownMs: own.max / 1e6 };
          sales += shipped.bought;
          violations.push(...(await complaints(api, name + where, shipped, times)));
        }
        own.disable();
        sockets.forEach((socket) => socket.destroy());
      }
      return { sales, unknowns: 0, violations };
    } finally {
      station.signal('SIGTERM');
      await station.ended;
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

function crowdOf(url: string, count: number, text = ''): Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    if (text !== '') socket.write(text);
    return socket.pause();
  });
}

interface Desk {
  bought: number;
  /** Milliseconds that each call took, in order of length. */
  took: number[];
  trouble: string[];
}

/** `ownMs` is the longest time for which this process, which opens the crowd's connections too, held up the desk itself. */
type Besieging = Desk & { ownMs: number };

async function ship(api: Pick<Api, 'ship'>, siegeName: string): Promise<Desk> {
  const desk: Desk = { bought: 0, took: [], trouble: [] };
  for (let count = 0; count < CALLS; count += 1) {
    const began = performance.now();
    try {
      const { status } = await api.ship(`${siegeName.replaceAll(' ', '-')}-${count}`, orderBody('sell', 'test-a'));
      if (status === 200) desk.bought += 1;
      else desk.trouble.push(`answered ${status}`);
    } catch (error) {
      desk.trouble.push(String((error as Error).cause ?? error));
    }
    desk.took.push(performance.now() - began);
  }
  desk.took.sort((a, b) => a - b);
  return desk;
}

/** A desk that calls the hub over TLS, each time on a connection of its own: what it has to do before it is known at all. */
function deskBehind(hubUrl: string, dataDir: string, { token }: Api): Pick<Api, 'ship'> {
  const ca = readFileSync(join(dataDir, 'hub-certificate.pem'), 'utf8');
  const { hostname } = new URL(hubUrl);
  return {
    async ship(transactionId, body) {
      const call = request(new URL('/v1/shipment', hubUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', transactionId },
        agent: new Agent({ ca, checkServerIdentity: (_, certificate) => checkServerIdentity(hostname, certificate) }),
      });
      call.end(JSON.stringify(body));
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      return { status: response.statusCode ?? 0, headers: new Headers(), body: null };
    },
  };
}

async function complaints(
  api: Api,
  name: string,
  { bought, took, trouble, ownMs }: Besieging,
  times: number,
): Promise<string[]> {
  const said: string[] = [];
  if (bought < CALLS) said.push(`${name}: ${bought} of ${CALLS} were bought; ${trouble.slice(0, 3).join('; ')}`);
  const p99 = Math.round(took[Math.floor(took.length * 0.99)] ?? 0);
  if (times >= LONG_RUNS) {
    console.log(`  ${name}: ${bought} of ${CALLS} bought, p99 ${p99} ms, held up here for ${Math.round(ownMs)} ms`);
    if (p99 >= 1000) said.push(`${name}: p99 of a desk with keys was ${p99} ms`);
  }
  await api.renew().catch((error: unknown) => said.push(`${name}: no token, ${String(error)}`));
  const { body } = await api.get('/metrics');
  const bytes = Number(/^packbench_resident_memory_bytes (\S+)/m.exec(Buffer.from(body as Uint8Array).toString())?.[1]);
  if (bytes > MOST_BYTES) said.push(`${name}: ${Math.round(bytes / 1024 / 1024)} MiB resident`);
  return said;
}
