import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** How the file of a closed ledger stands in its folder. */
interface Left {
  /** The number of the file on its disk. */
  inode: string;
  /** What changes when anybody writes to the file, or puts another in its place. */
  state: string;
  /** When its structure was followed last, in milliseconds of the station's clock. */
  followedAt: number;
}

/** After so long the structure is followed at the start whatever was noted: a disk may lose what nobody writes to. */
const BELIEVED_MS = 7 * 86_400_000;

/** How often a note is written anew, and what passes between, so that it is later than the file that it is of. */
const TRIES = 10;
const STEP_MS = 5;

const noteOf = (path: string) => `${path}-closed`;

function standing(path: string): Omit<Left, 'followedAt'> & { changedAt: bigint } {
  const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  return { inode: String(ino), state: [size, mtimeNs, ctimeNs].join(' '), changedAt: ctimeNs };
}

/** Null where none was noted, or what was noted cannot be read. */
function readNote(path: string): Left | null {
  try {
    return JSON.parse(readFileSync(noteOf(path), 'utf8')) as Left;
  } catch {
    return null;
  }
}

/**
 * Notes beside a ledger that was closed in order that its structure was whole, so that the next start need not follow it again, which takes
 * seconds where there are a hundred thousand shipments. Nothing is noted where that cannot be: the next start is slower then.
 */
export async function noteWhole(path: string, followedAt: number): Promise<void> {
  const note = noteOf(path);
  try {
    const { changedAt, ...left } = standing(path);
    for (let tried = 0; tried < TRIES; tried += 1) {
      writeFileSync(note, JSON.stringify({ ...left, followedAt } satisfies Left), { mode: 0o600 });
      if (statSync(note, { bigint: true }).mtimeNs > changedAt) return;
      await setTimeout(STEP_MS);
    }
  } catch {
    // As said.
  }
}

/** To be called when a ledger is open: what it is from now on was not noted. */
export const forgetWhole = (path: string) => rmSync(noteOf(path), { force: true });

/** Whether nobody has written to the closed ledger, or made another file of it, since that was noted; null where nothing was noted. */
export function isAsLeft(path: string): boolean | null {
  const left = readNote(path);
  return left && existsSync(path) ? left.state === standing(path).state : null;
}

/**
 * When the structure of the closed ledger was followed last; null where its file may be another than the one that was closed. A change in
 * the same tick of the file system's clock would not be seen, so the note has to be later than the file's last change.
 */
export function followedLast(path: string, now: number): number | null {
  const left = readNote(path);
  if (!left) return null;
  const { inode, state, changedAt } = standing(path);
  const isSame = left.inode === inode && left.state === state;
  const isLater = statSync(noteOf(path), { bigint: true }).mtimeNs > changedAt;
  const age = now - left.followedAt;
  return isSame && isLater && age >= 0 && age < BELIEVED_MS ? left.followedAt : null;
}
