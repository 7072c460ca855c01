/** Capital letters, small ones, digits with marks between them, and punctuation: the submodes of text (ISO/IEC 15438, table 5). */
const SUBMODES = [0, 1, 2, 3] as const;
const [ALPHA, LOWER, MIXED, PUNCTUATION] = SUBMODES;

/** What each value of a submode stands for, but its last ones, which change the submode. */
const CHARACTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ ',
  'abcdefghijklmnopqrstuvwxyz ',
  '0123456789&\r\t,:#-.$/+%*=^\0 ',
  ';<>@[\\]_`~!\r\t,:\n-.$/"|*()?{}\'',
];
/** Value of each ASCII character in each submode; -1 where it has none. */
const VALUES = CHARACTERS.map((characters) => {
  const values = new Int8Array(128).fill(-1);
  Array.from(characters, (character, i) => character !== '\0' && (values[character.charCodeAt(0)] = i));
  return values;
});

const LATCHES = [
  [ALPHA, LOWER, 27],
  [ALPHA, MIXED, 28],
  [LOWER, MIXED, 28],
  [MIXED, PUNCTUATION, 25],
  [MIXED, LOWER, 27],
  [MIXED, ALPHA, 28],
  [PUNCTUATION, ALPHA, 29],
] as const;

/** For the next character alone. */
const SHIFTS = [
  [ALPHA, PUNCTUATION, 29],
  [LOWER, PUNCTUATION, 29],
  [MIXED, PUNCTUATION, 29],
  [LOWER, ALPHA, 27],
] as const;

/** Two values make a codeword; one alone is followed by this one, which latches punctuation to capital letters and else does nothing. */
const FILLER = 29;
const [TEXT, BYTES, DIGITS, ONE_BYTE, SIX_BYTES] = [900, 901, 902, 913, 924];
/** Digits are packed so many at a time, into 15 codewords. */
const DIGITS_AT_ONCE = 44;

/**
 * What a way to have written some of the text ends with: a submode, after an even (0) or odd (1) number of values; digits; or bytes, so many more than
 * whole sixes.
 */
const state = (submode: number, odd: number) => 2 * submode + odd;
const AFTER_DIGITS = 2 * SUBMODES.length;
const afterBytes = (count: number) => AFTER_DIGITS + 1 + (count % 6);
const STATES = AFTER_DIGITS + 7;
const NO_WAY = 2 ** 30;

/** Where a way comes from, and what it adds: values of text, then what is not text, as far as the next step begins. */
interface Step {
  before: number;
  values: readonly number[];
  then: 'text' | 'digits' | 'byte' | 'bytes' | 'more bytes' | null;
}

/** A way's last value, where it is one by itself, is filled up before anything that is not text; in punctuation that ends the submode. */
const TEXT_STATES = SUBMODES.flatMap((submode) => [
  { from: state(submode, 0), filled: submode, values: [] },
  { from: state(submode, 1), filled: submode === PUNCTUATION ? ALPHA : submode, values: [FILLER] },
]);
const BYTE_STATES = [0, 1, 2, 3, 4, 5].map(afterBytes);

/**
 * The codewords of a text of ASCII, in whatever mix of text, digits and bytes takes the fewest (ISO/IEC 15438, 5.4), beginning with capital letters.
 * O(n), and O(n²) among digits.
 * @throws RangeError where it is not ASCII.
 */
export function pdf417Codewords(text: string): number[] {
  const codes = Array.from(text, (_, at) => text.charCodeAt(at));
  if (codes.some((code) => code > 0x7f)) throw new RangeError(`A PDF417 here holds ASCII only: "${text}"`);
  const costs = new Int32Array(STATES * (codes.length + 1)).fill(NO_WAY);
  const steps: Step[] = [];
  costs[state(ALPHA, 0)] = 0;
  /** Costs are in halves of a codeword. */
  const offer = (before: number, to: number, cost: number, values: readonly number[], then: Step['then'] = null) => {
    const whole = (costs[before] ?? NO_WAY) + cost;
    if (whole >= (costs[to] ?? 0)) return;
    costs[to] = whole;
    steps[to] = { before, values, then };
  };

  for (let at = 0; at <= codes.length; at++) {
    const here = STATES * at;
    for (const other of [AFTER_DIGITS, ...BYTE_STATES]) offer(here + other, here + state(ALPHA, 0), 2, NOTHING, 'text');
    for (let round = 0; round < 3; round++)
      for (const [from, to, value] of LATCHES)
        for (const odd of [0, 1]) offer(here + state(from, odd), here + state(to, 1 - odd), 1, [value]);
    const code = codes[at];
    if (code === undefined) break;
    offerText(code, here, offer);
    offerBytes(here, offer);
    let digits = 0;
    while (isDigit(codes[at + digits])) digits++;
    if (digits === 0) continue;
    const to = STATES * (at + digits) + AFTER_DIGITS;
    const cost = 2 + 2 * lengthOfDigits(digits);
    for (const other of BYTE_STATES) offer(here + other, to, cost, NOTHING, 'digits');
    for (const { from, values } of TEXT_STATES) offer(here + from, to, cost + values.length, values, 'digits');
  }
  return joined(codes, costs, steps);
}

const NOTHING: readonly number[] = [];
type Offer = (before: number, to: number, cost: number, values: readonly number[], then?: Step['then']) => void;

function offerText(code: number, here: number, offer: Offer): void {
  const next = here + STATES;
  for (const odd of [0, 1]) {
    for (const submode of SUBMODES) {
      const value = VALUES[submode]?.[code] ?? -1;
      if (value >= 0) offer(here + state(submode, odd), next + state(submode, 1 - odd), 1, [value]);
    }
    for (const [from, to, shift] of SHIFTS) {
      const value = VALUES[to]?.[code] ?? -1;
      if (value >= 0) offer(here + state(from, odd), next + state(from, odd), 2, [shift, value]);
    }
  }
}

/** One by itself, the first of several, or one more: the sixth comes without a codeword of its own. */
function offerBytes(here: number, offer: Offer): void {
  const next = here + STATES;
  for (const { from, filled, values } of TEXT_STATES) {
    offer(here + from, next + state(filled, 0), 4 + values.length, values, 'byte');
    offer(here + from, next + afterBytes(1), 4 + values.length, values, 'bytes');
  }
  offer(here + AFTER_DIGITS, next + afterBytes(1), 4, NOTHING, 'bytes');
  for (const [count, from] of BYTE_STATES.entries())
    offer(here + from, next + afterBytes(count + 1), count === 5 ? 0 : 2, NOTHING, 'more bytes');
}

const isDigit = (code: number | undefined) => code !== undefined && code >= 0x30 && code <= 0x39;

function lengthOfDigits(count: number): number {
  const rest = count % DIGITS_AT_ONCE;
  return 15 * Math.floor(count / DIGITS_AT_ONCE) + (rest === 0 ? 0 : Math.floor(rest / 3) + 1);
}

/** Along the cheapest way; a last value by itself is filled up. */
function joined(codes: readonly number[], costs: Int32Array, steps: readonly Step[]): number[] {
  const codewords: number[] = [];
  const path = cheapestPath(STATES * codes.length, costs, steps);
  let half: number | null = null;
  for (const [i, { values, then, before }] of path.entries()) {
    for (const value of values) {
      if (half !== null) codewords.push(30 * half + value);
      half = half === null ? value : null;
    }
    if (then === null || then === 'more bytes') continue;
    let last = i;
    while (path[last + 1]?.then === 'more bytes') last++;
    const end = path[last + 1]?.before ?? STATES * codes.length;
    codewords.push(...coded(codes.slice(Math.floor(before / STATES), Math.floor(end / STATES)), then));
  }
  return half === null ? codewords : [...codewords, 30 * half + FILLER];
}

function cheapestPath(end: number, costs: Int32Array, steps: readonly Step[]): Step[] {
  let place = end;
  for (let other = end; other < end + STATES; other++)
    if ((costs[other] ?? NO_WAY) < (costs[place] ?? NO_WAY)) place = other;
  const path: Step[] = [];
  for (let step = steps[place]; step; step = steps[step.before]) path.push(step);
  return path.reverse();
}

function coded(codes: readonly number[], as: 'text' | 'digits' | 'byte' | 'bytes'): number[] {
  switch (as) {
    case 'text':
      return [TEXT];
    case 'digits':
      return [DIGITS, ...digitCodewords(String.fromCharCode(...codes))];
    case 'byte':
      return [ONE_BYTE, ...codes];
    case 'bytes':
      return [codes.length % 6 === 0 ? SIX_BYTES : BYTES, ...byteCodewords(codes)];
  }
}

/** Six bytes are five codewords, those that are left one each (ISO/IEC 15438, 5.4.3). */
function byteCodewords(bytes: readonly number[]): number[] {
  const codewords: number[] = [];
  let at = 0;
  for (; at + 6 <= bytes.length; at += 6)
    codewords.push(
      ...inBase900(
        bytes.slice(at, at + 6).reduce((sum, byte) => 256n * sum + BigInt(byte), 0n),
        5,
      ),
    );
  return [...codewords, ...bytes.slice(at)];
}

/** A 1 before them, so that none of the first is lost (ISO/IEC 15438, 5.4.4). */
function digitCodewords(digits: string): number[] {
  const codewords: number[] = [];
  for (let at = 0; at < digits.length; at += DIGITS_AT_ONCE) {
    const part = digits.slice(at, at + DIGITS_AT_ONCE);
    codewords.push(...inBase900(BigInt(`1${part}`), Math.floor(part.length / 3) + 1));
  }
  return codewords;
}

function inBase900(number: bigint, length: number): number[] {
  const codewords = new Array<number>(length).fill(0);
  for (let i = length - 1, left = number; i >= 0; i--, left /= 900n) codewords[i] = Number(left % 900n);
  return codewords;
}
