import type { Database } from 'better-sqlite3';
import { widened, type LedgerGap } from '#electron/engine/shipping/recovery/gap.ts';
import type { Meta } from '../meta.ts';
import type { WriteQueue } from '../write-queue.ts';

/** Where it is kept, as JSON. */
export const GAP = 'gap';

const readGap = (meta: Meta): LedgerGap | null => {
  const text = meta.text(GAP);
  return text === null ? null : (JSON.parse(text) as LedgerGap);
};

/** Notes, in a ledger that is being restored, that it does not know what happened in a time; one that was noted before is part of it. */
export const beginGap = (meta: Meta, time: Omit<LedgerGap, 'confirmedAt'>): void =>
  meta.putText(GAP, JSON.stringify(widened(readGap(meta), { ...time, confirmedAt: null })));

export function openGap(database: Database, queue: WriteQueue, { meta, now }: { meta: Meta; now(): number }) {
  let known = database.transaction(() => readGap(meta))();
  return {
    gap: async () => known,
    unconfirmedGap: () => (known?.confirmedAt === null ? known : null),
    confirmGap: () =>
      queue.write(() => {
        if (known === null || known.confirmedAt !== null) return false;
        known = { ...known, confirmedAt: now() };
        meta.putText(GAP, JSON.stringify(known));
        return true;
      }),
  };
}
