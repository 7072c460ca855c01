import { describe, expect, test } from 'vitest';
import { findGrowth, type Sample } from './verdict.ts';

const MIB = 2 ** 20;
const flat = { heap: 60 * MIB, rss: 150 * MIB, requests: 0, handles: 12, descriptors: 30, wal: 4 * MIB, logs: 0 };
const series = (change: (index: number) => Partial<Sample['holding']>): Sample[] =>
  Array.from({ length: 9 }, (_, index) => ({
    bought: index * 100,
    holding: { ...flat, ...change(index) },
    p50: 3,
    p95: 6,
  }));

describe('what a soak finds', () => {
  test('nothing, where memory and handles are flat', () => {
    expect(findGrowth(series(() => ({})))).toEqual([]);
  });

  test('nothing, where it only warmed up at the beginning', () => {
    expect(findGrowth(series((index) => (index < 3 ? { heap: 20 * MIB, handles: 5, descriptors: 10 } : {})))).toEqual(
      [],
    );
  });

  test('a label leaked with every shipment', () => {
    const leaked = series((index) => ({ heap: flat.heap + index * 100 * 0.05 * MIB }));
    expect(findGrowth(leaked)).toEqual([expect.stringMatching(/^The heap grew by 15 MiB; 6\.1 are allowed$/)]);
  });

  test('a stream that is never let go', () => {
    expect(findGrowth(series((index) => ({ requests: index })))).toEqual(['The requests grew by 3']);
  });

  test('a handle and a descriptor left open every hundred shipments', () => {
    const open = series((index) => ({ handles: flat.handles + index, descriptors: flat.descriptors + index }));
    expect(findGrowth(open)).toEqual(['The handles grew by 3', 'The descriptors grew by 3']);
  });

  test('a write-ahead log that nobody folds in', () => {
    expect(findGrowth(series((index) => ({ wal: index * 20 * MIB })))).toEqual([
      'The write-ahead log reached 160 MiB; 16 are allowed',
    ]);
  });
});
