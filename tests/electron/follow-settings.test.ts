import { expect, test } from 'vitest';
import { followSettings } from '#electron/main/follow-settings.ts';
import { createEventBus } from '#electron/engine/events/event-bus.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';

test('settings that cannot be read now, or not followed, end nothing; those that change later are followed', async () => {
  const events = createEventBus();
  const logged: string[] = [];
  const followed: boolean[] = [];
  let isAway = true;
  const read = async () => {
    if (isAway) throw new LedgerAwayError('The database is away');
    return { ...DEFAULT_SETTINGS, openAtLogin: true };
  };
  const stop = followSettings(
    { engine: { settings: { read } }, events, log: (event) => void logged.push(event) },
    async ({ openAtLogin }) => {
      if (followed.push(openAtLogin) > 1) throw new Error('EACCES');
    },
  );
  const change = () => events.publish({ type: 'settings', id: 'settings', state: 'CHANGED', at: '' });
  await expect.poll(() => logged).toEqual(['settings not followed']);
  isAway = false;
  change();
  await expect.poll(() => followed).toEqual([true]);
  change();
  await expect.poll(() => logged).toHaveLength(2);
  stop();
  change();
  expect(followed).toHaveLength(2);
});
