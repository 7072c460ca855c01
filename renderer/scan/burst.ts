/** A scanner types faster than any hand: at least this many characters with at most this mean gap (research, C2). */
const MIN_LENGTH = 6;
const MAX_MEAN_GAP_MS = 35;
/** The desk's own barcodes (shared/scan/command-codes.ts) are scans however short they are. */
const COMMAND_START = /^PB\../i;
/** After this long without a key whatever comes next is something new. */
const PAUSE_MS = 100;
/** A burst that is known goes on after a longer pause: a radio stumbles, a busy machine hands keys over late. Half a code is a wrong one. */
export const BURST_PAUSE_MS = 250;
/** So many quick characters make the Enter behind them a scanner's, even where they are too few to be a scan. */
const MIN_QUICK = 3;

export interface Key {
  /** As `KeyboardEvent.key`. */
  key: string;
  /** Milliseconds, as `Event.timeStamp`. */
  at: number;
}

export type Verdict =
  /** An ordinary key. `first`: it may be the first of a burst, so remember the field it goes to. */
  | { kind: 'typed'; first: boolean }
  /** Part of a burst: it must reach nothing. `recognised`: only now it is known, so the field must be put back. */
  | { kind: 'burst'; recognised: boolean }
  /** The end of a burst, which must reach nothing either. */
  | { kind: 'scan'; text: string };

/** Tells a scanner's bursts from typing. Pure: keys and their times in, what they are out. */
export function createBurstDetector(prefix: () => string) {
  let text = '';
  let startedAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let isBurst = false;

  const meanGap = () => (text.length < 2 ? Number.POSITIVE_INFINITY : (lastAt - startedAt) / (text.length - 1));
  const isQuick = () => meanGap() <= MAX_MEAN_GAP_MS;
  const isLong = () => text.length >= MIN_LENGTH || COMMAND_START.test(text);
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
    if (key === 'Enter' || key === 'Tab') {
      const ends = isBurst || (gap <= MAX_MEAN_GAP_MS && text.length >= MIN_QUICK && isQuick());
      const scanned = finish();
      lastAt = at;
      if (scanned !== null) return { kind: 'scan', text: scanned };
      return ends ? { kind: 'burst', recognised: false } : { kind: 'typed', first: false };
    }
    if ([...key].length !== 1) return isBurst ? { kind: 'burst', recognised: false } : { kind: 'typed', first: false };
    if (text === '') startedAt = at;
    text += key;
    lastAt = at;
    const first = text.length === key.length;
    const recognised = !isBurst && looksScanned();
    isBurst ||= recognised;
    return isBurst ? { kind: 'burst', recognised } : { kind: 'typed', first };
  }

  return { feed, finish, reset, isRunning: () => isBurst };
}

const withoutPrefix = (text: string, prefix: string) =>
  (prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text).trim();
