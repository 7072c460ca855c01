/** Upper, lower, mixed, punctuation and digits (ISO/IEC 24778, 7.1 and table 2). */
const MODES = [0, 1, 2, 3, 4] as const;
const [UPPER, LOWER, MIXED, PUNCTUATION, DIGIT] = MODES;
type Mode = (typeof MODES)[number];

/** A number and in how many bits it is written, in one number: at most 15 bits. */
const written = (value: number, length: number) => (value << 4) | length;

/** Value of each ASCII character in each mode; -1 where it has none. */
const VALUES = MODES.map((mode) => {
  const values = new Int8Array(128).fill(-1);
  const set = (characters: string, first: number) =>
    Array.from(characters, (character, i) => (values[character.charCodeAt(0)] = first + i));
  switch (mode) {
    case UPPER:
      set(' ABCDEFGHIJKLMNOPQRSTUVWXYZ', 1);
      break;
    case LOWER:
      set(' abcdefghijklmnopqrstuvwxyz', 1);
      break;
    case MIXED:
      set(' \x01\x02\x03\x04\x05\x06\x07\b\t\n\v\f\r\x1b\x1c\x1d\x1e\x1f@\\^_`|~\x7f', 1);
      break;
    case PUNCTUATION:
      set('\r', 1);
      set('!"#$%&\'()*+,-./:;<=>?[]{}', 6);
      break;
    case DIGIT:
      set(' 0123456789,.', 1);
  }
  return values;
});

/** Two characters that are one in punctuation. */
const PAIRS: Readonly<Record<string, number>> = { '\r\n': 2, '. ': 3, ', ': 4, ': ': 5 };

/** How to get from a mode to another one for good. Those that take two steps come of two. */
const LATCHES: readonly (readonly [from: Mode, to: Mode, latch: number])[] = [
  [UPPER, LOWER, written(28, 5)],
  [UPPER, MIXED, written(29, 5)],
  [UPPER, DIGIT, written(30, 5)],
  [LOWER, MIXED, written(29, 5)],
  [LOWER, DIGIT, written(30, 5)],
  [MIXED, LOWER, written(28, 5)],
  [MIXED, UPPER, written(29, 5)],
  [MIXED, PUNCTUATION, written(30, 5)],
  [PUNCTUATION, UPPER, written(31, 5)],
  [DIGIT, UPPER, written(14, 4)],
];

/** And for one character. */
const SHIFTS: readonly (readonly [from: Mode, to: Mode, value: number, length: number])[] = [
  [UPPER, PUNCTUATION, 0, 5],
  [LOWER, PUNCTUATION, 0, 5],
  [MIXED, PUNCTUATION, 0, 5],
  [DIGIT, PUNCTUATION, 0, 4],
  [LOWER, UPPER, 28, 5],
  [DIGIT, UPPER, 15, 4],
];

const BYTES_FOLLOW = 31;
/** Up to this many bytes are counted in five bits, more in eleven beside them. */
const SHORT_RUN = 31;
const LONGEST_RUN = 2047 + SHORT_RUN;
const bitsOfRun = (count: number) => (count <= SHORT_RUN ? 10 : 21) + 8 * count;

/** The cheapest way to each mode at each place of a text: what it costs in bits, from where it comes, and what was written on it. */
interface Ways {
  costs: Int32Array;
  before: Int32Array;
  /** Less than 0: a run of so many bytes. */
  steps: Int32Array;
}

const COUNT = MODES.length;
const NO_WAY = 2 ** 30;

/**
 * The bits of a text of ASCII: as few as there can be, but that bytes are for what no mode has. O(n), and O(n²) among such bytes.
 * @throws RangeError where it is not ASCII.
 */
export function aztecBits(text: string): Uint8Array {
  const codes = Array.from(text, (_, at) => text.charCodeAt(at));
  if (codes.some((code) => code > 0x7f)) throw new RangeError(`An Aztec Code here holds ASCII only: "${text}"`);
  // A pair may end one place beyond the text; nothing begins there.
  const length = COUNT * (codes.length + 2);
  const [before, steps] = [new Int32Array(length), new Int32Array(length)];
  const ways: Ways = { costs: new Int32Array(length).fill(NO_WAY), before, steps };
  ways.costs[UPPER] = 0;
  for (let at = 0; at <= codes.length; at++) {
    latch(ways, at);
    if (at < codes.length) write(ways, codes, at, PAIRS[text.slice(at, at + 2)]);
  }
  return bitsOf(ways, codes);
}

function offer({ costs, before, steps }: Ways, from: number, to: number, step: number, cost: number): void {
  const whole = (costs[from] ?? NO_WAY) + cost;
  if (whole >= (costs[to] ?? 0)) return;
  [costs[to], before[to], steps[to]] = [whole, from, step];
}

/** What one latch makes cheaper is tried with the others once more. */
function latch(ways: Ways, at: number): void {
  for (let round = 0; round < 3; round++)
    for (const [from, to, step] of LATCHES) offer(ways, COUNT * at + from, COUNT * at + to, step, step & 15);
}

function write(ways: Ways, codes: readonly number[], at: number, pair: number | undefined): void {
  const [here, next] = [COUNT * at, COUNT * (at + 1)];
  const code = codes[at] ?? 0;
  for (const mode of MODES) {
    const value = VALUES[mode]?.[code] ?? -1;
    const bits = mode === DIGIT ? 4 : 5;
    if (value >= 0) offer(ways, here + mode, next + mode, written(value, bits), bits);
  }
  for (const [from, to, shift, bits] of SHIFTS) {
    const value = VALUES[to]?.[code] ?? -1;
    if (value >= 0) offer(ways, here + from, next + from, written((shift << 5) | value, bits + 5), bits + 5);
    if (to === PUNCTUATION && pair !== undefined)
      offer(ways, here + from, next + COUNT + from, written((shift << 5) | pair, bits + 5), bits + 5);
  }
  if (pair !== undefined) offer(ways, here + PUNCTUATION, next + COUNT + PUNCTUATION, written(pair, 5), 5);
  if (!isInNoMode(code)) return;
  for (let count = 1; count <= Math.min(LONGEST_RUN, codes.length - at); count++)
    if (isInNoMode(codes[at + count - 1] ?? 0))
      for (const mode of [UPPER, LOWER, MIXED])
        offer(ways, here + mode, COUNT * (at + count) + mode, -count, bitsOfRun(count));
}

const isInNoMode = (code: number) => VALUES.every((values) => (values[code] ?? -1) < 0);

/** Goes the cheapest way back from its end. */
function bitsOf({ costs, before, steps }: Ways, codes: readonly number[]): Uint8Array {
  const end = COUNT * codes.length;
  let place: number = end;
  for (const mode of MODES) if ((costs[end + mode] ?? NO_WAY) < (costs[place] ?? NO_WAY)) place = end + mode;
  const bits = new Uint8Array(costs[place] ?? 0);
  let last = bits.length;
  const prepend = (value: number, length: number) => {
    for (let bit = 0; bit < length; bit++) bits[--last] = (value >> bit) & 1;
  };
  for (; last > 0; place = before[place] ?? 0) {
    const step = steps[place] ?? 0;
    if (step >= 0) {
      prepend(step >> 4, step & 15);
      continue;
    }
    const at = Math.floor(place / COUNT);
    for (let i = 1; i <= -step; i++) prepend(codes[at - i] ?? 0, 8);
    if (-step > SHORT_RUN) prepend(-step - SHORT_RUN, 16);
    else prepend(-step, 5);
    prepend(BYTES_FOLLOW, 5);
  }
  return bits;
}
