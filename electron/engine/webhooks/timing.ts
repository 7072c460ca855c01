const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** In milliseconds. */
export interface WebhookTiming {
  /** The waits between the tries of one message; the last one repeats. */
  retryAfter: readonly number[];
  /** A webhook that fails for so long is disabled. */
  giveUpAfter: number;
  /** How long a receiver may take. */
  answerWithin: number;
  /** How long a dispatcher sleeps at most when nothing wakes it. */
  sleep: number;
  /** How often it is looked what other stations of the ledger have changed of webhooks. */
  look: number;
}

export const WEBHOOK_TIMING: WebhookTiming = {
  retryAfter: [5000, 30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR],
  giveUpAfter: 72 * HOUR,
  answerWithin: 15_000,
  sleep: MINUTE,
  look: 3000,
};

export const waitAfter = ({ retryAfter }: WebhookTiming, failures: number): number =>
  retryAfter[Math.min(failures, retryAfter.length) - 1] ?? HOUR;
