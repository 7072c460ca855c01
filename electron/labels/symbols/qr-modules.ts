import { penalty } from './qr-penalty.ts';

/** What is the same in all symbols of a version. Modules lie row by row; 1 is dark. */
export interface QrTemplate {
  size: number;
  /**
   * For each of the eight masks: finders, timing, alignment, format and version; and 1 at each data module that the mask turns
   * over.
   */
  layers: readonly Uint8Array[];
  /** Numbers of the modules that hold data, in the order in which they are filled. */
  dataModules: readonly number[];
  /** Whole codewords that the data modules hold. */
  codewords: number;
}

const templates = new Map<number, QrTemplate>();

/** The template of a version from 1 to 20; made once. */
export function qrTemplate(version: number): QrTemplate {
  const known = templates.get(version);
  if (known) return known;
  const made = makeTemplate(version);
  templates.set(version, made);
  return made;
}

/** Whether a mask turns the module over: ISO/IEC 18004, table 10. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The symbol with the mask that makes it easiest to read. Rows of modules, dark is true. */
export function drawQr({ size, layers, dataModules }: QrTemplate, codewords: readonly number[]): boolean[][] {
  const data = new Uint8Array(size * size);
  dataModules.forEach((at, i) => (data[at] = ((codewords[i >> 3] ?? 0) >> (7 - (i & 7))) & 1));
  const candidates = layers.map((layer) => turnedOver(data, layer));
  const penalties = candidates.map((modules) => penalty(modules, size));
  const best = candidates[penalties.indexOf(Math.min(...penalties))] ?? data;
  return Array.from({ length: size }, (_, y) => Array.from(best.subarray(y * size, (y + 1) * size), (m) => m === 1));
}

function turnedOver(data: Uint8Array, layer: Uint8Array): Uint8Array {
  const modules = new Uint8Array(data.length);
  for (let i = 0; i < modules.length; i++) modules[i] = (data[i] ?? 0) ^ (layer[i] ?? 0);
  return modules;
}

type Module = readonly [x: number, y: number, isDark: boolean];

const FINDERS = (size: number) =>
  [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;

function makeTemplate(version: number): QrTemplate {
  const size = 17 + 4 * version;
  const modules = new Uint8Array(size * size);
  const isFunction = new Uint8Array(size * size);
  const set = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    modules[y * size + x] = isDark ? 1 : 0;
    isFunction[y * size + x] = 1;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (middleX: number, middleY: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) {
        set(middleX + x, middleY + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (const [x, y] of FINDERS(size)) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const centres = alignmentCentres(version);
  const last = centres.length - 1;
  centres.forEach((x, i) => {
    centres.forEach((y, j) => {
      const isAtFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isAtFinder) square(x, y, 2, (ring) => ring !== 1);
    });
  });
  for (const [x, y] of formatModules(size, 0)) set(x, y, false);
  for (const [x, y, isDark] of versionModules(version, size)) set(x, y, isDark);
  const dataModules = zigzag(size).filter((at) => isFunction[at] === 0);
  const layers = MASKS.map((turnsOver, mask) => {
    const layer = modules.slice();
    for (const at of dataModules) layer[at] = turnsOver(at % size, Math.floor(at / size)) ? 1 : 0;
    for (const [x, y, isDark] of formatModules(size, mask)) layer[y * size + x] = isDark ? 1 : 0;
    return layer;
  });
  return { size, layers, dataModules, codewords: dataModules.length >> 3 };
}

/** Rows and columns of the alignment patterns, evenly spread (ISO/IEC 18004, annex E). */
function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = 10 + 4 * version;
  const step = 2 * Math.ceil((last - 6) / (2 * (count - 1)));
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - step * (count - 2 - i))];
}

/** Pairs of columns from the right, upwards and downwards in turn; the column of the timing pattern is left out. */
function zigzag(size: number): number[] {
  const order: number[] = [];
  for (let right = size - 1, isUpwards = true; right > 0; right -= 2, isUpwards = !isUpwards) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = isUpwards ? size - 1 - i : i;
      order.push(y * size + right, y * size + right - 1);
    }
  }
  return order;
}

/** Level M and mask with their check bits, beside the finders, twice (ISO/IEC 18004, 7.9); and the module that is always dark. */
function formatModules(size: number, mask: number): Module[] {
  // Level M has the indicator 00.
  const bits = withCheckBits(mask, 10, 0x537) ^ 0x5412;
  const modules = Array.from({ length: 15 }, (_, i): Module[] => {
    const isDark = ((bits >> i) & 1) === 1;
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    return [
      [8, down, isDark],
      [across, 8, isDark],
    ];
  });
  return [...modules.flat(), [8, size - 8, true]];
}

/** From version 7 on, the version with its check bits, in two corners (ISO/IEC 18004, 7.10). */
function versionModules(version: number, size: number): Module[] {
  if (version < 7) return [];
  const bits = withCheckBits(version, 12, 0x1f25);
  return Array.from({ length: 18 }, (_, i): Module[] => {
    const isDark = ((bits >> i) & 1) === 1;
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    return [
      [near, far, isDark],
      [far, near, isDark],
    ];
  }).flat();
}

/** The value, followed by the remainder of its division by a polynomial of the given degree over GF(2). */
function withCheckBits(value: number, degree: number, polynomial: number): number {
  let remainder = value << degree;
  while (remainder >= 1 << degree) remainder ^= polynomial << (31 - Math.clz32(remainder) - degree);
  return (value << degree) | remainder;
}
