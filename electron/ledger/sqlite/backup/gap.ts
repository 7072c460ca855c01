import type { Database } from 'better-sqlite3';
import type { LedgerGap } from '#electron/engine/shipping/recovery/gap.ts';
import type { Meta } from '../meta.ts';
import type { WriteQueue } from '../write-queue.ts';

/** Where it is kept, as JSON. */
export const GAP = 'gap';

const readGap = (meta: Meta): LedgerGap | null => {
  const text = meta.text(GAP);
  return text === null ? null : (JSON.parse(text) as LedgerGap);
};

/** Notes, in a ledger that is being restored, that it does not know what happened in a time; one that was noted before is part of it. */
export function beginGap(meta: Meta, { from, until, areSalesKnown }: Omit<LedgerGap, 'confirmedAt'>): void {
  const earlier = readGap(meta);
  const gap: LedgerGap = {
    ...{ from: Math.min(from, earlier?.from ?? from), until, confirmedAt: null },
    areSalesKnown: areSalesKnown && (earlier?.areSalesKnown ?? true),
  };
  meta.putText(GAP, JSON.stringify(gap));
}

export function openGap(database: Database, queue: WriteQueue, { meta, now }: { meta: Meta; now(): number }) {
  let known = database.transaction(() => readGap(meta))();
  return {
    gap: () => known,
    confirmGap: () =>
      queue.write(() => {
        if (known === null || known.confirmedAt !== null) return false;
        known = { ...known, confirmedAt: now() };
        meta.putText(GAP, JSON.stringify(known));
        return true;
      }),
  };
}
