import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MaintenanceDeps } from '#electron/engine/maintenance/deps.ts';
import { createDailyCare } from '#electron/engine/maintenance/maintenance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stop during a check that hangs ends within a moment, and no further step begins', async () => {
  const begun = new AbortController();
  const check = Promise.withResolvers<never[]>();
  const steps: string[] = [];
  const deps = {
    log: () => undefined,
    ledger: {
      now: () => 0,
      isWritable: () => true,
      settings: { read: async () => (steps.push('retention'), { retentionDays: 90 }) },
      maintenance: {
        check: () => (steps.push('check'), check.promise),
        backups: { list: async () => (steps.push('backup'), []) },
      },
    },
  } as unknown as MaintenanceDeps;
  const maintenance = createDailyCare(deps, { begun: begun.signal });
  const all = maintenance.run();
  await vi.advanceTimersByTimeAsync(0);
  begun.abort();
  const stopped = maintenance.stop();
  await vi.advanceTimersByTimeAsync(2000);
  await stopped;
  check.resolve([]);
  await all;
  expect(steps).toEqual(['check']);
});
