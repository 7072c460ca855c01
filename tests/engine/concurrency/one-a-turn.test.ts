import { expect, test } from 'vitest';
import { createOneATurn } from '#electron/engine/concurrency/index.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('one begins in each turn of the event loop, in the order in which they came', async () => {
  const myTurn = createOneATurn();
  let turn = 0;
  const counted = (async () => {
    for (; turn < 10; turn++) await nextTurn();
  })();
  const begun: [name: string, turn: number][] = [];
  const begin = async (name: string) => {
    await myTurn();
    begun.push([name, turn]);
  };
  await Promise.all([...['one', 'two', 'three'].map(begin), counted]);
  expect(begun.map(([name]) => name)).toEqual(['one', 'two', 'three']);
  expect(new Set(begun.map(([, at]) => at)).size).toBe(3);
});

test('the first begins at once, and so does one that comes when nobody waits any more', async () => {
  const myTurn = createOneATurn();
  for (let time = 0; time < 2; time++) {
    const seen: string[] = [];
    setImmediate(() => seen.push('the next turn'));
    await myTurn();
    seen.push('begun');
    await nextTurn();
    await nextTurn();
    expect(seen).toEqual(['begun', 'the next turn']);
  }
});
