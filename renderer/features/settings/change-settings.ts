import type { Settings } from '#shared/schema/station/settings.ts';
import { call, type Answer } from '#renderer/api/client.ts';
import { inTurn } from '#renderer/composables/in-turn.ts';

/**
 * Changes some settings of the station and leaves the others as they are now, whoever set them meanwhile. One after another: of two forms
 * that are saved at once, neither puts back what the other one has set.
 */
export const changeSettings = inTurn()(async (part: Partial<Settings>): Promise<Answer<Settings>> => {
  const current = await call('readSettings');
  return current.ok ? call('changeSettings', { body: { ...current.value, ...part } }) : current;
});
