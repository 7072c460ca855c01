import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStop } from '#electron/engine/stopping.ts';

let logged: [string, Record<string, unknown>][];
const newStop = () => createStop((event, details) => void logged.push([event, details]));
beforeEach(() => {
  logged = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('all parts are told at once, and the stop ends with the last of them', async () => {
  const stop = newStop();
  const told: string[] = [];
  const ends = { desk: Promise.withResolvers<undefined>(), scale: Promise.withResolvers<undefined>() };
  let stopped = false;
  const part = (name: keyof typeof ends) => ({
    stop: () => {
      told.push(`${name} ${stop.begun.aborted}`);
      return ends[name].promise;
    },
  });
  const all = stop.run({ desk: part('desk'), scale: part('scale') }, 1000).then(() => (stopped = true));
  expect(told).toEqual(['desk true', 'scale true']);
  ends.desk.resolve(undefined);
  await vi.advanceTimersByTimeAsync(500);
  expect(stopped).toBe(false);
  ends.scale.resolve(undefined);
  await all;
  expect(logged).toEqual([]);
});

test('what is on its way is given up when the patience is over, and not before', async () => {
  const stop = newStop();
  const givenUp = new Promise<void>((resolve) => stop.over.addEventListener('abort', () => resolve()));
  const all = stop.run({ shipping: { stop: () => givenUp } }, 1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(stop.over.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await all;
  expect(stop.over.aborted).toBe(true);
});

test('a part that hangs is named and left behind within 20 s of patience and last word; one that fails holds up nobody', async () => {
  const stop = newStop();
  const failing = { stop: () => Promise.reject(new Error('no such printer')) };
  const hanging = { stop: () => new Promise<void>(() => undefined) };
  const all = stop.run({ 'hot folder': hanging, printing: failing }, 15_000);
  await vi.advanceTimersByTimeAsync(18_000);
  await all;
  expect(logged.map(([event, { part }]) => [event, part])).toEqual([
    ['a part did not stop cleanly', 'printing'],
    ['stopped while a part was still at work', 'hot folder'],
  ]);
});
