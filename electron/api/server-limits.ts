import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What one caller can take from all others. */
export interface ServerLimits {
  /** Connections at once that are not idle; one more is closed as it comes. */
  connections: number;
  /** How long the headers of a request may take, and the whole of it, in milliseconds. */
  headersMs: number;
  requestMs: number;
}

export const SERVER_LIMITS: ServerLimits = { connections: 100, headersMs: 5000, requestMs: 10_000 };

/** How often connections are looked at for being too slow, in milliseconds: Node's own 30 s would let a slow drip live for long. */
const CHECK_EVERY_MS = 1000;

/** The options of an HTTP server that holds these limits. */
export const slowness = ({ headersMs, requestMs }: ServerLimits) => ({
  headersTimeout: Math.min(headersMs, requestMs),
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, requestMs),
});

/**
 * Holds the number of connections. Those that wait between two requests give way first, so that a hundred callers at once are served
 * although others keep connections open; only then is the newest closed.
 */
export function limitConnections(server: FastifyInstance['server'], { connections }: ServerLimits): void {
  server.maxConnections = 2 * connections;
  const whenAbove = (then: () => void) =>
    server.getConnections((_error, open) => {
      if (open > connections) then();
    });
  server.on('connection', (socket: Socket) => {
    whenAbove(() => {
      server.closeIdleConnections();
      whenAbove(() => socket.destroy());
    });
  });
}
