import { expect, test } from 'vitest';
import { accept, acceptance } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const store = () => station.ledger.lately;
  const acceptLike = async (...alike: string[]) => {
    station.clock.at += 1000;
    return accept(station.ledger, { alike });
  };

  test('what was accepted lately is found by any of its digests, newest first, over a restart, until it is forgotten', async () => {
    const [old, recent] = [await acceptLike('a', 'b'), await acceptLike('b', 'c')];
    await station.reopen();
    expect(await store().find(['b'], 0)).toEqual([recent.id, old.id]);
    expect(await store().find(['a', 'c'], 0)).toEqual([recent.id, old.id]);
    expect(await store().find(['b'], recent.acceptedAt)).toEqual([recent.id]);
    expect([await store().find(['d'], 0), await store().find([], 0)]).toEqual([[], []]);
    expect(await store().forget(recent.acceptedAt)).toBe(2);
    expect(await store().find(['a', 'b'], 0)).toEqual([recent.id]);
  });

  test('of what is shipped again and again the ten newest are found, whichever digests they share', async () => {
    const shipped = [];
    for (let count = 1; count <= 30; count += 1) shipped.unshift(await acceptLike('x', count % 2 ? 'odd' : 'y'));
    const newest = shipped.slice(0, 10).map(({ id }) => id);
    expect(await store().find(['x', 'y'], 0)).toEqual(newest);
    expect(await store().find(['odd', 'x'], 0)).toEqual(newest);
    expect(await store().find(['y'], shipped[3]?.acceptedAt ?? 0)).toEqual([shipped[0]?.id, shipped[2]?.id]);
  });

  test('what was not accepted is not remembered', async () => {
    const { transactionId } = await acceptLike('a');
    const again = await station.ledger.shipments.accept(acceptance({ transactionId, alike: ['z'] }));
    expect([again.kind, await store().find(['z'], 0)]).toEqual(['taken', []]);
  });
});
