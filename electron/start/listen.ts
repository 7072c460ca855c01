import { buildServer, type Server } from '../api/build-server.ts';
import { ANY_HOST } from '../api/client-error.ts';
import { SERVER_LIMITS, slowness, type ServerLimits } from '../api/limits/server-limits.ts';
import { listenBeside, type Listener } from '../api/listen-beside.ts';
import { createWindowCalls, WINDOW_ORIGIN, type WindowCalls } from '../api/window-calls.ts';
import type { Engine } from '../engine/index.ts';
import type { Log } from '../engine/log.ts';
import { openHub, type Hub, type HubOptions } from '../hub/open-hub.ts';
import { newProofSecret, proofOf } from '../platform/station-proof.ts';
import { VERSION } from '../platform/version.ts';

export interface ListenOptions {
  dataDir: string;
  /** A loopback address. */
  host: string;
  /** 0 takes a free port. */
  port: number;
  hub?: HubOptions | undefined;
  limits?: Partial<ServerLimits> | undefined;
  windowDir: string;
  now: number;
  /** Runs what a request that came in at another address than the station's own makes the station do. */
  calledAt(address: string, work: () => void): void;
  log: Log;
}

/** The station's ways in, open. */
export interface Listening {
  baseUrl: string;
  hub: Hub | null;
  /** By which a caller that knows it can tell this station from whatever else listens at its address. */
  proofSecret: string;
  /** Answers a call of the window of the desktop application. */
  answerWindow: WindowCalls['answer'];
  /** Takes no more connections; resolves when the last one is closed. */
  close(): Promise<void>;
  /** Closes those that are still open. */
  cut(): void;
}

/** Builds the server and opens it on this machine and, where asked to, to the local network. */
export async function listen(engine: Engine, options: ListenOptions): Promise<Listening> {
  const { host, port, log, windowDir, limits } = options;
  const proofSecret = newProofSecret();
  const at: { baseUrl: string; hub: Hub | null; second: Listener | null; origins: string[] } = {
    ...{ baseUrl: '', hub: null, second: null, origins: [] },
  };
  const server = await buildServer(engine, {
    version: VERSION,
    windowDir,
    log,
    limits,
    ownOrigins: () => at.origins,
    via: (way, work) => options.calledAt(way === 'window' ? WINDOW_ORIGIN : originOf(way.hub, at), work),
    prove: (challenge, address) => proofOf(proofSecret, address ?? at.baseUrl, challenge),
  });
  try {
    await server.listen({ host: host === 'localhost' ? FIRST_LOCALHOST : host, port });
    const bound = new URL(server.listeningOrigin).port || String(port);
    if (host === 'localhost') at.second = await listenAtSecond(server, { port: Number(bound), limits });
    at.baseUrl = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
    at.origins = namesOf(host).map((name) => new URL(`http://${name}:${bound}`).origin);
    at.hub = options.hub ? await openHub(server, options.hub, options) : null;
    at.origins.push(...(at.hub?.origins ?? []));
  } catch (error) {
    await server.close();
    throw error;
  }
  const window = createWindowCalls(server);
  return {
    baseUrl: at.baseUrl,
    hub: at.hub,
    proofSecret,
    answerWindow: window.answer,
    ...closing(server, [at.hub, at.second], window),
  };
}

/** The name leads to two addresses, of which a machine may lack the second, or another program may have it. */
const [FIRST_LOCALHOST, SECOND_LOCALHOST] = ['127.0.0.1', '::1'];

function listenAtSecond(
  app: Server,
  { port, limits }: { port: number; limits?: Partial<ServerLimits> | undefined },
): Promise<Listener | null> {
  const held = { ...SERVER_LIMITS, ...limits };
  // Not imported by its name: see api/client-error.ts.
  const { createServer } = process.getBuiltinModule('node:http');
  const server = createServer({ ...slowness(held), ...ANY_HOST }, app.routing);
  return listenBeside(app, server, { host: SECOND_LOCALHOST, port, limits: held }).catch(() => null);
}

/** Whoever calls the hub by its name is led back to that name: of a certificate that is given, it may be the only one. */
function originOf(host: string, { hub, baseUrl }: { hub: Hub | null; baseUrl: string }): string {
  const called = URL.canParse(`https://${host}`) ? new URL(`https://${host}`).origin : '';
  return hub?.origins.find((origin) => origin === called) ?? hub?.url ?? baseUrl;
}

const namesOf = (host: string) => ['127.0.0.1', 'localhost', '[::1]', ...(host.startsWith('127.') ? [host] : [])];

const closing = (
  server: Server,
  others: readonly (Pick<Listener, 'close' | 'cut'> | null)[],
  window: WindowCalls,
): Pick<Listening, 'close' | 'cut'> => ({
  async close() {
    await Promise.all([window.close(), server.close(), ...others.map((other) => other?.close())]);
  },
  cut() {
    window.cut();
    server.server.closeAllConnections();
    others.forEach((other) => other?.cut());
  },
});
