import type { SqlServerDatabase } from '#shared/schema/orders/places.ts';

/** A warehouse whose orders W-1 (id 12, two lines) and W-2 (id 13, one line) stand in SQL Server. */
export interface Shop {
  name: string;
  /** Of the login that may only read, or of the one that may update. */
  connection(user?: 'reader' | 'writer'): SqlServerDatabase;
  /** What was written to an order. */
  order(number: string): Promise<{ tracking: string | null; times: number }>;
  stop(): Promise<void>;
}
