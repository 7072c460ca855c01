import type { EventBus } from '../events/index.ts';
import type { Log } from '../log.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { ScaleDrivers } from './ports.ts';
import type { ScaleTiming } from './timing.ts';

/** What the scale beside the station needs. */
export interface ScaleDeps {
  ledger: { settings: SettingsStore; now(): number };
  scales: ScaleDrivers;
  events: EventBus;
  /** Where the usual patience with a scale does not fit. */
  scaleTiming?: Partial<ScaleTiming>;
  log: Log;
}
