import type { Log } from '../log.ts';
import type { PresetStore } from '../presets/index.ts';
import type { BoxStore } from './box-store.ts';

/** What the memory of boxes needs. */
export interface BoxesDeps {
  ledger: { boxes: BoxStore; presets: Pick<PresetStore, 'list'>; now(): number };
  log: Log;
}
