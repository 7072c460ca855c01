import { expect, test } from 'vitest';
import { NOTHING_GOES_OUT } from '#shared/schema/shipping/shipment.ts';
import { accept, acceptance, bringTo } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const store = () => station.ledger.lately;
  const newest = (alike: string[], since = 0, clientId: string | null = null) =>
    store().newest(alike, { since, clientId });
  const acceptLike = async (...alike: string[]) => {
    station.clock.at += 1000;
    return accept(station.ledger, { alike });
  };

  test('the newest that was accepted lately is found by any of its digests, over a restart, until it is forgotten', async () => {
    const [old, recent] = [await acceptLike('a', 'b'), await acceptLike('b', 'c')];
    await station.reopen();
    expect([await newest(['b']), await newest(['a']), await newest(['a', 'c'])]).toEqual([
      recent.id,
      old.id,
      recent.id,
    ]);
    expect([await newest(['b'], recent.acceptedAt), await newest(['a'], recent.acceptedAt)]).toEqual([recent.id, null]);
    expect([await newest(['d']), await newest([])]).toEqual([null, null]);
    expect(await store().forget(recent.acceptedAt)).toBe(2);
    expect([await newest(['a']), await newest(['a', 'b'])]).toEqual([null, recent.id]);
  });

  test('what does not go out hides none before it, however often it was tried; neither does what another client shipped', async () => {
    const { id } = await acceptLike('x');
    for (const state of [...NOTHING_GOES_OUT, ...NOTHING_GOES_OUT, ...NOTHING_GOES_OUT])
      await bringTo(station.ledger, (await acceptLike('x')).id, state);
    expect(await newest(['x'])).toBe(id);
    station.clock.at += 1000;
    const other = await accept(station.ledger, { alike: ['x'], clientId: 'other' });
    expect([await newest(['x']), await newest(['x'], 0, 'client-1'), await newest(['x'], 0, 'nobody')]).toEqual([
      ...[other.id, id, null],
    ]);
  });

  test('what was not accepted is not remembered', async () => {
    const { transactionId } = await acceptLike('a');
    const again = await station.ledger.shipments.accept(acceptance({ transactionId, alike: ['z'] }));
    expect([again.kind, await newest(['z'])]).toEqual(['taken', null]);
  });
});
