import {
  LEFT_OUT,
  MOST_NAMED,
  type LabelFileContents,
  type LeftOut,
  type Unjoinable,
} from '#shared/schema/printing/label-file.ts';
import type { LabelFilesDeps } from './deps.ts';
import type { LabelsOf, RowLabel } from './store.ts';

const ROWS_AT_ONCE = 500;

/** A label that goes into the file. */
export interface ChosenLabel {
  number: number;
  packageNumber: number;
  trackingNumber: string;
  documentId: string;
  imageType: string;
  size: number;
  unjoinable: Unjoinable | null;
}

export interface Chosen {
  labels: ChosenLabel[];
  leftOut: Map<LeftOut, number[]>;
}

/** The labels of the rows, in their order, and the rows that have none to be shipped with. `turn` keeps others from waiting long. */
export async function chooseLabels(
  { ledger }: Pick<LabelFilesDeps, 'ledger'>,
  of: LabelsOf,
  { from, to }: { from: number; to: number },
  turn: <T>(slice: () => Promise<T>) => Promise<T>,
): Promise<Chosen> {
  const chosen: Chosen = { labels: [], leftOut: new Map() };
  for (let after = from - 1; ;) {
    const rows = await turn(() => ledger.rowLabels.list(of, { after, to, limit: ROWS_AT_ONCE }));
    const last = rows.at(-1);
    if (!last) return chosen;
    for (const row of rows) {
      const label = labelOf(row);
      if (typeof label === 'string') note(chosen.leftOut, label, row.number);
      else chosen.labels.push(label);
      if (typeof label !== 'string' && label.unjoinable) note(chosen.leftOut, label.unjoinable, row.number);
    }
    after = last.number;
  }
}

/** The label, or why there is none. */
function labelOf(row: RowLabel): ChosenLabel | LeftOut {
  const { number, documentId, packageNumber, imageType, size, trackingNumber, unjoinable } = row;
  if (row.state === 'VOIDED' || row.isVoidAsked) return 'VOIDED';
  if (!row.isBought) return 'NOT_BOUGHT';
  if (row.state !== 'LABELLED') return row.state === 'PURCHASED' ? 'NOT_LABELLED' : 'NOT_BOUGHT';
  if (documentId === null || packageNumber === null || imageType === null) return 'NOT_KEPT';
  const label = { number, packageNumber, documentId, imageType, unjoinable };
  return { ...label, size: size ?? 0, trackingNumber: trackingNumber ?? '' };
}

function note(leftOut: Chosen['leftOut'], reason: LeftOut, number: number): void {
  const numbers = leftOut.get(reason) ?? [];
  if (numbers.at(-1) !== number) numbers.push(number);
  leftOut.set(reason, numbers);
}

/** How many labels are stored as what, most first. */
export function formatsOf(labels: readonly ChosenLabel[]): LabelFileContents['formats'] {
  const counts = new Map<string, number>();
  for (const { imageType } of labels) counts.set(imageType, (counts.get(imageType) ?? 0) + 1);
  return [...counts]
    .map(([imageType, count]) => ({ imageType: imageType.toUpperCase(), labels: count }))
    .sort((a, b) => b.labels - a.labels);
}

export const leftOutOf = ({ leftOut }: Chosen): LabelFileContents['leftOut'] =>
  LEFT_OUT.map((reason) => ({ reason, numbers: leftOut.get(reason) ?? [] }))
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ reason, numbers }) => ({ reason, rows: numbers.length, numbers: numbers.slice(0, MOST_NAMED) }));
