import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientErrors, ignoreExpectations } from './client-error.ts';
import type { ServerLimits } from './limits/server-limits.ts';

/** Another way in to the same server. */
export interface Listener {
  port: number;
  /** Takes no more connections; resolves when the last one is closed. */
  close(): Promise<void>;
  /** Closes those that are still open. */
  cut(): void;
}

/** Lets `server`, which was made for the routes of `app`, listen at an address of its own, with all that holds for the first one. */
export async function listenBeside(
  app: FastifyInstance,
  server: Server,
  { host, port, limits }: { host: string; port: number; limits: ServerLimits },
): Promise<Listener> {
  app.connections.watch(server, limits);
  ignoreExpectations(server);
  server.on('clientError', clientErrors(app.connections));
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
