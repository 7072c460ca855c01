import { buildServer, type Server } from '../api/build-server.ts';
import type { ServerLimits } from '../api/limits/server-limits.ts';
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
  const at: { baseUrl: string; hub: Hub | null; origins: string[] } = { baseUrl: '', hub: null, origins: [] };
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
    await server.listen({ host, port });
    const bound = new URL(server.listeningOrigin).port;
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
    ...closing(server, at.hub, window),
  };
}

/** Whoever calls the hub by its name is led back to that name: of a certificate that is given, it may be the only one. */
function originOf(host: string, { hub, baseUrl }: { hub: Hub | null; baseUrl: string }): string {
  const called = URL.canParse(`https://${host}`) ? new URL(`https://${host}`).origin : '';
  return hub?.origins.find((origin) => origin === called) ?? hub?.url ?? baseUrl;
}

const namesOf = (host: string) => ['127.0.0.1', 'localhost', '[::1]', ...(host.startsWith('127.') ? [host] : [])];

const closing = (server: Server, hub: Hub | null, window: WindowCalls): Pick<Listening, 'close' | 'cut'> => ({
  async close() {
    await Promise.all([window.close(), server.close(), hub?.close()]);
  },
  cut() {
    window.cut();
    server.server.closeAllConnections();
    hub?.cut();
  },
});
