import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MaintenanceDeps } from '#electron/engine/maintenance/deps.ts';
import { createDailyCare } from '#electron/engine/maintenance/maintenance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The care of a station whose check goes on for as long as the test likes. */
function checking() {
  const begun = new AbortController();
  const check = Promise.withResolvers<never[]>();
  const steps: string[] = [];
  const logged: string[] = [];
  const deps = {
    log: (event: string) => void logged.push(event),
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
  const stop = () => {
    begun.abort();
    return maintenance.stop();
  };
  return { ...{ check, steps, logged }, run: () => maintenance.run(), stop };
}

test('a stop during a check that hangs ends within a moment, and no further step begins', async () => {
  const { check, steps, run, stop } = checking();
  const all = run();
  await vi.advanceTimersByTimeAsync(0);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(2000);
  await stopped;
  check.resolve([]);
  await all;
  expect(steps).toEqual(['check']);
});

test('a step that the stop broke off has not failed; one that failed before has', async () => {
  const [brokenOff, failed] = [checking(), checking()];
  const all = Promise.all([brokenOff.run(), failed.run()]);
  await vi.advanceTimersByTimeAsync(0);
  const stopped = Promise.all([brokenOff.stop(), failed.stop()]);
  failed.check.reject(new Error('The disk is full.'));
  await vi.advanceTimersByTimeAsync(2000);
  await stopped;
  brokenOff.check.reject(new Error('The process was ended.'));
  await all;
  expect([brokenOff.logged, failed.logged]).toEqual([[], ['maintenance failed']]);
});
