import { expect, test } from 'vitest';
import { createSettings } from '#electron/engine/settings/index.ts';
import { DEFAULT_SETTINGS, type Settings } from '#shared/schema/station/settings.ts';

test('two windows that save at once: who follows the settings ends with those that are stored', async () => {
  let stored: Settings = DEFAULT_SETTINGS;
  let followed: Settings = DEFAULT_SETTINGS;
  const ledger = {
    now: () => 0,
    settings: { read: async () => stored, write: async (settings: Settings) => void (stored = settings) },
  };
  const follower = {
    settingChanged: async (before: Settings, after: Settings) => {
      if (before.scale.type !== after.scale.type) followed = after;
    },
  };
  const settings = createSettings({ ledger, events: { publish: () => undefined } }, [follower]);
  const withScale: Settings = { ...DEFAULT_SETTINGS, scale: { type: 'hid' } };
  await Promise.all([settings.change(withScale), settings.change(DEFAULT_SETTINGS)]);

  expect([stored, followed]).toEqual([DEFAULT_SETTINGS, DEFAULT_SETTINGS]);
});
