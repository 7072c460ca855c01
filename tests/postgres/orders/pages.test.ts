import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { order } from '../../ledger/order-sample.ts';
import { useTwoDesks } from '../two-desks.ts';

const desks = useTwoDesks();
afterEach(() => void vi.restoreAllMocks());

/** How PostgreSQL finds the orders that are asked for while `work` goes on. */
async function planOf(work: () => Promise<unknown>): Promise<string> {
  const steps: string[] = [];
  const query = Client.prototype.query as (this: Client, ...given: unknown[]) => Promise<{ rows: object[] }>;
  vi.spyOn(Client.prototype, 'query').mockImplementation(async function (this: Client, ...given: unknown[]) {
    const [asked] = given as [{ text: string; values: unknown[] } | string];
    if (typeof asked !== 'string' && asked.text.includes('FROM customer_order')) {
      const { rows } = await query.call(this, `EXPLAIN ${asked.text}`, asked.values);
      steps.push(...rows.flatMap(Object.values));
    }
    return query.apply(this, given) as never;
  } as Client['query']);
  await work();
  return steps.join('\n');
}

test('a page of the few orders of one client is found without a look at all the others', async () => {
  const { orders } = desks.one;
  await orders.create(order('1', { state: 'SHIPPED', clientId: 'few' }));
  await desks.asAdministrator(`
    INSERT INTO packbench.customer_order (id, source, order_number, client_id, state, version, content, digest, cancelled_at_source, parcels, words,
      created_at, updated_at)
    SELECT id || n, source, order_number || n, 'many', state, version, content, digest, cancelled_at_source, parcels, words, created_at, updated_at
    FROM packbench.customer_order, generate_series(1, 20000) AS n`);
  await desks.asAdministrator('ANALYZE packbench.customer_order');
  const found: string[] = [];
  const plan = await planOf(async () => {
    const page = await orders.list({ clientIds: ['few'], limit: 10 });
    found.push(...page.orders.map(({ orderNumber }) => orderNumber));
  });
  expect(found).toEqual(['1']);
  expect(plan).toContain('customer_order_by_client');
});
