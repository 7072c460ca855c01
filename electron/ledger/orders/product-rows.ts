import type { ProductLesson } from '#electron/engine/products/index.ts';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { Product, ProductFacts } from '#shared/schema/station/product.ts';

/** A product as both ledgers store it; instants in milliseconds since 1970. */
export interface ProductRow {
  sku: string;
  facts: ProductFacts;
  saved: boolean;
  createdAt: number;
  updatedAt: number;
}

/** How a lesson goes onto what is known. */
export type Lesson = 'learnt' | 'said' | 'replaced';

/** The row after the lesson; null where it says nothing new. */
export function afterLesson(
  known: ProductRow | undefined,
  { sku, facts }: ProductLesson,
  how: Lesson,
  at: number,
): ProductRow | null {
  const before = known?.facts ?? {};
  const after =
    how === 'replaced' ? facts : how === 'learnt' && known?.saved ? { ...facts, ...before } : { ...before, ...facts };
  const saved = how !== 'learnt' || (known?.saved ?? false);
  if (known?.saved === saved && isSame(before, after)) return null;
  return { sku, facts: after, saved, createdAt: known?.createdAt ?? at, updatedAt: at };
}

const isSame = (one: ProductFacts, other: ProductFacts) => inOrder(one) === inOrder(other);
const inOrder = (facts: ProductFacts) => JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The last lesson of each SKU, with what the ones before it say beside it, in the order of the SKUs. */
export function bySku(lessons: readonly ProductLesson[], how: Lesson): ProductLesson[] {
  const all = new Map<string, ProductFacts>();
  for (const { sku, facts } of lessons) all.set(sku, how === 'replaced' ? facts : { ...all.get(sku), ...facts });
  return [...all].map(([sku, facts]) => ({ sku, facts })).sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

/** What is searched: in lower case. */
export const searchedText = ({ sku, facts: { description = '', harmonizedTariffCode = '' } }: ProductRow) =>
  [sku, description, harmonizedTariffCode].join('\n').toLowerCase();

export const toProduct = ({ sku, facts, saved, createdAt, updatedAt }: ProductRow): Product => ({
  ...{ sku, ...facts, saved },
  ...{ createdAt: isoInstant(createdAt), updatedAt: isoInstant(updatedAt) },
});
