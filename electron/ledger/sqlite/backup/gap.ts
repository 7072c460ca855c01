import type { Database } from 'better-sqlite3';
import { widened, type LedgerGap } from '#electron/engine/shipping/recovery/gap.ts';
import { openRowChecksums } from '../integrity/row-checksums.ts';
import { openMeta, type Meta } from '../meta.ts';
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

/** Notes that the ledger's file is a copy, and that the station it is of may have gone on elsewhere. */
export function beginCopy(meta: Meta, time: Pick<LedgerGap, 'from' | 'until'>): void {
  const known = readGap(meta);
  const beforeCopy = known?.beforeCopy === undefined ? known : known.beforeCopy;
  const gap = widened(known, { ...time, areSalesKnown: false, confirmedAt: null });
  meta.putText(GAP, JSON.stringify({ ...gap, beforeCopy } satisfies LedgerGap));
}

/** The same in a ledger that takes the place of such a one. */
export const noteCopy = (database: Database, time: Pick<LedgerGap, 'from' | 'until'>): void =>
  database.transaction(() => {
    const checksums = openRowChecksums(database, () => undefined);
    checksums.watch();
    beginCopy(openMeta(database, checksums), time);
  })();

/** What the ledger does not know once a person has confirmed it. */
const confirmed = (gap: LedgerGap, at: number): LedgerGap | null =>
  gap.beforeCopy === undefined
    ? { ...gap, confirmedAt: at }
    : gap.beforeCopy && { ...gap.beforeCopy, confirmedAt: gap.beforeCopy.confirmedAt ?? at };

export function openGap(database: Database, queue: WriteQueue, { meta, now }: { meta: Meta; now(): number }) {
  let known = database.transaction(() => readGap(meta))();
  return {
    gap: async () => known,
    unconfirmedGap: () => (known?.confirmedAt === null ? known : null),
    async confirmGap() {
      const change = await queue.write(() => {
        const gap = readGap(meta);
        if (gap === null || gap.confirmedAt !== null) return null;
        const left = confirmed(gap, now());
        if (left) meta.putText(GAP, JSON.stringify(left));
        else meta.remove(GAP);
        return { left };
      });
      if (change) known = change.left;
      return change !== null;
    },
  };
}
