/** How patient the station is with a scale, in milliseconds. */
export interface ScaleTiming {
  /** Between tries to reach it; the last one stays. */
  retryMs: readonly number[];
  /** After so long without a word a scale is silent, and what it said last is forgotten. */
  silentMs: number;
  /** Listeners hear of a changing weight at most so often. */
  tellMs: number;
}

export const SCALE_TIMING: ScaleTiming = { retryMs: [500, 1000, 2000, 5000], silentMs: 3000, tellMs: 200 };
