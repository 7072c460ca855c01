import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { orderDraft, orderPath } from '../api/orders/order-draft.ts';
import { recipientIn, request } from '../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../helpers/station.ts';
import { fillLedger } from './fill-ledger.ts';
import { median } from './load.ts';

const SHIPMENTS = Number(process.env['BENCH_SHIPMENTS'] ?? 100_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 12);
/** Purchases of a round, and how many at once. */
const [PURCHASES, AT_ONCE] = [200, 8];
const TRIALS = 5;

/** How much of the work of a create call its orders may be. */
const AIM = 1.05;

/** What a create call does for orders, and can be left out: known duplicates, boxes, rules, and telling orders of their shipments. */
function partsOf({ ledger }: TestStation) {
  const { lately, boxes, selectionRules, feed, orders } = ledger;
  const known = [lately, boxes, selectionRules, feed].map((store) => ({ store, methods: { ...store } }));
  const nothing = async () => undefined;
  return {
    off(): void {
      Object.assign(lately, { find: async () => [] });
      Object.assign(boxes, { remember: nothing });
      Object.assign(selectionRules, { read: async () => ({ version: 0, rules: [] }) });
      Object.assign(feed, { after: async () => [] });
    },
    /** What was not told meanwhile is left out. */
    async on(): Promise<void> {
      const { sequence } = await feed.head();
      await orders.setFollowed({ ...(await orders.followed()), sequence });
      for (const { store, methods } of known) Object.assign(store, methods);
    },
  };
}

const { address, contact } = recipientIn('US');
/** A parcel to somebody of its own, of which is known what is in it. */
const parcel = () =>
  request({
    recipient: { address, contact: { ...contact, personName: `Jane ${randomUUID()}` } },
    itemLines: [
      {
        ...{ itemTransactionId: randomUUID(), itemCode: 'KIT', weight: { units: 'LB', value: 2.5 } },
        dimensions: { units: 'IN', length: 12, width: 8, height: 4 },
      },
    ],
  });

/** Milliseconds of processor time of so many purchases, some at once: others use the machine as well. */
async function round({ engine }: TestStation, clientId: string): Promise<number> {
  const before = process.cpuUsage();
  let left = PURCHASES;
  const buy = async () => {
    while (left-- > 0)
      await engine.shipping.ship({
        ...{ clientId, transactionId: randomUUID(), requestId: 'bench', body: parcel(), documents: 'url' },
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, buy));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function measureCreate(station: TestStation): Promise<void> {
  const [client] = await station.ledger.clients.list();
  const clientId = client?.id ?? '';
  await station.api.call('PUT', orderPath('1001'), { body: orderDraft() });
  const parts = partsOf(station);
  const times = { with: [] as number[], without: [] as number[] };
  await round(station, clientId);
  for (let index = 0; index < ROUNDS; index += 1) {
    times.with.push(await round(station, clientId));
    parts.off();
    times.without.push(await round(station, clientId));
    await parts.on();
  }
  const each = (all: number[]) => Math.round((median(all) / PURCHASES) * 100) / 100;
  const ratio = median(times.with.map((ms, index) => ms / (times.without[index] ?? NaN)));
  console.log(
    `A purchase with ${SHIPMENTS} shipments in the ledger, ${AT_ONCE} at once, in processor time: ${each(times.with)} ms, without what it does for orders ` +
      `${each(times.without)} ms: ${ratio.toFixed(3)} times (aim ${AIM}).`,
  );
}

const choice = { carrierId: 'test-a', serviceType: 'A_GROUND' };
/** A table as an administrator has it: areas and weights, and one for the rest. */
const RULES: SelectionRule[] = [
  ...Array.from({ length: 99 }, (_, index) => ({
    ...{ name: `Area ${index}`, choice },
    conditions: {
      countries: ['US'],
      postalAreas: [String(10 + index)],
      weight: { upTo: 1 + index, units: 'LB' as const },
    },
  })),
  { name: 'Rest', conditions: {}, choice },
];

async function measureTrial(station: TestStation): Promise<void> {
  const times: number[] = [];
  const purchases: number[] = [];
  let examined = 0;
  for (let index = 0; index < TRIALS; index += 1) {
    const started = performance.now();
    let isOver = false;
    const trial = station.api.post('/station/v1/selection-rules/try', { rules: RULES }).finally(() => (isOver = true));
    while (!isOver) {
      const begun = performance.now();
      await station.api.ship(randomUUID(), parcel());
      purchases.push(performance.now() - begun);
    }
    examined = (await trial).body.examined;
    times.push(performance.now() - started);
  }
  const most = Math.round(Math.max(...purchases));
  console.log(
    `${RULES.length} rules are tried on ${examined} shipments in ${(median(times) / 1000).toFixed(1)} s; a purchase meanwhile takes ` +
      `${Math.round(median(purchases))} ms, ${most} ms at most.`,
  );
}

/** What orders cost a purchase that is for none, and how long rules are tried on the last 10,000 shipments. */
export async function benchOrders(): Promise<void> {
  const dataDir = newDataDir();
  mkdirSync(dataDir, { recursive: true });
  await fillLedger(ledgerPath(dataDir), SHIPMENTS);
  const station = await startTestStation({ dataDir });
  await measureCreate(station);
  await measureTrial(station);
  await station.dispose();
}
