import type { Settings } from '#shared/schema/station/settings.ts';

export interface SettingsStore {
  read(): Promise<Settings>;
  write(settings: Settings): Promise<void>;
}
