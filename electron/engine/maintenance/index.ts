import { isoInstant } from '#shared/format/iso-instant.ts';
import { confirmRestore } from '../shipping/index.ts';
import type { Stopping } from '../stopping.ts';
import { waiveDesk } from './awaited-desks.ts';
import { backUp, listBackups } from './backups.ts';
import { confirmClock } from './clock-doubt.ts';
import type { MaintenanceDeps } from './deps.ts';
import { examine } from './doctor.ts';
import { ready } from './health.ts';
import { createDailyCare } from './maintenance.ts';
import { cancelRestore, planRestore, readBackup, readRestore } from './restores.ts';

export type { AwaitedDesks } from './awaited-desks.ts';
export type { ClockDoubt } from './doubted-clock.ts';
export type { LedgerMaintenance } from './ledger-maintenance.ts';
export { inWords } from './backups.ts';
export { createRequestLog } from './request-log.ts';

export type Maintenance = ReturnType<typeof createMaintenance>;

/** Windows ask it no more. */
const tellConfirmed = ({ events, ledger }: MaintenanceDeps, id: 'clock' | 'restore') =>
  events.publish({ type: 'confirmation', id, state: 'CONFIRMED', at: isoInstant(ledger.now()) });

/** The care of the ledger, how the station does, backups and going back to one. */
export const createMaintenance = (deps: MaintenanceDeps, stopping: Pick<Stopping, 'begun'>) => ({
  ...createDailyCare(deps, stopping),
  ready: () => ready(deps),
  examine: () => examine(deps),
  listBackups: () => listBackups(deps),
  backUp: () => backUp(deps),
  readBackup: (name: string) => readBackup(deps, name),
  readRestore: () => readRestore(deps),
  planRestore: (name: string) => planRestore(deps, name),
  cancelRestore: () => cancelRestore(deps),
  confirmClock: async (clientId: string) => {
    await confirmClock(deps, clientId);
    tellConfirmed(deps, 'clock');
  },
  confirmRestore: async (clientId: string) => {
    await confirmRestore(deps, clientId);
    tellConfirmed(deps, 'restore');
  },
  waiveDesk: (desk: string, clientId: string) => waiveDesk(deps, desk, clientId),
});
