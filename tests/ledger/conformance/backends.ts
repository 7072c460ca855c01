import type { Clock } from '#electron/engine/clock.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { newFolder } from '../samples.ts';

/** Where one ledger lies. What was written is there when it is opened again, as after a restart. */
export interface LedgerPlace {
  open(clock: Clock): Promise<Ledger>;
  remove(): Promise<void>;
}

/** A way to keep a ledger, as the conformance suite needs it. */
export interface LedgerBackend {
  name: string;
  /** A place of its own without a ledger; the first `open` makes one. */
  place(): Promise<LedgerPlace>;
}

const sqlite: LedgerBackend = {
  name: 'SQLite',
  async place() {
    const { path, remove } = newFolder();
    return {
      open: (clock) => openSqliteLedger({ path, clock, startChild: startsNone }),
      remove: async () => remove(),
    };
  },
};

/** Nothing that the port promises needs another process. */
function startsNone(script: URL): never {
  throw new Error(`Nobody said how ${script.pathname} is started`);
}

/** Every promise of the port is tried on each of them. This is the only file here that knows one. */
export const BACKENDS: readonly LedgerBackend[] = [sqlite];
