import { subscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { promisify } from 'node:util';

// Loaded into a station with `node --expose-gc --import`: tells over the channel of its parent what the process holds once garbage is
// collected. The station itself knows nothing of it. How many connections a client keeps open is the client's affair and changes by
// chance, so that they are left out; requests that are not answered to their end are counted instead.
const servers = new Set<Server>();
let requests = 0;
subscribe('http.server.request.start', (message) => {
  const { server, response } = message as { server: Server; response: ServerResponse };
  servers.add(server);
  requests += 1;
  response.once('close', () => (requests -= 1));
});

const descriptors = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);

async function connections(): Promise<number> {
  const counts = await Promise.all([...servers].map((server) => promisify(server.getConnections.bind(server))()));
  return counts.reduce((sum, count) => sum + count, 0);
}

process.on('message', () => {
  globalThis.gc?.();
  void connections().then((kept) => {
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({
      heap: heapUsed + external,
      rss,
      requests,
      handles: process.getActiveResourcesInfo().length - kept,
      descriptors: descriptors() - kept,
    });
  });
});
process.channel?.unref();
