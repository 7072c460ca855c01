import type { Settings } from '#shared/schema/station/settings.ts';
import { createKeyedQueue } from '../concurrency/index.ts';
import type { EventBus } from '../events/index.ts';
import type { SettingsStore } from './settings-store.ts';

export type { SettingsStore } from './settings-store.ts';

export interface SettingsDeps {
  ledger: { settings: SettingsStore; now(): number };
  events: Pick<EventBus, 'publish'>;
}

/** Who acts on settings that change. */
export interface SettingsFollower {
  /** Looks at what is changed alone. @throws EngineError VALIDATION_FAILED where it could not follow. */
  checkSetting?(before: Settings, settings: Settings): Promise<void>;
  settingChanged(before: Settings, settings: Settings): Promise<void>;
}

/** The settings of the station. */
export function createSettings({ ledger, events }: SettingsDeps, followers: readonly SettingsFollower[]) {
  const changes = createKeyedQueue();

  async function change(settings: Settings): Promise<Settings> {
    const before = await ledger.settings.read();
    for (const follower of followers) await follower.checkSetting?.(before, settings);
    await ledger.settings.write(settings);
    for (const follower of followers) await follower.settingChanged(before, settings);
    const at = new Date(ledger.now()).toISOString();
    events.publish({ type: 'settings', id: 'settings', state: 'CHANGED', at });
    return settings;
  }

  return {
    read: () => ledger.settings.read(),
    /** One change after the other: what follows them ends with what is stored. @throws EngineError VALIDATION_FAILED; nothing is stored then. */
    change: (settings: Settings) => changes.run('settings', () => change(settings)),
  };
}
