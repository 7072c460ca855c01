import { forgetUnusedAddresses } from '../addresses/index.ts';
import { forgetReplacedSecrets } from '../accounts/index.ts';
import { madeBy } from './backups.ts';
import type { MaintenanceDeps } from './deps.ts';
import type { Stopping } from '../stopping.ts';
import { forgetOldBoxes } from '../boxes/index.ts';
import { noLongerThan } from '../concurrency/index.ts';
import { forgetShipped } from '../duplicates/index.ts';
import { forgetOldWeights } from '../weights/index.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** After a start, when the desk has its first labels. */
const FIRST_AFTER_MS = 60_000;
const CHECK_EVERY_DAYS = 1;
/** How long a stop waits for a step that is running. */
const LAST_STEP_MS = 2000;

/** The care that a station takes of its ledger by itself. */
interface DailyCare {
  /** Begins with it, and comes back to it every hour. */
  start(): void;
  /** Whatever is due now: retention, the daily backup, the daily check. Never throws. */
  run(): Promise<void>;
  /** Begins no further step, and waits a moment for the one that is running. */
  stop(): Promise<void>;
}

export function createDailyCare(deps: MaintenanceDeps, stopping: Pick<Stopping, 'begun'>): DailyCare {
  const { ledger, log } = deps;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let checkedAt = -Infinity;
  /** Whether the stop waits no more: what a step fails with then is the stop's own doing. */
  let isBrokenOff = false;

  const step = async (name: string, work: () => Promise<void>) => {
    if (!ledger.isWritable() || stopping.begun.aborted) return;
    await work().catch((error: unknown) => {
      if (!isBrokenOff) log('maintenance failed', { step: name, error });
    });
  };

  /** Never on one reading of the clock: what is redacted here is gone from the backups, too. */
  async function retain(): Promise<void> {
    await ledger.maintenance.recordTime();
    const doubt = ledger.clockDoubt();
    if (doubt?.kind === 'leap') return log('retention waits until the clock is confirmed', doubt);
    const { retentionDays } = await ledger.settings.read();
    const now = Math.min(ledger.now(), deps.clock.now());
    // What is here first: backups may lie in a folder that is away.
    await forgetUnusedAddresses(deps);
    await forgetOldWeights(deps);
    await forgetOldBoxes(deps);
    await forgetShipped(deps);
    const count = await ledger.maintenance.redact(now - retentionDays * DAY);
    if (count > 0) log('redacted after the retention time', { count });
  }

  async function backUpDaily(): Promise<void> {
    const { backups } = ledger.maintenance;
    if (backups === null) return;
    const newest = madeBy(ledger.now(), await backups.list()).find(({ reason }) => reason === 'daily');
    if (newest && ledger.now() - newest.takenAt < DAY && restoredUnsaved() === null) return;
    const { name, size } = await backups.backUp('daily');
    log('backed up', { backup: name, bytes: size });
    const restored = restoredUnsaved();
    if (restored?.isDismissed) deps.restoreNote.remove();
    else if (restored) deps.restoreNote.write({ ...restored, isBackedUp: true });
  }

  /** The last restore, while what it took over of the ledger before is in no backup: it is in no witness either, which begins with a restored ledger. */
  function restoredUnsaved() {
    const record = deps.restoreNote.read();
    return record?.state === 'DONE' && !record.isBackedUp ? record : null;
  }

  async function checkDaily(): Promise<void> {
    if (ledger.now() - checkedAt < CHECK_EVERY_DAYS * DAY) return;
    checkedAt = ledger.now();
    for (const { name, status, detail } of await ledger.maintenance.check()) {
      if (status === 'failed') log('the ledger is damaged', { check: name, detail });
      if (status === 'warning') log('the ledger is not checked', { check: name, detail });
    }
  }

  async function all(): Promise<void> {
    await step('check', checkDaily);
    await step('retention', retain);
    await step('secrets', () => forgetReplacedSecrets(deps));
    await step('backup', backUpDaily);
  }

  const run = () => (running ??= all().finally(() => (running = null)));

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      void run();
      schedule(HOUR);
    }, delayMs).unref();
  }

  return {
    start: () => schedule(FIRST_AFTER_MS),
    run,
    async stop() {
      if (timer) clearTimeout(timer);
      // Every slice of it is a commit of its own, and a copy that is not whole has no name: it may be broken off anywhere.
      if (running) await noLongerThan(LAST_STEP_MS, running);
      isBrokenOff = true;
    },
  };
}
