/** Bar and space widths of the 106 symbol characters, and of the stop pattern: ISO/IEC 15417, table 1. */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232'
)
  .split(' ')
  .map(digits);
const STOP = digits('2331112');

const FNC1 = 102;
const SEPARATOR = 0x1d;
/** The code sets: their start character, and the character that changes to them. In set C a character is a pair of digits. */
const SETS = [
  { name: 'C', start: 105, change: 99 },
  { name: 'B', start: 104, change: 100 },
  { name: 'A', start: 103, change: 101 },
] as const;
type CodeSet = 0 | 1 | 2;
const NUMBERS: readonly CodeSet[] = [0, 1, 2];

/**
 * Code 128 in the fewest symbol characters: widths of bar, space, bar … in modules.
 * @throws RangeError where the data are empty or not ASCII.
 */
export const code128 = (data: string) => widthsOf(encode(data, false));

/**
 * GS1-128: Code 128 with FNC1 first (ISO/IEC 15417, annex B); `data` are element strings without brackets, and the separator between them is FNC1
 * as well (GS1 General Specifications, 5.4).
 */
export const gs1_128 = (data: string) => widthsOf(encode(data, true));

/**
 * Start, characters and code-set changes, chosen backwards from the end so that what follows is always the shortest: for each place and set, how
 * many characters the rest takes, and in which set the next one is.
 */
function encode(data: string, isGs1: boolean): number[] {
  if (!/^[\0-\x7f]+$/.test(data)) throw new RangeError(`Code 128 holds ASCII only: "${data}"`);
  const sets = SETS.length;
  const costs = new Float64Array(sets * (data.length + 1));
  const chosen: CodeSet[] = [];
  const direct = [0, 0, 0];
  const cost = (from: CodeSet, to: CodeSet) => (direct[to] ?? Infinity) + (from === to ? 0 : 1);
  for (let at = data.length - 1; at >= 0; at--) {
    for (const set of NUMBERS) {
      const length = lengthIn(set, data, at, isGs1);
      direct[set] = length === 0 ? Infinity : 1 + (costs[sets * (at + length) + set] ?? Infinity);
    }
    for (const from of NUMBERS) {
      let best: CodeSet = 0;
      for (const set of NUMBERS) {
        const saved = cost(from, best) - cost(from, set);
        if (saved > 0 || (saved === 0 && (direct[set] ?? 0) < (direct[best] ?? 0))) best = set;
      }
      costs[sets * at + from] = cost(from, best);
      chosen[sets * at + from] = best;
    }
  }
  let set = NUMBERS.reduce((a, b) => ((costs[b] ?? 0) < (costs[a] ?? 0) ? b : a));
  const values: number[] = isGs1 ? [SETS[set].start, FNC1] : [SETS[set].start];
  for (let at = 0; at < data.length; at += lengthIn(set, data, at, isGs1)) {
    const next = chosen[sets * at + set] ?? set;
    if (next !== set) values.push(SETS[next].change);
    set = next;
    values.push(valueIn(set, data, at, isGs1));
  }
  return values;
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** How many characters of the data the next one of the symbol stands for; 0 where the set has none for them. */
function lengthIn(set: CodeSet, data: string, at: number, isGs1: boolean): 0 | 1 | 2 {
  const code = data.charCodeAt(at);
  if (isGs1 && code === SEPARATOR) return 1;
  switch (SETS[set].name) {
    case 'C':
      return isDigit(code) && isDigit(data.charCodeAt(at + 1)) ? 2 : 0;
    case 'B':
      return code >= 32 ? 1 : 0;
    case 'A':
      return code < 96 ? 1 : 0;
  }
}

function valueIn(set: CodeSet, data: string, at: number, isGs1: boolean): number {
  const code = data.charCodeAt(at);
  if (isGs1 && code === SEPARATOR) return FNC1;
  if (SETS[set].name === 'C') return Number(data.slice(at, at + 2));
  return code < 32 ? code + 64 : code - 32;
}

/** Appends the check character (ISO/IEC 15417, 4.3.5: start, plus each value times its position, mod 103) and the stop pattern. */
function widthsOf(values: readonly number[]): number[] {
  const check = values.reduce((sum, value, i) => sum + value * Math.max(i, 1), 0) % 103;
  return [...[...values, check].flatMap((value) => PATTERNS[value] ?? []), ...STOP];
}

function digits(text: string): number[] {
  return Array.from(text, Number);
}
