import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresLedger } from '#electron/ledger/postgres/open-ledger.ts';
import { addressOf, type TestServer } from '../../postgres/postgres-server.ts';
import { tell } from '../../postgres/trouble/server-pair.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startCarrier, type Carrier } from '../carrier/carrier.ts';
import { auditOf } from '../harness/audit.ts';
import { createBuyer, type Buyer } from '../harness/buyer.ts';
import { connect } from '../harness/connect.ts';
import type { Outcome, Random } from '../harness/fault.ts';
import { integer } from '../harness/fault.ts';
import { lastQuestions } from '../harness/last-questions.ts';
import { auditFollowers } from './books-of-followers.ts';
import { createDesk, DATABASE, type Desk } from './desk.ts';
import { withFacts } from './facts.ts';
import { follow, type Follower } from './followers.ts';
import type { Stage } from './stages.ts';
import { beginTraffic, type Traffic } from './traffic.ts';

/** Several stations, one database, one carrier, one careful client. */
export interface Cluster {
  desks: Desk[];
  /** One more, which is down; it buys only where a trouble starts it. */
  newcomer: Desk;
  primary(): TestServer;
  carrier: Carrier;
  buyer: Buyer;
  traffic: Traffic;
}

/** What a trouble has at hand. */
export interface Scene {
  cluster: Cluster;
  /** Where it happens, if it happens at one. */
  desk: Desk;
  random: Random;
  /** Does it a moment after some orders were sent, and says whether they were on their way. */
  amid(strike: () => unknown): Promise<boolean>;
  /** Takes what is against a promise. */
  seen: string[];
}

export interface ClusterOptions {
  desks: number;
  stage: Stage;
  random: Random;
}

/**
 * Makes trouble in a cluster of its own; after it everything is healed, the client asks its last questions at every desk, and the books of the
 * carrier, the ledger, the client and the followers of events are compared.
 */
export async function inCluster(
  { desks: count, stage, random }: ClusterOptions,
  work: (cluster: Cluster) => Promise<string[]>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(temporaryFolder().TMPDIR ?? tmpdir(), 'packbench-cluster-'));
  const carrier = await startCarrier(folder, { delayMs: 15 });
  const { hostname: host, port } = new URL(carrier.url);
  const place = { ...stage, folder, carrier: { host, port: Number(port) } };
  const all: Desk[] = [];
  const followers: Follower[] = [];
  try {
    for (let number = 0; number <= count; number += 1) all.push(await createDesk(number, place));
    const [desks, newcomer] = [all.slice(0, count), all[count] as Desk];
    await startAll(desks, carrier);
    const buyer = createBuyer();
    const cluster = {
      ...{ desks, newcomer, carrier, buyer },
      primary: () => stage.primary(),
      traffic: beginTraffic(desks, buyer, random),
    };
    const anyDesk = () => desks[integer(random, count)] as Desk;
    followers.push(
      ...desks.map((desk) => follow(`who follows ${desk.name}`, () => desk)),
      follow('who moves between desks', anyDesk, () => 300 + random() * 1500),
    );

    const seen = await work(cluster);
    seen.push(...(await lastWords(cluster, followers, stage)));
    await Promise.all(followers.map((each) => each.stop()));
    await stopAll(desks);
    const outcome = await auditOf(await auditorsLedger(folder, stage), carrier.sales(), buyer);
    const violations = [...new Set([...seen, ...cluster.traffic.wrong, ...outcome.violations])];
    if (violations.length > 0) violations.push(`what the stations logged is in ${keepLogs(folder, all)}`);
    return {
      ...outcome,
      violations: await Promise.all(violations.map((each) => withFacts(stage.primary(), each, cluster.traffic.told))),
    };
  } finally {
    await Promise.all(followers.map((each) => each.stop()));
    await Promise.all(all.map((desk) => desk.close()));
    await carrier.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For whoever looks for the cause. */
function keepLogs(folder: string, desks: readonly Desk[]): string {
  const kept = mkdtempSync(join(tmpdir(), 'packbench-cluster-logs-'));
  for (const { name } of desks) {
    const logs = join(folder, name, 'logs');
    if (existsSync(logs)) cpSync(logs, join(kept, name), { recursive: true });
  }
  return kept;
}

async function startAll([first, ...others]: Desk[], carrier: Carrier): Promise<void> {
  await first?.start();
  if (first) await connect(first.api, carrier.url);
  await Promise.all(others.map((desk) => desk.start()));
}

/** Everything is well again; then all that was answered is answered so at every desk, and everybody has read every event. */
async function lastWords(cluster: Cluster, followers: Follower[], stage: Stage): Promise<string[]> {
  const { desks, traffic } = cluster;
  for (const desk of desks) {
    for (const way of [desk.database, desk.carrier]) {
      way.disarm();
      way.heal();
    }
    desk.turnClock(0);
    desk.station?.signal('SIGCONT');
    if (desk.station === null) await desk.start();
  }
  await traffic.landed();
  const [first, ...others] = desks;
  const ask = ({ api }: Desk) => lastQuestions(api, cluster, { hasLost: stage.loses });
  const seen = first ? await ask(first) : [];
  for (const answers of await Promise.all(others.map(ask))) seen.push(...answers);
  seen.push(...(await auditFollowers(stage.primary(), followers, { hasLost: stage.loses })));
  return seen;
}

async function stopAll(desks: readonly Desk[]): Promise<void> {
  for (const { station } of desks) station?.signal('SIGTERM');
  await Promise.all(desks.map(({ station }) => station?.ended));
}

async function auditorsLedger(folder: string, stage: Stage) {
  const auditor = join(folder, 'auditor');
  mkdirSync(auditor);
  const address = { ...addressOf(stage.primary(), DATABASE), acceptsAsynchronous: stage.acceptsAsynchronous };
  return openPostgresLedger({ address, folder: auditor, clock: Date });
}

/** Ends the process of the server that serves a connection. */
export const terminate = (primary: TestServer, backend: number) =>
  tell(primary, 'SELECT pg_terminate_backend($1)', [backend]).catch(() => []);
