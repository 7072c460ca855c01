import type { Log } from '../log.ts';
import type { WeightStore } from './weight-store.ts';

/** What the memory of weights needs. */
export interface WeightsDeps {
  ledger: { weights: WeightStore; now(): number };
  log: Log;
}
