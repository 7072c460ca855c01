import { statfsSync } from 'node:fs';
import type { Disk } from '#electron/engine/disk.ts';

/** The disk on which the folder lies. */
export const diskOf = (folder: string): Disk => ({
  freeBytes() {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
});
