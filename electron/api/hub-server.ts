import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './client-error.ts';
import { SERVER_LIMITS, slowness, type ServerLimits } from './server-limits.ts';

export interface HubListener {
  port: number;
  /** Takes no more connections; resolves when the last one is closed. */
  close(): Promise<void>;
  /** Closes those that are still open. */
  cut(): void;
}

export interface HubSocket {
  host: string;
  port: number;
  /** PEM. */
  cert: string;
  key: string;
  limits?: Partial<ServerLimits> | undefined;
}

/** The same server, once more, with TLS at an address of the network. */
export async function listenAsHub(
  app: FastifyInstance,
  { host, port, cert, key, ...rest }: HubSocket,
): Promise<HubListener> {
  const limits = { ...SERVER_LIMITS, ...rest.limits };
  const server = createServer({ ...slowness(limits), cert, key, minVersion: 'TLSv1.2' }, app.routing);
  server.maxConnections = limits.connections;
  server.on('clientError', answerClientError);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
    cut: () => server.closeAllConnections(),
  };
}
