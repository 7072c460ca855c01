import { readArguments } from '#electron/start/headless-arguments.ts';
import { isFolderInUse } from '#electron/start/is-folder-in-use.ts';

/** Whether a start with these arguments will be refused, since they cannot be read or a station runs on their folder. The start itself says why. */
export function isRefused(args: string[]): boolean {
  try {
    return isFolderInUse(readArguments(args, { ignoreUnknown: true }).dataDir);
  } catch {
    return true;
  }
}
