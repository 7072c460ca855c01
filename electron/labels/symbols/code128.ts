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
type CodeSet = 'A' | 'B' | 'C';
const SETS: readonly CodeSet[] = ['C', 'B', 'A'];
const START: Readonly<Record<CodeSet, number>> = { A: 103, B: 104, C: 105 };
const SWITCH: Readonly<Record<CodeSet, number>> = { A: 101, B: 100, C: 99 };

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

/** One step: the symbol characters it takes and how much of the text they stand for. */
interface Step {
  values: readonly number[];
  length: number;
  set: CodeSet;
}

/** Start, characters and code-set changes, chosen backwards from the end so that what follows is always the shortest. */
function encode(data: string, isGs1: boolean): number[] {
  if (!/^[\0-\x7f]+$/.test(data)) throw new RangeError(`Code 128 holds ASCII only: "${data}"`);
  const cost: Record<CodeSet, number>[] = [];
  const step: Record<CodeSet, Step>[] = [];
  cost[data.length] = { A: 0, B: 0, C: 0 };
  for (let at = data.length - 1; at >= 0; at--) {
    const direct = SETS.map((set) => ({ set, ...inSet(data, at, set, cost, isGs1) })).sort((a, b) => a.cost - b.cost);
    const costs = { A: 0, B: 0, C: 0 };
    const steps = {} as Record<CodeSet, Step>;
    for (const from of SETS) {
      const best = direct
        .map((d) => (d.set === from ? d : { ...d, cost: d.cost + 1, values: [SWITCH[d.set], ...d.values] }))
        .reduce((a, b) => (b.cost < a.cost ? b : a));
      costs[from] = best.cost;
      steps[from] = best;
    }
    cost[at] = costs;
    step[at] = steps;
  }
  let set = SETS.reduce((a, b) => ((cost[0]?.[b] ?? 0) < (cost[0]?.[a] ?? 0) ? b : a));
  const values = [START[set], ...(isGs1 ? [FNC1] : [])];
  for (let at = 0; at < data.length;) {
    const next = step[at]?.[set];
    if (!next) break;
    values.push(...next.values);
    at += next.length;
    set = next.set;
  }
  return values;
}

function inSet(data: string, at: number, set: CodeSet, cost: Record<CodeSet, number>[], isGs1: boolean) {
  const code = data.charCodeAt(at);
  if (isGs1 && code === SEPARATOR) return { values: [FNC1], length: 1, cost: 1 + (cost[at + 1]?.[set] ?? Infinity) };
  if (set === 'C') {
    const pair = /^[0-9]{2}/.exec(data.slice(at, at + 2));
    if (!pair) return { values: [], length: 0, cost: Infinity };
    return { values: [Number(pair[0])], length: 2, cost: 1 + (cost[at + 2]?.C ?? Infinity) };
  }
  const value = set === 'B' ? code - 32 : code < 32 ? code + 64 : code - 32;
  const fits = set === 'B' ? code >= 32 : code < 96;
  return { values: [value], length: 1, cost: fits ? 1 + (cost[at + 1]?.[set] ?? Infinity) : Infinity };
}

/** Appends the check character (ISO/IEC 15417, 4.3.5: start, plus each value times its position, mod 103) and the stop pattern. */
function widthsOf(values: readonly number[]): number[] {
  const check = values.reduce((sum, value, i) => sum + value * Math.max(i, 1), 0) % 103;
  return [...[...values, check].flatMap((value) => PATTERNS[value] ?? []), ...STOP];
}

function digits(text: string): number[] {
  return Array.from(text, Number);
}
