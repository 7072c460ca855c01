import type { Product, ProductFacts } from '#shared/schema/station/product.ts';

/** What is learned of an article, or said of it. */
export interface ProductLesson {
  sku: string;
  facts: ProductFacts;
}

/** The products, durably. Instants are ledger time, milliseconds since 1970. */
export interface ProductStore {
  /** In the order of their SKUs, after the one given; those in whose SKU, description or tariff code every word stands, in lower case. */
  search(query: {
    words: readonly string[];
    limit: number;
    after: string;
  }): Promise<{ products: Product[]; more: boolean }>;
  /** Those that are known, in no order. */
  find(skus: readonly string[]): Promise<Product[]>;
  /** Saves what a person says: in place of all that is known, or on top of it. The same SKU twice: the later one counts. */
  save(lessons: readonly ProductLesson[], options: { replaces: boolean; at: number }): Promise<Product[]>;
  /** Of what a person saved only gaps are filled; else the newest counts. What is known already writes nothing. */
  learn(lessons: readonly ProductLesson[], at: number): Promise<void>;
  /** False where there is no such product. */
  remove(sku: string): Promise<boolean>;
}
