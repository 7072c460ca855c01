/** How characters are packed: digits three at a time, digits, capital letters and some marks two at a time, bytes (ISO/IEC 18004, 7.4). */
const [NUMERIC, ALPHANUMERIC, BYTE] = [0, 1, 2];
const MODES = [NUMERIC, ALPHANUMERIC, BYTE] as const;
/** What says that a mode begins, and in how many bits the characters are counted: in versions up to 9, up to 26, and beyond. */
const INDICATORS = [1, 2, 4] as const;
const COUNT_BITS = [
  [10, 12, 14],
  [9, 11, 13],
  [8, 16, 16],
] as const;
const LAST_VERSIONS = [9, 26, 40] as const;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const ALPHABET_VALUES = new Int8Array(128).fill(-1);
Array.from(ALPHABET, (character, i) => (ALPHABET_VALUES[character.charCodeAt(0)] = i));

/** A character's share of a bit's six parts in each mode: 10/3, 11/2 and 8 bits. */
const SIXTHS = [20, 33, 48] as const;
const NO_WAY = 2 ** 30;

/** Whether a mode has the character. */
const has = (mode: number, code: number) =>
  mode === BYTE || (mode === ALPHANUMERIC ? (ALPHABET_VALUES[code] ?? -1) >= 0 : code >= 0x30 && code <= 0x39);

/** The range of versions, 0 to 2, that count alike. */
export const rangeOf = (version: number) => LAST_VERSIONS.findIndex((last) => version <= last);

/**
 * The bits of a text of ASCII in the modes that take the fewest (ISO/IEC 18004, annex J), for a version of one of the three ranges. O(n).
 * @throws RangeError where it is not ASCII.
 */
export function qrBits(text: string, range: number): number[] {
  const codes = Array.from(text, (_, at) => text.charCodeAt(at));
  if (codes.some((code) => code > 0x7f)) throw new RangeError(`A QR Code here holds ASCII only: "${text}"`);
  const bits: number[] = [];
  let at = 0;
  const modes = modesOf(codes, range);
  while (at < codes.length) {
    const mode = modes[at] ?? BYTE;
    let end = at + 1;
    while (end < codes.length && modes[end] === mode) end++;
    push(bits, INDICATORS[mode] ?? 0, 4);
    push(bits, end - at, COUNT_BITS[mode]?.[range] ?? 0);
    pushSegment(bits, mode, codes.slice(at, end));
    at = end;
  }
  return bits;
}

/** The mode of each character. Costs are in sixths of a bit, so that a share of one is whole; a segment's last bit is a whole one. */
function modesOf(codes: readonly number[], range: number): Uint8Array {
  const heads = MODES.map((mode) => 6 * (4 + (COUNT_BITS[mode]?.[range] ?? 0)));
  /** In which mode the character before was, by the one that the way goes on in. */
  const before = new Uint8Array(MODES.length * codes.length);
  let [costs, next] = [[...heads], [0, 0, 0]];
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    for (const mode of MODES) {
      let [from, best] = [mode as number, costs[mode] ?? NO_WAY];
      for (const other of at === 0 ? [] : MODES) {
        const cost = 6 * Math.ceil((costs[other] ?? NO_WAY) / 6) + (heads[mode] ?? 0);
        if (other !== mode && cost < best) [from, best] = [other, cost];
      }
      next[mode] = has(mode, code) ? best + (SIXTHS[mode] ?? 0) : NO_WAY;
      before[MODES.length * at + mode] = from;
    }
    [costs, next] = [next, costs];
  }
  const modes = new Uint8Array(codes.length);
  let mode: number = BYTE;
  for (const other of MODES) if ((costs[other] ?? NO_WAY) < (costs[mode] ?? NO_WAY)) mode = other;
  for (let at = codes.length - 1; at >= 0; at--) {
    modes[at] = mode;
    mode = before[MODES.length * at + mode] ?? mode;
  }
  return modes;
}

function pushSegment(bits: number[], mode: number, codes: readonly number[]): void {
  if (mode === BYTE) return codes.forEach((code) => push(bits, code, 8));
  const [together, base] = mode === NUMERIC ? [3, 10] : [2, 45];
  const lengths = mode === NUMERIC ? [0, 4, 7, 10] : [0, 6, 11];
  for (let at = 0; at < codes.length; at += together) {
    const part = codes.slice(at, at + together);
    const value = part.reduce((sum, code) => base * sum + (ALPHABET_VALUES[code] ?? 0), 0);
    push(bits, value, lengths[part.length] ?? 0);
  }
}

function push(bits: number[], value: number, length: number): void {
  for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
}
