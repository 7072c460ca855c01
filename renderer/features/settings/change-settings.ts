import type { Settings } from '#shared/schema/station/settings.ts';
import { call, type Answer } from '#renderer/api/client.ts';

/** Changes some settings of the station and leaves the others as they are now, whoever set them meanwhile. */
export async function changeSettings(part: Partial<Settings>): Promise<Answer<Settings>> {
  const current = await call('readSettings');
  return current.ok ? call('changeSettings', { body: { ...current.value, ...part } }) : current;
}
