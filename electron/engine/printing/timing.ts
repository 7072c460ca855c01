/** How patient printing is; all in milliseconds but the number of tries. */
export interface PrintTiming {
  /** Between tries to reach a printer; the last one stays. */
  retryMs: readonly number[];
  /** How often a printer that cannot be reached is tried before its fallback gets the job. */
  triesBeforeFallback: number;
  /** How old a job may become without having been sent. */
  mostWaitMs: number;
  /** Between questions to a spooler: the shortest, while something happens, and the longest. */
  followMs: { shortest: number; longest: number };
  /** How often a queue looks for work that nobody announced. */
  idleMs: number;
}

export const PRINT_TIMING: PrintTiming = {
  retryMs: [1000, 2000, 5000, 10_000, 15_000],
  triesBeforeFallback: 3,
  mostWaitMs: 30 * 60_000,
  followMs: { shortest: 250, longest: 2500 },
  idleMs: 60_000,
};

/** How long is waited after so many tries in a row that failed, one at least. */
export const pauseAfter = ({ retryMs }: Pick<PrintTiming, 'retryMs'>, misses: number): number =>
  retryMs[Math.min(misses, retryMs.length) - 1] ?? 0;
