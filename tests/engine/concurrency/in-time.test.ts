import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from '#electron/engine/concurrency/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));

describe('what has to be done in time', () => {
  it('is given up when its time is over, and knows why', async () => {
    const given = inTime(30_000, new AbortController().signal, aborted);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await given).toMatchObject({ name: 'TimeoutError' });
  });

  it('is given up when the station stops, and when it had stopped before', async () => {
    const station = new AbortController();
    const given = inTime(30_000, station.signal, aborted);
    station.abort('stopped');
    expect(await given).toBe('stopped');
    expect(await inTime(30_000, station.signal, (signal) => Promise.resolve<unknown>(signal.reason))).toBe('stopped');
  });

  it.each([
    ['done', () => Promise.resolve('bought')],
    ['failed', () => Promise.reject(new Error('refused'))],
  ])('leaves no timer and no listener behind once it is %s', async (_, work) => {
    const { signal } = new AbortController();
    await inTime(30_000, signal, work).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
