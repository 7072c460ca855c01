import type { LoggedRequest } from '#shared/schema/station/request-log.ts';
import type { Tone } from '#renderer/ui/tone.ts';

/** As many as are shown; older ones drop out of sight. */
const MOST_SHOWN = 1000;
/** What paired windows are called among the API clients. */
const WINDOW_CLIENT = 'Window';

/** The list with what came since on top. */
export function mergeRequests(known: readonly LoggedRequest[], newer: readonly LoggedRequest[]): LoggedRequest[] {
  const newest = known[0]?.sequence ?? 0;
  return [...newer.filter(({ sequence }) => sequence > newest), ...known].slice(0, MOST_SHOWN);
}

/** Whether a program asked, and not a window like this one. */
export const ofOthers = ({ client }: LoggedRequest) => client !== WINDOW_CLIENT;

export function toneOf({ status }: LoggedRequest): Tone {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'care' : 'good';
}
