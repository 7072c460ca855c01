import { setTimeout as wait } from 'node:timers/promises';

/** Looks every few milliseconds until it is so. False where it is not after all that time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { everyMs = 5, atMostMs = 60_000 } = {},
): Promise<boolean> {
  for (const end = Date.now() + atMostMs; Date.now() < end; await wait(everyMs)) if (await isSo()) return true;
  return false;
}
