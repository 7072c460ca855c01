import type { Settings } from '#shared/schema/station/settings.ts';
import type { EventBus } from '../events/index.ts';
import type { SettingsStore } from './settings-store.ts';

export type { SettingsStore } from './settings-store.ts';

export interface SettingsDeps {
  ledger: { settings: SettingsStore; now(): number };
  events: Pick<EventBus, 'publish'>;
}

/** Who acts on settings that change. */
export interface SettingsFollower {
  /** @throws EngineError VALIDATION_FAILED where it could not follow them. */
  checkSetting?(settings: Settings): Promise<void>;
  settingChanged(before: Settings, settings: Settings): Promise<void>;
}

/** The settings of the station. */
export function createSettings({ ledger, events }: SettingsDeps, followers: readonly SettingsFollower[]) {
  return {
    read: () => ledger.settings.read(),
    /** @throws EngineError VALIDATION_FAILED; nothing is stored then. */
    async change(settings: Settings): Promise<Settings> {
      for (const follower of followers) await follower.checkSetting?.(settings);
      const before = await ledger.settings.read();
      await ledger.settings.write(settings);
      for (const follower of followers) await follower.settingChanged(before, settings);
      const at = new Date(ledger.now()).toISOString();
      events.publish({ type: 'settings', id: 'settings', state: 'CHANGED', at });
      return settings;
    },
  };
}
