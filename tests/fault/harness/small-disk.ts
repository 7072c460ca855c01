import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  remove(): void;
}

/** A file system in memory of so many megabytes, which can be filled up without harm. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'packbench-test', folder], {
    stdio: 'pipe',
  });
  return {
    folder,
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Why this machine has no small disks; null where it has. */
export function noSmallDisks(): string | null {
  try {
    mountSmallDisk(1).remove();
    return null;
  } catch {
    return 'mounting a small file system needs root';
  }
}
