import type { MetricsDeps } from './deps.ts';
import { WEBHOOK_STATES, type Webhook } from '#shared/schema/station/webhook.ts';
import type { Gauges } from './metrics.ts';

/** Jobs that wait or are on their way; beyond so many the exact number tells nothing more. */
const WAITING = ['QUEUED', 'SENT', 'SPOOLED', 'UNCERTAIN'] as const;
const MOST_COUNTED = 500;

export interface ListedWebhooks {
  listAll(): Promise<Pick<Webhook, 'state'>[]>;
}

/** What the station holds right now, as numbers. */
export async function readGauges({ ledger, disk, version }: MetricsDeps, hooks: ListedWebhooks): Promise<Gauges> {
  const { count: unknown, oldestAt } = await ledger.shipments.countDoubts();
  const { jobs } = await ledger.printing.jobs.list({ states: [...WAITING], limit: MOST_COUNTED });
  const webhooks = await hooks.listAll();
  return {
    version,
    unknown,
    oldestUnknownSeconds: oldestAt === null ? 0 : Math.max(0, (ledger.now() - oldestAt) / 1000),
    printJobs: tally(WAITING, jobs),
    webhooks: tally(WEBHOOK_STATES, webhooks),
    freeBytes: disk.freeBytes(),
  };
}

const tally = <S extends string>(states: readonly S[], all: readonly { state: string }[]) =>
  Object.fromEntries(states.map((state) => [state, all.filter((each) => each.state === state).length]));
