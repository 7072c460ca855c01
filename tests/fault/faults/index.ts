import type { Fault } from '../harness/fault.ts';
import { randomOperations } from '../model/random-operations.ts';
import { adversarialClock } from './adversarial-clock.ts';
import { backupKilled } from './kills/backup-killed.ts';
import { batchKilled } from './kills/batch-killed.ts';
import { bitFlips } from './disk/bit-flips.ts';
import { cluster } from './cluster.ts';
import { clientHangsUp } from './client-hangs-up.ts';
import { clockJumps } from './clock-jumps.ts';
import { diskFullAfter, diskFullBefore } from './disk/disk-full.ts';
import { equalIds } from './equal-ids.ts';
import { fileBombs } from './file-bombs.ts';
import { fsyncErrors } from './disk/fsync-errors.ts';
import { hungIo } from './hung-io.ts';
import { killAtRandom } from './kills/kill-at-random.ts';
import { killAtSteps } from './kills/kill-at-steps.ts';
import { logDamaged } from './disk/log-damaged.ts';
import { lostFiles } from './disk/lost-files.ts';
import { migrationKilled } from './kills/migration-killed.ts';
import { misbehavingCarrier } from './misbehaving-carrier.ts';
import { newerLedger } from './disk/newer-ledger.ts';
import { quitInFlight } from './kills/quit-in-flight.ts';
import { rotatedKeys } from './rotated-keys.ts';
import { noisyTenant } from './noisy-tenant.ts';
import { siege } from './siege.ts';
import { restoreKnowsLess } from './disk/restore-knows-less.ts';
import { suspended } from './suspended.ts';
import { syncBeforeSend } from './disk/sync-before-send.ts';
import { twoInstances } from './two-instances.ts';

/** Every trouble that is made, in the order of the table. */
export const FAULTS_OF = {
  kills: [killAtRandom, killAtSteps, batchKilled, migrationKilled, backupKilled],
  carrier: [misbehavingCarrier, rotatedKeys, equalIds, clientHangsUp, suspended, quitInFlight],
  disk: [
    syncBeforeSend,
    fsyncErrors,
    diskFullBefore,
    diskFullAfter,
    bitFlips,
    logDamaged,
    lostFiles,
    restoreKnowsLess,
    newerLedger,
  ],
  neighbours: [siege, noisyTenant],
  cluster: [cluster],
  rest: [randomOperations, clockJumps, adversarialClock, twoInstances, fileBombs, hungIo],
} as const satisfies Record<string, readonly Fault[]>;

export const FAULTS: readonly Fault[] = Object.values(FAULTS_OF).flat();
