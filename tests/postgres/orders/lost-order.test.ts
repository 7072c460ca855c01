import { expect, test } from 'vitest';
import { acceptance } from '../../ledger/samples.ts';
import { useTwoDesks } from '../two-desks.ts';

const desks = useTwoDesks();

test('of two desks that sell at once for an order which the ledger has lost, one does', async () => {
  for (let number = 1; number <= 20; number += 1) {
    const order = { source: 'shop', orderNumber: `${number}`, lines: [{ line: 1, quantity: 1, article: 'MUG' }] };
    const outcomes = await Promise.all(
      [desks.one, desks.other].map(({ shipments }) => shipments.accept(acceptance({ sample: { order } }))),
    );
    expect([number, outcomes.map(({ kind }) => kind).toSorted()]).toEqual([number, ['accepted', 'orderChanged']]);
  }
});
