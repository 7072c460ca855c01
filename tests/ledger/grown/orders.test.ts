import { expect, test } from 'vitest';
import { order } from '../order-sample.ts';
import { HOUR, NOON } from '../samples.ts';
import { usePlans } from './use-plans.ts';

const station = usePlans();

test('retention looks at no order that is not due', async () => {
  await station.ledger.orders.create(order('1', { state: 'SHIPPED' }));
  const ways = await station.waysThrough('customer_order', () => station.ledger.maintenance.redact(NOON - HOUR));
  expect(ways).toEqual(['SEARCH customer_order USING INDEX customer_order_to_redact (updated_at<?)']);
});

test.each([
  ['a source', { source: 'new' }, 'customer_order_by_source (source=?'],
  ['a client', { clientIds: ['new'] }, 'customer_order_by_client (client_id=?'],
])('those of %s are found without a look at all the others', async (_, asked, way) => {
  const { orders } = station.ledger;
  await orders.create(order('1', { state: 'SHIPPED' }));
  const waysOf = async (states?: ['OPEN']) =>
    new Set(
      await station.waysThrough('customer_order', () =>
        orders.list({ ...asked, limit: 10, ...(states && { states }) }),
      ),
    );
  const found = new Set([
    `SEARCH customer_order USING INDEX ${way} AND state=? AND rowid<?)`,
    'SEARCH customer_order USING INTEGER PRIMARY KEY (rowid=?)',
  ]);
  expect(await waysOf()).toEqual(found);
  expect(await waysOf(['OPEN'])).toEqual(found);
});

test('those in some states are found without a look at all the others', async () => {
  const { orders } = station.ledger;
  await orders.create(order('1', { state: 'SHIPPED' }));
  const ways = await station.waysThrough('customer_order', () =>
    orders.list({ states: ['OPEN', 'PACKING'], limit: 10 }),
  );
  expect(new Set(ways)).toEqual(
    new Set([
      'SEARCH customer_order USING INDEX customer_order_by_state (state=? AND sequence<?)',
      'SEARCH customer_order USING INTEGER PRIMARY KEY (rowid=?)',
    ]),
  );
});
