import { readArguments } from '#electron/start/headless-arguments.ts';
import { isFolderInUse } from '#electron/start/is-folder-in-use.ts';
import { runsAlready } from '#electron/start/start-failure.ts';

/** Why a start with these arguments is refused: they cannot be read, or a station runs on their folder; null where it may go on. */
export function refusalOf(args: string[], { ignoreUnknown }: { ignoreUnknown: boolean }): string | null {
  try {
    const { dataDir } = readArguments(args, { ignoreUnknown });
    return isFolderInUse(dataDir) ? runsAlready(dataDir) : null;
  } catch (error) {
    return (error as Error).message.replaceAll('\n', ' ');
  }
}
