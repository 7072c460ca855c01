import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../helpers/until.ts';
import { startPostgres, type TestServer } from '../../postgres/postgres-server.ts';
import { startServerPair, tell } from '../../postgres/trouble/server-pair.ts';
import { mountSmallDisk, noSmallDisks } from '../harness/small-disk.ts';
import type { Scene } from './cluster.ts';
import { DATABASE } from './desk.ts';
import { removeMigrations } from './stand-in-migrations.ts';
import { upgradeAll, killMigrating } from './newer-version.ts';

const DISK_MB = 160;

/** What the stations of a round share, and the trouble that it makes for all of them. */
export interface Stage {
  /** Of the trouble. */
  title: string;
  servers: [TestServer, ...TestServer[]];
  primary(): TestServer;
  acceptsAsynchronous: boolean;
  /** Whether the database forgets what was committed. */
  loses: boolean;
  /** True where it was seen to happen while purchases were on their way. */
  trouble(scene: Scene): Promise<boolean>;
  /** After all trouble, before the last questions. */
  end?(scene: Scene): Promise<string[]>;
  stop(): Promise<void>;
}

/** One of these is the database of a round. */
export const STAGES = {
  killed: killedStage,
  promoted: () => pairStage({ synchronous: true }),
  lossy: () => pairStage({ synchronous: false }),
  full: fullStage,
  migrated: migratedStage,
} satisfies Record<string, () => Promise<Stage>>;
export type StageName = keyof typeof STAGES;

/** Why this machine cannot make it; null where it can. */
export const impossibleStage = (name: StageName): string | null => (name === 'full' ? noSmallDisks() : null);

/** Kills the database at any moment, or as a COMMIT of a purchase reaches it, or as its answer leaves. */
async function killedStage(): Promise<Stage> {
  const postgres = await startPostgres();
  await postgres.createDatabase(DATABASE);
  return {
    title: 'the database is killed',
    servers: [postgres.connection],
    primary: () => postgres.connection,
    ...{ acceptsAsynchronous: false, loses: false },
    async trouble({ desk, random, amid }) {
      if (random() < 0.5) return amid(() => postgres.killAndRestart());
      const before = desk.database.cuts();
      const at = random() < 0.5 ? 'sent' : 'answered';
      desk.database.strike({ at, then: () => postgres.killAndRestart(), ofPurchase: true });
      await amid(() => until(() => desk.database.cuts() > before, { atMostMs: 3000 }));
      desk.database.disarm();
      return desk.database.cuts() > before;
    },
    stop: () => postgres.stop(),
  };
}

/** Kills the primary and promotes its standby; one that is not synchronous has heard nothing for a while before. */
async function pairStage({ synchronous }: { synchronous: boolean }): Promise<Stage> {
  const pair = await startServerPair();
  await tell(pair.primary(), `CREATE DATABASE ${DATABASE}`);
  await pair.follow({ synchronous });
  return {
    title: synchronous ? 'a synchronous standby is promoted' : 'a standby that lacks the last seconds is promoted',
    servers: pair.connections,
    primary: () => pair.primary(),
    acceptsAsynchronous: !synchronous,
    loses: !synchronous,
    async trouble({ cluster: { traffic }, random, amid }) {
      const before = traffic.bought();
      if (!synchronous) {
        pair.cutOff();
        await amid(() => wait(300 + random() * 2000));
      }
      const isSeen = await amid(() => pair.failOver());
      const hasLost = traffic.bought() > before;
      await pair.follow({ synchronous });
      return isSeen && (synchronous || hasLost);
    },
    stop: () => pair.stop(),
  };
}

/** Fills the disk of the database until it takes no purchase any more; then there is room again. */
async function fullStage(): Promise<Stage> {
  const disk = mountSmallDisk(DISK_MB);
  // Where the tests run as root, the server runs as a user of its own, who has to come through here.
  chmodSync(disk.folder, 0o755);
  const postgres = await startPostgres(disk.folder).catch((error: unknown) => {
    disk.remove();
    throw error;
  });
  await postgres.createDatabase(DATABASE);
  const filler = join(disk.folder, 'filler');
  const answers = () =>
    tell(postgres.connection, 'SELECT 1').then(
      () => true,
      () => false,
    );
  return {
    title: 'the disk of the database is full',
    servers: [postgres.connection],
    primary: () => postgres.connection,
    ...{ acceptsAsynchronous: false, loses: false },
    async trouble({ cluster: { traffic, desks }, random }) {
      const [refused, bought] = [traffic.refusedForRoom(), traffic.bought()];
      const isRefused = () => traffic.refusedForRoom() > refused;
      fill(filler);
      await until(
        async () => {
          // What needs no page that is not there yet is still bought.
          for (const desk of desks) traffic.send(desk, 2);
          await wait(50);
          return isRefused() || !(await answers());
        },
        { atMostMs: 10_000 },
      );
      const isSeen = (isRefused() || !(await answers())) && traffic.bought() >= bought;
      await wait(random() * 500);
      rmSync(filler, { force: true });
      // A server that could not write its log has ended.
      if (!(await until(answers, { everyMs: 100, atMostMs: 5000 }))) await postgres.killAndRestart();
      return isSeen;
    },
    async stop() {
      await postgres.stop();
      disk.remove();
    },
  };
}

/** Leaves no byte where it lies. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (let size = 1 << 20; size >= 512;) {
    try {
      writeSync(file, Buffer.alloc(size, 1));
    } catch {
      size >>= 1;
    }
  }
  closeSync(file);
}

/** A station of a later version is killed while it brings the ledger to that version; the others are still of the one before. */
async function migratedStage(): Promise<Stage> {
  const postgres = await startPostgres();
  await postgres.createDatabase(DATABASE);
  let newer = 1;
  return {
    title: 'a migration is killed under two versions',
    servers: [postgres.connection],
    primary: () => postgres.connection,
    ...{ acceptsAsynchronous: false, loses: false },
    async trouble(scene) {
      const { isSeen, isDone } = await killMigrating(scene, newer);
      if (isDone) newer += 1;
      return isSeen;
    },
    end: (scene) => upgradeAll(scene, newer),
    async stop() {
      removeMigrations();
      await postgres.stop();
    },
  };
}
