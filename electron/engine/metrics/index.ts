import type { MetricsDeps } from './deps.ts';
import { readGauges, type ListedWebhooks } from './gauges.ts';

export type { Meter } from './metrics.ts';

/** What is counted, timed and looked up about the station. */
export const createStationMetrics = (deps: MetricsDeps, webhooks: ListedWebhooks) => ({
  meter: deps.metrics,
  read: async () => deps.metrics.expose(await readGauges(deps, webhooks)),
});
