import type { PresetStore } from './preset-store.ts';

/** What presets need. */
export interface PresetsDeps {
  ledger: { presets: PresetStore; now(): number };
}
