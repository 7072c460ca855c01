/** A scanner types faster than any hand: at least this many characters with at most this mean gap (research, C2). */
const MIN_LENGTH = 6;
const MAX_MEAN_GAP_MS = 35;
/** The desk's own barcodes (shared/scan/command-codes.ts) are scans however short they are. */
const COMMAND_START = /^PB\../i;
/** After this long without a key whatever comes next is something new. */
const PAUSE_MS = 100;
/** A burst that is known goes on after a longer pause: a radio stumbles, a busy machine hands keys over late. Half a code is a wrong one. */
export const BURST_PAUSE_MS = 250;
/**
 * With Enter or Tab as quickly behind it, a shorter text is a scan too: so few characters, and for two of them a smaller gap, because
 * fingers that roll over neighbouring keys come near it.
 */
const MIN_ENDED = 2;
const MAX_ROLLED_GAP_MS = 20;

export interface Key {
  /** As `KeyboardEvent.key`. */
  key: string;
  /** Milliseconds, as `Event.timeStamp`. */
  at: number;
}

export type Verdict =
  /**
   * An ordinary key. `first`: it may be the first of a burst, so remember the field it goes to. `quick`: it came as quickly as a
   * scanner's, so it may press nothing.
   */
  | { kind: 'typed'; first: boolean; quick: boolean }
  /** Part of a burst: it must reach nothing. `recognised`: only now it is known, so the field must be put back. */
  | { kind: 'burst'; recognised: boolean }
  /** The end of a burst, which must reach nothing either. `recognised` as above. */
  | { kind: 'scan'; text: string; recognised: boolean };

/** Tells a scanner's bursts from typing. Pure: keys and their times in, what they are out. */
export function createBurstDetector(prefix: () => string) {
  let text = '';
  let startedAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let isBurst = false;
  /** When the last scan ended: some scanners send Enter and line feed, or Tab and Enter, and the second must press nothing either. */
  let endedAt = Number.NEGATIVE_INFINITY;

  const meanGap = () => (text.length < 2 ? Number.POSITIVE_INFINITY : (lastAt - startedAt) / (text.length - 1));
  const isQuick = () => meanGap() <= MAX_MEAN_GAP_MS;
  const isLong = () => text.length >= MIN_LENGTH || COMMAND_START.test(text);
  /** The text so far, with its end that long behind it. Call before `lastAt` is moved. */
  function isEnded(gap: number): boolean {
    const longest = text.length > MIN_ENDED ? MAX_MEAN_GAP_MS : MAX_ROLLED_GAP_MS;
    return text.length >= MIN_ENDED && gap <= longest && meanGap() <= longest;
  }
  const looksScanned = () => (isLong() && isQuick()) || (prefix() !== '' && text.startsWith(prefix()));

  function reset(): void {
    text = '';
    isBurst = false;
  }

  /** The scan that has ended without Enter, if there is one. Ask after `BURST_PAUSE_MS` without a key. */
  function finish(): string | null {
    const scanned = isBurst ? withoutPrefix(text, prefix()) : null;
    reset();
    return scanned === '' ? null : scanned;
  }

  function feed({ key, at }: Key): Verdict {
    if (at - lastAt > (isBurst ? BURST_PAUSE_MS : PAUSE_MS)) reset();
    const gap = at - lastAt;
    const quick = gap <= MAX_MEAN_GAP_MS;
    if (isEnd(key)) {
      const recognised = !isBurst && isEnded(gap);
      isBurst ||= recognised;
      const isTail = isBurst || at - endedAt <= PAUSE_MS;
      const scanned = finish();
      lastAt = at;
      if (isTail) endedAt = at;
      if (scanned !== null) return { kind: 'scan', text: scanned, recognised };
      return isTail ? { kind: 'burst', recognised } : { kind: 'typed', first: false, quick };
    }
    if ([...key].length !== 1)
      return isBurst ? { kind: 'burst', recognised: false } : { kind: 'typed', first: false, quick };
    if (text === '') startedAt = at;
    text += key;
    lastAt = at;
    const first = text.length === key.length;
    const recognised = !isBurst && looksScanned();
    isBurst ||= recognised;
    return isBurst ? { kind: 'burst', recognised } : { kind: 'typed', first, quick };
  }

  return {
    feed,
    finish,
    reset,
    /** Whether a key at that time belongs to a scan: one that runs, or the end of one. */
    isRunning: (at: number) => isBurst || at - endedAt <= PAUSE_MS,
  };
}

const isEnd = (key: string) => key === 'Enter' || key === 'Tab';
const withoutPrefix = (text: string, prefix: string) =>
  (prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text).trim();
