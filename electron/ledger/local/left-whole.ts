import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** How the file of a closed ledger stands in its folder. */
interface Left {
  /** What changes when anybody writes to the file, or puts another in its place. */
  file: string;
  /** When its structure was followed last, in milliseconds of the station's clock. */
  followedAt: number;
}

/** After so long the structure is followed at the start whatever was noted: a disk may lose what nobody writes to. */
const BELIEVED_MS = 7 * 86_400_000;

/** How often a note is written anew, and what passes between, so that it is later than the file that it is of. */
const TRIES = 10;
const STEP_MS = 5;

const noteOf = (path: string) => `${path}-closed`;

function standing(path: string): { file: string; changedAt: bigint } {
  const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  return { file: [size, ino, mtimeNs, ctimeNs].join(' '), changedAt: ctimeNs };
}

/**
 * Notes beside a ledger that was closed in order that its structure was whole, so that the next start need not follow it again, which takes
 * seconds where there are a hundred thousand shipments. Nothing is noted where that cannot be: the next start is slower then.
 */
export async function noteWhole(path: string, followedAt: number): Promise<void> {
  const note = noteOf(path);
  try {
    const { file, changedAt } = standing(path);
    for (let tried = 0; tried < TRIES; tried += 1) {
      writeFileSync(note, JSON.stringify({ file, followedAt } satisfies Left), { mode: 0o600 });
      if (statSync(note, { bigint: true }).mtimeNs > changedAt) return;
      await setTimeout(STEP_MS);
    }
  } catch {
    // As said.
  }
}

/** To be called when a ledger is open: what it is from now on was not noted. */
export const forgetWhole = (path: string) => rmSync(noteOf(path), { force: true });

/**
 * When the structure of the closed ledger was followed last; null where its file may be another than the one that was closed. A change in
 * the same tick of the file system's clock would not be seen, so the note has to be later than the file's last change.
 */
export function followedLast(path: string, now: number): number | null {
  const note = noteOf(path);
  if (!existsSync(note)) return null;
  try {
    const { file, followedAt } = JSON.parse(readFileSync(note, 'utf8')) as Left;
    const { file: found, changedAt } = standing(path);
    const isAsLeft = file === found && statSync(note, { bigint: true }).mtimeNs > changedAt;
    const age = now - followedAt;
    return isAsLeft && age >= 0 && age < BELIEVED_MS ? followedAt : null;
  } catch {
    // A note that cannot be read says nothing.
    return null;
  }
}
