import type { Ledger } from '#electron/engine/ledger.ts';
import type { Sight } from '../invariants/sight.ts';
import type { Network } from '../database/network.ts';
import type { Desk } from './desk.ts';

export interface PlannedRestore {
  backup: string;
  /** Whether the ledger that is put away can be read; else there is only its witness, if that knows of all that came since. */
  isOldWhole: boolean;
  /** Once that is done, and before it is opened. @param witnessedAt the ledger time of what the witness knew last, where it was all there was; else null */
  then(witnessedAt: number | null): void;
}

/** Where the ledger lies that a desk, or several, work on. */
export interface Home {
  readonly isShared: boolean;
  /** A look into it; null while nobody has it open. */
  readonly sight: Sight | null;
  /** The way to it, where it is not on the desk. */
  readonly network: Network | null;
  /** Opens it for a run of the desk. */
  open(desk: Desk): Promise<Ledger>;
  /** The run has it open. */
  opened(desk: Desk): void;
  /** The run is about to close it, or died with it open. @param isHeard whether anybody outside of the desk hears that it is gone */
  closed(desk: Desk, isHeard: boolean): void;
  /** The disk of the desk takes nothing more, or has room again. */
  setFull(desk: Desk, isFull: boolean): void;
  /** Makes a backup of it, where it can be made. @param then is given its name; nothing has happened since */
  backUp(desk: Desk, then: (backup: string) => void): void;
  /** It is gone back to a backup: of a file at the next start, of a database at once, while desks run. */
  restore(planned: PlannedRestore): void;
  remove(): Promise<void>;
}
