import type { DocumentRecord } from '#electron/engine/shipping/documents/document.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { Attempt, JournalLine } from '#shared/schema/shipping/shipment.ts';

/** A label that was bought here, with all that is read of it. */
export interface SeenLabel {
  record: ShipmentRecord;
  attempts: Attempt[];
  journal: JournalLine[];
  documents: { document: DocumentRecord; bytes: Uint8Array }[];
  /** Milliseconds of ledger time. */
  seenAt: number;
}

/** No longer than a retention time can be, and long enough to ship what was bought. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const MOST_LABELS = 500;
const MOST_BYTES = 32 * 2 ** 20;

const sizeOf = ({ documents }: SeenLabel) => documents.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/**
 * The last labels of this desk, for as long as its database is away. In memory only: a station does not start without its database, and
 * nobody's address lies on the disk of a desk. The oldest go first.
 */
export function openLastLabels(now: () => number) {
  const labels = new Map<string, SeenLabel>();
  let forgottenBefore = -Infinity;

  /** Newest first. */
  const all = () => [...labels.values()].toSorted((one, other) => other.record.acceptedAt - one.record.acceptedAt);

  function trim(): void {
    let bytes = 0;
    for (const [index, label] of all().entries()) {
      bytes += sizeOf(label);
      const isOver = index >= MOST_LABELS || bytes > MOST_BYTES || label.record.acceptedAt < now() - KEPT_MS;
      if (isOver) labels.delete(label.record.id);
    }
  }

  return {
    keep(label: SeenLabel): void {
      if (label.record.acceptedAt >= forgottenBefore) labels.set(label.record.id, label);
    },
    drop: (id: string): void => void labels.delete(id),
    /** Those of before the instant are over, too: one that is being read at this moment is not kept any more. */
    forget(acceptedBefore: number): void {
      forgottenBefore = Math.max(forgottenBefore, acceptedBefore);
      for (const { record } of all()) if (record.acceptedAt < acceptedBefore) labels.delete(record.id);
    },
    trim,
    find(id: string): SeenLabel | undefined {
      trim();
      return labels.get(id);
    },
    document(id: string): SeenLabel['documents'][number] | undefined {
      trim();
      return all()
        .flatMap(({ documents }) => documents)
        .find(({ document }) => document.id === id);
    },
    all(): SeenLabel[] {
      trim();
      return all();
    },
  };
}

export type LastLabels = ReturnType<typeof openLastLabels>;
