import { expect, test } from 'vitest';
import { HOUR } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const learn = (client: string, contents: string, ...grams: number[]) =>
    station.ledger.weights.learn(
      client,
      grams.map((each) => ({ contents, grams: each })),
      { keep: 3, at: station.clock.now() },
    );
  const recall = (client: string, contents: string) => station.ledger.weights.recall(client, contents);

  test('weights are kept for each client and contents, the newest of them, over a restart', async () => {
    await learn('desk', 'a', 100, 110);
    await learn('desk', 'a', 120, 130);
    await learn('desk', 'b', 500);
    await station.reopen();
    expect(await recall('desk', 'a')).toEqual([110, 120, 130]);
    expect(await recall('desk', 'b')).toEqual([500]);
    expect(await recall('shop', 'a')).toEqual([]);
  });

  test('what many learn at once is all remembered, as far as it is kept', async () => {
    await Promise.all([100, 110, 120].map((grams) => learn('desk', 'a', grams)));
    expect((await recall('desk', 'a')).toSorted()).toEqual([100, 110, 120]);
  });

  test('what was not learned anew since an instant is forgotten', async () => {
    await learn('desk', 'old', 100);
    station.clock.at += HOUR;
    await learn('desk', 'new', 100);
    expect(await station.ledger.weights.forget(station.clock.now(), 10)).toBe(1);
    expect([await recall('desk', 'old'), await recall('desk', 'new')]).toEqual([[], [100]]);
  });

  test('of too many contents those learned longest ago are forgotten', async () => {
    for (const contents of ['a', 'b', 'c']) {
      await learn('desk', contents, 100);
      station.clock.at += HOUR;
    }
    await learn('desk', 'a', 110);
    expect(await station.ledger.weights.forget(0, 2)).toBe(1);
    expect(await recall('desk', 'a')).toEqual([100, 110]);
    expect(await recall('desk', 'b')).toEqual([]);
  });
});
