import type { ProductLesson, ProductStore } from '#electron/engine/products/index.ts';
import {
  afterLesson,
  bySku,
  searchedText,
  toProduct,
  type Lesson,
  type ProductRow,
} from '../../orders/product-rows.ts';
import type { Database } from '../database.ts';

const SELECT = 'SELECT sku, facts, saved, created_at AS "createdAt", updated_at AS "updatedAt" FROM product WHERE';
const PAGE = `${SELECT} sku > $1 AND NOT EXISTS
  (SELECT 1 FROM unnest($2::text[]) AS word WHERE position(word IN searched) = 0) ORDER BY sku LIMIT $3`;
const BY_SKUS = `${SELECT} sku = ANY ($1::text[]) ORDER BY sku`;
/** What another desk saved at this moment is not replaced by what is learnt. */
const PUT = `
  INSERT INTO product (sku, facts, searched, saved, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (sku) DO UPDATE SET facts = excluded.facts, searched = excluded.searched, saved = excluded.saved, updated_at = excluded.updated_at
  WHERE excluded.saved OR NOT product.saved`;

export function openProducts(database: Database): ProductStore {
  const store = (lessons: readonly ProductLesson[], how: Lesson, at: number): Promise<ProductRow[]> => {
    const each = bySku(lessons, how);
    const skus = each.map(({ sku }) => sku);
    return database.transaction(async (session) => {
      const known = new Map(
        (await session.all<ProductRow>(`${BY_SKUS} FOR UPDATE`, [skus])).map((row) => [row.sku, row]),
      );
      const stored: ProductRow[] = [];
      for (const lesson of each) {
        const before = known.get(lesson.sku);
        const row = afterLesson(before, lesson, how, at);
        if (row) await session.run(PUT, valuesOf(row));
        if (row ?? before) stored.push((row ?? before) as ProductRow);
      }
      return stored;
    });
  };

  return {
    async search({ words, limit, after }) {
      const rows = await database.all<ProductRow>(PAGE, [after, words, limit + 1]);
      return { products: rows.slice(0, limit).map(toProduct), more: rows.length > limit };
    },
    find: async (skus) => (await database.all<ProductRow>(BY_SKUS, [skus])).map(toProduct),
    save: async (lessons, { replaces, at }) =>
      (await store(lessons, replaces ? 'replaced' : 'said', at)).map(toProduct),
    async learn(lessons, at) {
      await store(lessons, 'learnt', at);
    },
    remove: async (sku) => (await database.run('DELETE FROM product WHERE sku = $1', [sku])) > 0,
  };
}

const valuesOf = (row: ProductRow) => [
  ...[row.sku, JSON.stringify(row.facts), searchedText(row), row.saved, row.createdAt, row.updatedAt],
];
