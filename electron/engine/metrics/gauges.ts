import type { MetricsDeps } from './deps.ts';
import { WEBHOOK_STATES, type Webhook } from '#shared/schema/station/webhook.ts';
import type { PrintJobStore } from '../printing/index.ts';
import type { Gauges } from './metrics.ts';

/** Jobs that wait or are on their way; beyond so many in a state the exact number tells nothing more. */
const WAITING = ['QUEUED', 'SENT', 'SPOOLED', 'UNCERTAIN'] as const;
const MOST_COUNTED = 500;

export interface ListedWebhooks {
  listAll(): Promise<Pick<Webhook, 'state'>[]>;
}

/** What the station holds right now, as numbers. */
export async function readGauges({ ledger, disk, version }: MetricsDeps, hooks: ListedWebhooks): Promise<Gauges> {
  const { count: unknown, oldestAt } = await ledger.shipments.countDoubts();
  // Each state by itself: what a network printer has taken is never said to be out, and would leave no room for the others.
  const jobs = await Promise.all(WAITING.map((state) => countIn(ledger.printing.jobs, state)));
  const webhooks = await hooks.listAll();
  return {
    version,
    unknown,
    oldestUnknownSeconds: oldestAt === null ? 0 : Math.max(0, (ledger.now() - oldestAt) / 1000),
    printJobs: Object.fromEntries(jobs),
    webhooks: tally(WEBHOOK_STATES, webhooks),
    freeBytes: disk.freeBytes(),
  };
}

async function countIn(jobs: Pick<PrintJobStore, 'list'>, state: (typeof WAITING)[number]) {
  const listed = await jobs.list({ states: [state], limit: MOST_COUNTED });
  return [state, listed.jobs.length] as const;
}

const tally = <S extends string>(states: readonly S[], all: readonly { state: string }[]) =>
  Object.fromEntries(states.map((state) => [state, all.filter((each) => each.state === state).length]));
