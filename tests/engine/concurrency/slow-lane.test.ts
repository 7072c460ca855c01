import { expect, test } from 'vitest';
import { createSlowLane } from '#electron/engine/concurrency/index.ts';

test('slices run one at a time, in the order in which they were asked for, also after one that failed', async () => {
  const lane = createSlowLane();
  const [order, running] = [[] as number[], { now: 0, most: 0 }];
  const slice = (number: number) => async () => {
    running.most = Math.max(running.most, ++running.now);
    order.push(number);
    await Promise.resolve();
    running.now -= 1;
    if (number === 1) throw new Error('fault');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3].map((number) => lane(slice(number))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect([order, running.most]).toEqual([[0, 1, 2, 3], 1]);
});

test('between two slices others have the event loop', async () => {
  const lane = createSlowLane();
  const seen: string[] = [];
  const held = (name: string) => async () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    seen.push(name);
  };
  const both = [lane(held('one')), lane(held('two'))];
  void both[0]?.then(() => setImmediate(() => seen.push('another')));
  await Promise.all(both);
  expect(seen).toEqual(['one', 'another', 'two']);
});
