import { readFileSync, statfsSync } from 'node:fs';

/** Where the folders of tests lie: in memory where that has room and runs programs, since a station syncs whatever it writes. */
export function temporaryFolder(): { TMPDIR?: string } {
  const memory = '/dev/shm';
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memory);
    const { bavail, bsize } = statfsSync(memory);
    return mount !== undefined && !mount.includes('noexec') && bavail * bsize > 4 * 2 ** 30 ? { TMPDIR: memory } : {};
  } catch {
    return {};
  }
}
