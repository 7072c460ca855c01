import type { Database } from 'better-sqlite3';
import type { ProductLesson, ProductStore } from '#electron/engine/products/index.ts';
import type { ProductFacts } from '#shared/schema/station/product.ts';
import {
  afterLesson,
  bySku,
  searchedText,
  toProduct,
  type Lesson,
  type ProductRow,
} from '../../orders/product-rows.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

interface StoredRow {
  sku: string;
  facts: string;
  saved: 0 | 1;
  created_at: number;
  updated_at: number;
}

export function openProducts(database: Database, queue: WriteQueue): ProductStore {
  const select = (rest: string) => database.prepare<[object], StoredRow>(`SELECT * FROM product WHERE ${rest}`);
  const page = select(`sku > :after AND NOT EXISTS
    (SELECT 1 FROM json_each(:words) WHERE instr(searched, value) = 0) ORDER BY sku LIMIT :limit`);
  const bySkus = select('sku IN (SELECT value FROM json_each(:skus))');
  const put = database.prepare(`
    INSERT INTO product (sku, facts, searched, saved, created_at, updated_at) VALUES (:sku, :facts, :searched, :saved, :createdAt, :updatedAt)
    ON CONFLICT (sku) DO UPDATE SET facts = excluded.facts, searched = excluded.searched, saved = excluded.saved, updated_at = excluded.updated_at`);
  const remove = database.prepare('DELETE FROM product WHERE sku = ?');

  const find = (skus: readonly string[]) => bySkus.all({ skus: JSON.stringify(skus) }).map(toRow);

  function store(lessons: readonly ProductLesson[], how: Lesson, at: number): ProductRow[] {
    const each = bySku(lessons, how);
    const known = new Map(find(each.map(({ sku }) => sku)).map((row) => [row.sku, row]));
    return each.flatMap((lesson) => {
      const before = known.get(lesson.sku);
      const row = afterLesson(before, lesson, how, at);
      if (row)
        put.run({ ...row, facts: JSON.stringify(row.facts), searched: searchedText(row), saved: row.saved ? 1 : 0 });
      return row ?? before ?? [];
    });
  }

  return {
    search: async ({ words, limit, after }) =>
      reading(() => {
        const rows = page.all({ words: JSON.stringify(words), after, limit: limit + 1 }).map(toRow);
        return { products: rows.slice(0, limit).map(toProduct), more: rows.length > limit };
      }),
    find: async (skus) => reading(() => find(skus).map(toProduct)),
    save: (lessons, { replaces, at }) =>
      queue.write(() => store(lessons, replaces ? 'replaced' : 'said', at).map(toProduct)),
    learn: (lessons, at) => queue.write(() => void store(lessons, 'learnt', at)),
    remove: (sku) => queue.write(() => remove.run(sku).changes > 0),
  };
}

const toRow = ({ sku, facts, saved, created_at: createdAt, updated_at: updatedAt }: StoredRow): ProductRow => ({
  ...{ sku, facts: JSON.parse(facts) as ProductFacts, saved: saved === 1, createdAt, updatedAt },
});
