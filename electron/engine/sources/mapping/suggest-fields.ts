import type { SourceMapping } from '#shared/schema/orders/source.ts';
import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import type { BatchTarget } from '#shared/schema/batches/batch-target.ts';
import { FIELD_OF_TARGET, shopField, shopOf, suggestMapping } from '../../batches/index.ts';

/** What the columns probably say, by their names: in the export of a shop what they say there, else as in a batch. Each field once. */
export function suggestFields(columns: readonly string[]): { mapping: SourceMapping; shop: string | null } {
  const shop = shopOf(columns);
  const asBatch = shop ? {} : suggestMapping(columns);
  const mapping: SourceMapping = {};
  for (const column of columns) {
    const target = asBatch[column];
    const field = shop ? shopField(shop, column) : target && fieldOf(target);
    if (field) mapping[field] ??= column;
  }
  return { mapping, shop: shop?.name ?? null };
}

const fieldOf = (target: BatchTarget): OrderField | undefined =>
  target.startsWith('recipient.')
    ? (target as OrderField)
    : (FIELD_OF_TARGET as Partial<Record<BatchTarget, OrderField>>)[target];
