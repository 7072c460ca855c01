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

const LOG = /ledger\.db-wal/;

/** Sends to the carrier's port, and answers 200 to clients, between which and the last write to the ledger's log lies no sync. */
export function unsyncedSends(calls: SystemCall[], carrierPort: string): { unsynced: string[]; sends: number } {
  let isDirty = false;
  let sends = 0;
  const unsynced: string[] = [];
  for (const { name, about } of calls) {
    if (name === 'pwrite64' && LOG.test(about)) isDirty = true;
    if ((name === 'fdatasync' || name === 'fsync') && LOG.test(about)) isDirty = false;
    const toCarrier = name === 'connect' && about.includes(`htons(${carrierPort})`);
    const toClient = /^(?:write|writev|sendto)$/.test(name) && about.includes('HTTP/1.1 200');
    if (!toCarrier && !toClient) continue;
    sends += 1;
    if (isDirty) unsynced.push(`${name} ${about.slice(0, 80)}`);
  }
  return { unsynced, sends };
}
