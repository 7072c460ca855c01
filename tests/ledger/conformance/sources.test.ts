import { expect, test } from 'vitest';
import { NOON } from '../samples.ts';
import { source } from '../source-sample.ts';
import { conformance } from './conformance.ts';

conformance((station) => {
  const store = () => station.ledger.sources;

  test('sources come back as they were given, by name, over a restart', async () => {
    const given = [source('a'), source('b', { version: 3 })];
    for (const each of given.toReversed()) await store().put(each);
    await station.reopen();
    expect(await store().list()).toEqual(given);
    expect(await store().find('b')).toEqual(given[1]);
    expect(await store().find('nobody')).toBeNull();
  });

  test('what was read is noted only of the source that was read', async () => {
    await store().put(source('a'));
    const trouble = { code: 'NOT_THERE', values: { at: '/orders.csv' } } as const;
    const progress = { mark: '7', triedAt: NOON, readAt: NOON, orders: 2, failingSince: NOON, trouble };
    expect(await store().note('a', 1, progress)).toBe(true);
    expect(await store().find('a')).toEqual(source('a', { progress }));
    await store().put(source('a', { version: 2 }));
    expect(await store().note('a', 1, progress)).toBe(false);
    await station.reopen();
    expect(await store().find('a')).toEqual(source('a', { version: 2 }));
  });

  test('one that is removed is gone', async () => {
    await store().put(source('a'));
    expect([await store().remove('a'), await store().remove('a')]).toEqual([true, false]);
    expect(await store().list()).toEqual([]);
  });
});
