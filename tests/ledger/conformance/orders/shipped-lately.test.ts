import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const store = () => station.ledger.lately;

  test('what was shipped lately is found by any of its digests, newest first, over a restart, until it is forgotten', async () => {
    await store().remember('old', ['a', 'b'], 1000);
    await store().remember('new', ['b', 'c'], 2000);
    await station.reopen();
    expect(await store().find(['b'], 0)).toEqual(['new', 'old']);
    expect(await store().find(['a', 'c'], 0)).toEqual(['new', 'old']);
    expect([await store().find(['b'], 1500), await store().find(['d'], 0), await store().find([], 0)]).toEqual([
      ['new'],
      [],
      [],
    ]);
    expect(await store().forget(1500)).toBe(2);
    expect(await store().find(['a', 'b'], 0)).toEqual(['new']);
  });

  test('of what is shipped again and again the ten newest are found, whichever digests they share', async () => {
    for (let count = 1; count <= 30; count += 1)
      await store().remember(`s${count}`, ['x', count % 2 ? 'odd' : 'y'], count);
    const newest = Array.from({ length: 10 }, (_, index) => `s${30 - index}`);
    expect(await store().find(['x', 'y'], 0)).toEqual(newest);
    expect(await store().find(['odd', 'x'], 0)).toEqual(newest);
    expect(await store().find(['y'], 27)).toEqual(['s30', 's28']);
  });
});
