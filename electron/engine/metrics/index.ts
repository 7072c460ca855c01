import type { Webhook } from '#shared/schema/station/webhook.ts';
import type { MetricsDeps } from './deps.ts';
import { readGauges } from './gauges.ts';

export { measurePurchase } from './measure.ts';
export type { Meter } from './metrics.ts';

/** What is counted, timed and looked up about the station. */
export const createFigures = (deps: MetricsDeps, listWebhooks: () => Promise<Pick<Webhook, 'state'>[]>) => ({
  meter: deps.metrics,
  read: async () => deps.metrics.expose(await readGauges(deps, listWebhooks)),
});
