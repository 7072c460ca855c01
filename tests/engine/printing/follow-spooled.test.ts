import { expect, onTestFinished, test } from 'vitest';
import { followSpooled } from '#electron/engine/printing/follow-spooled.ts';
import type { PrintJobStore } from '#electron/engine/printing/ports.ts';
import { PRINT_TIMING } from '#electron/engine/printing/timing.ts';

test('where the ledger does not say which jobs spoolers have, it is soon asked again: one of them may be of a voided label', async () => {
  let asked = 0;
  const listSpooled: PrintJobStore['listSpooled'] = async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return [];
  };
  const follower = followSpooled({
    jobs: { listSpooled } as PrintJobStore,
    timing: { ...PRINT_TIMING, followMs: { shortest: 1, longest: 5 } },
    ...({ printers: {}, drivers: {} } as Pick<Parameters<typeof followSpooled>[0], 'printers' | 'drivers'>),
    isVoided: async () => false,
    log: () => undefined,
  });
  onTestFinished(() => follower.stop());
  await expect.poll(() => asked).toBe(2);
});
