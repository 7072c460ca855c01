import { expect, test } from 'vitest';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { accept, bringTo, HOUR } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

const box = (length: number): BoxSides => ({ units: 'CM', length, width: 20, height: 15.5 });

conformance((station) => {
  /** A shipment of so many packages, each with the same contents in the box of its length. */
  async function packed(contents: string, lengths: number[], state: ShipmentState = 'LABELLED', clientId = 'desk') {
    const { id } = await accept(station.ledger, { clientId });
    const lessons = lengths.map((length) => ({ contents, sides: box(length) }));
    await station.ledger.boxes.remember({ id, clientId }, lessons, { keep: 3, at: station.clock.now() });
    await bringTo(station.ledger, id, state);
    return id;
  }
  const recall = async (contents: string, clientId = 'desk', most = 3) =>
    (await station.ledger.boxes.recall(clientId, contents, most)).map(({ length }) => length);

  test('boxes are kept for each client and contents, and the newest of them recalled, over a restart', async () => {
    await packed('a', [10, 11]);
    await packed('a', [12]);
    await packed('a', [13]);
    await packed('b', [50]);
    await station.reopen();
    expect(await recall('a')).toEqual([13, 12, 11]);
    expect(await station.ledger.boxes.recall('desk', 'b', 3)).toEqual([box(50)]);
    expect(await recall('a', 'shop')).toEqual([]);
  });

  test('the box of a shipment counts once it is sold, and no longer once it is voided', async () => {
    for (const state of ['RESERVED', 'UNKNOWN', 'REJECTED', 'NOT_SENT', 'WRITTEN_OFF'] as const)
      await packed(state, [10], state);
    const id = await packed('sold', [10], 'PURCHASED');
    expect(await recall('sold')).toEqual([10]);
    await bringTo(station.ledger, id, 'VOIDED');
    expect(await recall('sold')).toEqual([]);
    for (const state of ['RESERVED', 'UNKNOWN', 'REJECTED', 'NOT_SENT', 'WRITTEN_OFF'])
      expect([state, await recall(state)]).toEqual([state, []]);
  });

  test('what many remember at once is all there', async () => {
    await atOnce(3, (index) => packed('a', [10 + index]));
    expect((await recall('a')).toSorted()).toEqual([10, 11, 12]);
  });

  test('boxes of before an instant are forgotten', async () => {
    await packed('old', [10]);
    await packed('a', [10]);
    station.clock.at += HOUR;
    await packed('a', [11, 12]);
    expect(await station.ledger.boxes.forget(station.clock.now())).toBe(2);
    expect([await recall('old'), await recall('a')]).toEqual([[], [12, 11]]);
  });

  test('those of a shipment take the place of all but the newest of the same client and contents', async () => {
    await packed('a', [10, 11, 12, 13]);
    await packed('b', [20]);
    await packed('a', [30], 'LABELLED', 'shop');
    await packed('a', [14, 15]);
    expect(await recall('a', 'desk', 10)).toEqual([15, 14, 13, 12, 11]);
    expect([await recall('b'), await recall('a', 'shop')]).toEqual([[20], [30]]);
  });
});
