import type { HealthCheck } from '#shared/schema/station/health.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { AddressesDeps } from '../addresses/index.ts';
import type { Clock } from '../clock.ts';
import type { BoxesDeps } from '../boxes/index.ts';
import type { DuplicatesDeps } from '../duplicates/index.ts';
import type { ShippingDeps } from '../shipping/index.ts';
import type { SourcesDeps } from '../sources/index.ts';
import type { WeightsDeps } from '../weights/index.ts';
import type { AwaitedDesks } from './awaited-desks.ts';
import type { ClockDoubt } from './doubted-clock.ts';
import type { LedgerMaintenance } from './ledger-maintenance.ts';
import type { RestoreNote } from './restore-note.ts';

interface MaintainedLedger {
  maintenance: LedgerMaintenance;
  /** Notes that a person lets purchases go on; false where none wait. */
  confirmGap(): Promise<boolean>;
  /** Why the clock is not believed; null where it is. */
  clockDoubt(): ClockDoubt | null;
  /** Follows the clock, because a person says that it is right; false where it is not in doubt. */
  confirmClock(): Promise<boolean>;
  /** Null where one station has the ledger to itself. */
  awaited: AwaitedDesks | null;
  /** How the store itself does. Reads only. @throws Error where it does not answer. */
  checks(): Promise<HealthCheck[]>;
  /** Null where one station has it to itself. */
  others: object | null;
}

/** What the care of the ledger, and saying how the station does, need. */
export interface MaintenanceDeps
  extends Pick<ShippingDeps, 'spill' | 'disk' | 'log'>, Pick<AccountsDeps, 'adapters' | 'secrets' | 'events'> {
  ledger: MaintainedLedger &
    AccountsDeps['ledger'] &
    AddressesDeps['ledger'] &
    WeightsDeps['ledger'] &
    BoxesDeps['ledger'] &
    Pick<DuplicatesDeps['ledger'], 'lately' | 'clients'> &
    Pick<SourcesDeps['ledger'], 'sources' | 'writeBack'> &
    Pick<ShippingDeps['ledger'], 'shipments' | 'settings' | 'isWritable' | 'gap'>;
  restoreNote: RestoreNote;
  /** What in the data folder other accounts of the machine may read, by its name there. */
  openToOthers(): string[];
  /** The wall clock, to compare with; instants are ledger time. */
  clock: Clock;
  version: string;
  /** The command that starts the station again as it was started, with these options more; null where that cannot be known. */
  startCommand(...options: string[]): string | null;
}
