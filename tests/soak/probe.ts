import { readdirSync } from 'node:fs';

// Loaded into a station with `node --expose-gc --import`: tells over the channel of its parent what the process holds once garbage is
// collected. The station itself knows nothing of it.
const descriptors = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({
    heap: heapUsed + external,
    rss,
    handles: process.getActiveResourcesInfo().length,
    descriptors: descriptors(),
  });
});
process.channel?.unref();
