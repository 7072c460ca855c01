import { execFileSync } from 'node:child_process';

/** Why no system calls can be watched here; null where they can. */
export function noStrace(): string | null {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'pipe' });
    return null;
  } catch {
    return 'strace is not there, or may not be used';
  }
}

export interface SystemCall {
  name: string;
  /** The file or address that it is about, as strace names it. */
  about: string;
}

/** Reads what strace wrote with `-y`: calls that were resumed count where they ended. */
export function readCalls(text: string): SystemCall[] {
  const unfinished = new Map<string, SystemCall>();
  return text.split('\n').flatMap((line) => {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. (\w+) resumed>/.exec(rest);
    if (resumed) {
      const call = unfinished.get(thread);
      unfinished.delete(thread);
      return call ? [call] : [];
    }
    const [, name, about = ''] = /^(\w+)\((.*)$/.exec(rest) ?? [];
    if (name === undefined) return [];
    if (!rest.endsWith('<unfinished ...>')) return [{ name, about }];
    unfinished.set(thread, { name, about });
    return [];
  });
}

/** What has to be on the disk before anybody hears of it: the ledger's log, and the witness beside it. */
const KEPT = /ledger\.db-(?:wal|witness)[^>]*/;

/**
 * Sends to the carrier's port, and answers 200 to clients, between which and the last write to the ledger's log or to its witness lies no
 * sync of that file; and which of the two were written at all.
 */
export function unsyncedSends(
  calls: SystemCall[],
  carrierPort: string,
): { unsynced: string[]; sends: number; written: Set<string> } {
  const dirty = new Set<string>();
  const written = new Set<string>();
  let sends = 0;
  const unsynced: string[] = [];
  for (const { name, about } of calls) {
    const [file] = KEPT.exec(about) ?? [];
    if (file !== undefined && name === 'pwrite64') [dirty, written].forEach((files) => files.add(file));
    if (file !== undefined && (name === 'fdatasync' || name === 'fsync')) dirty.delete(file);
    const toCarrier = name === 'connect' && about.includes(`htons(${carrierPort})`);
    const toClient = /^(?:write|writev|sendto)$/.test(name) && about.includes('HTTP/1.1 200');
    if (!toCarrier && !toClient) continue;
    sends += 1;
    if (dirty.size > 0) unsynced.push(`${[...dirty].join()} before ${name} ${about.slice(0, 80)}`);
  }
  return { unsynced, sends, written };
}
