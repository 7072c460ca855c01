import { forgetUnusedAddresses } from '../addresses/remember-recipient.ts';
import type { EngineDeps } from '../deps.ts';
import { forgetOldWeights } from '../weights/weight-memory.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** After a start, when the desk has its first labels. */
const FIRST_AFTER_MS = 60_000;
const CHECK_EVERY_DAYS = 1;

/** The care that a station takes of its ledger by itself. */
export interface Upkeep {
  /** Begins with it, and comes back to it every hour. */
  start(): void;
  /** Whatever is due now: retention, the daily backup, the daily check. Never throws. */
  run(): Promise<void>;
  /** Waits for what is running. */
  stop(): Promise<void>;
}

export function createUpkeep(deps: EngineDeps): Upkeep {
  const { ledger, log } = deps;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let checkedAt = -Infinity;

  const step = async (name: string, work: () => Promise<void>) => {
    if (ledger.fault() !== null) return;
    await work().catch((error: unknown) => log('upkeep failed', { step: name, error }));
  };

  async function retain(): Promise<void> {
    const { retentionDays } = await ledger.settings.read();
    const count = await ledger.upkeep.blank(ledger.now() - retentionDays * DAY);
    if (count > 0) log('blanked after the retention time', { count });
    await forgetUnusedAddresses(deps);
    await forgetOldWeights(deps);
  }

  async function backUpDaily(): Promise<void> {
    const [newest] = (await ledger.upkeep.backups()).filter(({ reason }) => reason === 'daily');
    if (newest && ledger.now() - newest.takenAt < DAY) return;
    const { name, size } = await ledger.upkeep.backUp('daily');
    log('backed up', { backup: name, bytes: size });
  }

  async function checkDaily(): Promise<void> {
    if (ledger.now() - checkedAt < CHECK_EVERY_DAYS * DAY) return;
    checkedAt = ledger.now();
    for (const { name, status, detail } of await ledger.upkeep.check()) {
      if (status === 'failed') log('the ledger is damaged', { check: name, detail });
    }
  }

  async function all(): Promise<void> {
    await step('check', checkDaily);
    await step('retention', retain);
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
      await running;
    },
  };
}
