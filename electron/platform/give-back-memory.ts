import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 2_000;
/** Nobody works where the process had a core for less than this part of the time since the last look. */
const IDLE = 0.05;
/** Less than this is not worth the while, in which the event loop is held for some 50 ms. */
const WORTH_BYTES = 16 * 1024 * 1024;

/** Collects in a task of its own. */
type Collect = (how: { type: 'major'; execution: 'async' }) => Promise<void>;

/**
 * Gives back to the system what a start or a rush of purchases took and nothing holds any more, as soon as nobody works. V8 and the C library do so
 * by themselves only when they need room, so an idle station would keep it for days. Returns how to end it.
 */
export function giveBackMemory(): () => void {
  let [worked, seenAt] = [process.cpuUsage(), performance.now()];
  /** The least that was resident since the last time. */
  let left = 0;

  async function look(): Promise<void> {
    const { user, system } = process.cpuUsage(worked);
    const share = (user + system) / 1000 / (performance.now() - seenAt);
    [worked, seenAt] = [process.cpuUsage(), performance.now()];
    const resident = process.memoryUsage.rss();
    left = Math.min(left, resident);
    if (share > IDLE || resident < left + WORTH_BYTES) return;
    left = resident;
    await collectorOf()?.({ type: 'major', execution: 'async' });
    await trimHeap();
  }
  // How much is in use is read from a file: where no more can be opened, that is no reason to end.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Electron's V8 runs before anybody could give it a flag, so it gets this one late. Null where it does not take it. */
function collectorOf(): Collect | null {
  setFlagsFromString('--expose-gc');
  return runInNewContext('globalThis.gc ?? null') as Collect | null;
}

/** glibc keeps what was freed between what is in use, unless it is asked: `malloc_trim(3)`. Others, as Electron's, have no such call. */
async function trimHeap(): Promise<void> {
  const trim = await (trimmer ??= loadTrimmer());
  trim?.(0);
}

let trimmer: ReturnType<typeof loadTrimmer> | undefined;

async function loadTrimmer(): Promise<((pad: number) => number) | null> {
  if (process.platform !== 'linux') return null;
  try {
    const { default: koffi } = await import('koffi');
    return koffi.load('libc.so.6').func('malloc_trim', 'int', ['size_t']);
  } catch {
    return null;
  }
}
