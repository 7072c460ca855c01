import { expect, test } from 'vitest';
import { followAttention } from '#electron/main/follow-attention.ts';

test('what comes to need attention in the moment in which it was counted is counted, too', async () => {
  let appended = () => {};
  let count = 1;
  const station = {
    engine: {
      identity: { windowCaller: async () => ({}) },
      attention: { list: async () => ({ count, unlabelled: [], prints: [], unprinted: [], manifests: [] }) },
    },
    events: { subscribe: () => () => undefined },
    ledger: {
      feed: {
        onAppend(listener: () => void) {
          appended = listener;
          return () => undefined;
        },
      },
    },
  };
  const told: number[] = [];
  const stop = followAttention(station as never, (counted) => {
    told.push(counted);
    if (count > 1) return;
    count = 2;
    queueMicrotask(appended);
  });
  await expect.poll(() => told).toEqual([1, 2]);
  stop();
});
