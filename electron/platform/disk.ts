import { existsSync, statfsSync } from 'node:fs';
import type { Disk } from '#electron/engine/disk.ts';

/**
 * The disk on which the folder lies.
 * @param kept a file of a running station's there. Once it is gone, as where somebody moved the folder while the station runs, there is no room: what
 * would be written then is found by no start.
 */
export function diskOf(folder: string, kept?: string): Disk {
  let wasThere = false;
  return {
    freeBytes() {
      const isThere = kept !== undefined && existsSync(kept);
      wasThere ||= isThere;
      if (wasThere && !isThere) return 0;
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
  };
}
