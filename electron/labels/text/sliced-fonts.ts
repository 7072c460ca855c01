import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONT_WEIGHTS, type FontWeight } from './font-blocks.ts';
import type { FontProgram } from './program.ts';
import { parseTrueType } from './truetype.ts';

/** Whose forms of the Chinese characters are drawn: of Japan, Korea, the mainland of China, or Taiwan. */
export type HanForm = 'JP' | 'KR' | 'SC' | 'TC';

/** The forms that are read where a parcel goes. @param country ISO 3166-1 alpha-2 */
export const hanFormOf = (country: string): HanForm =>
  ({ JP: 'JP', KR: 'KR', TW: 'TC', HK: 'TC', MO: 'TC' } as Readonly<Record<string, HanForm>>)[country] ?? 'SC';

/** Which slice has which characters, ascending. */
type Ranges = readonly { first: number; last: number; slice: string }[];

/** Of each font by slice: `4e00-4e07,4e0b`. build/cut-fonts.ts writes it, since the packages claim more than they have. */
export type Coverage = Readonly<Record<FontName, Readonly<Record<string, string>>>>;
export const COVERAGE_FILE = new URL('../fonts/slices.json', import.meta.url);

/** The file of a slice, as its package exports it. */
export const sliceFile = (name: FontName, slice: string) =>
  `${SLICED_PACKAGES[name]}/files/${SLICED_PACKAGES[name].split('/')[1] ?? ''}-${slice}-wght-normal.woff2`;

/** Below node_modules; their licences lie there, too. */
export const SLICED_PACKAGES = {
  JP: '@fontsource-variable/noto-sans-jp',
  KR: '@fontsource-variable/noto-sans-kr',
  SC: '@fontsource-variable/noto-sans-sc',
  TC: '@fontsource-variable/noto-sans-tc',
  emoji: '@fontsource-variable/noto-emoji',
} as const;
export type FontName = keyof typeof SLICED_PACKAGES;
const AXIS = { regular: 400, bold: 700 } as const;
const DROPPED_TABLES = [
  'GDEF',
  'GPOS',
  'GSUB',
  'STAT',
  'gasp',
  'OS/2',
  'name',
  'post',
  'prep',
  'cvt ',
  'fpgm',
  'vhea',
  'vmtx',
];

/** In which fonts a character is looked for: where the form that is asked for lacks it, another's is better than none. */
function orderOf(codePoint: number, form: HanForm): FontName[] {
  const character = String.fromCodePoint(codePoint);
  const own = HANGUL.test(character) ? 'KR' : KANA.test(character) ? 'JP' : form;
  return [own, ...(['SC', 'TC', 'JP', 'KR'] as const).filter((other) => other !== own), 'emoji'];
}

const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Fonts of many characters in slices of some hundred. Opens slices when they are first needed, once, and keeps them. */
export function openSlicedFonts() {
  let coverage: Readonly<Record<FontName, Ranges>> | undefined;
  const opened = new Map<string, FontProgram>();
  const opening = new Map<string, Promise<FontProgram>>();
  const require = createRequire(import.meta.url);
  const rangesOf = (name: FontName) => (coverage ??= readCoverage())[name];

  function sliceOf(codePoint: number, form: HanForm): { name: FontName; slice: string } | undefined {
    for (const name of orderOf(codePoint, form)) {
      const slice = find(rangesOf(name), codePoint);
      if (slice !== undefined) return { name, slice };
    }
    return undefined;
  }

  const keyOf = ({ name, slice }: { name: FontName; slice: string }, weight: FontWeight) => `${name}${slice}${weight}`;

  async function open(place: { name: FontName; slice: string }, weight: FontWeight): Promise<FontProgram> {
    const { default: subsetFont } = await import('subset-font');
    const text = rangesOf(place.name)
      .filter(({ slice }) => slice === place.slice)
      .flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
      );
    const file = await readFile(require.resolve(sliceFile(place.name, place.slice)));
    const font = await subsetFont(file, text.join(''), {
      targetFormat: 'truetype',
      noHinting: true,
      noLayoutClosure: true,
      dropTables: DROPPED_TABLES,
      variationAxes: { wght: AXIS[weight] },
    });
    const program = {
      name: `H${place.name}${place.slice}${weight === 'bold' ? 'b' : ''}`,
      weight,
      font: parseTrueType(font),
    };
    return { ...program, isShaped: false, isWhole: false };
  }

  return {
    has: (codePoint: number) => sliceOf(codePoint, 'SC') !== undefined,
    /** The program that has a character, where its slice is open. */
    program(codePoint: number, weight: FontWeight, form: HanForm): FontProgram | undefined {
      const place = sliceOf(codePoint, form);
      return place && opened.get(keyOf(place, weight));
    },
    /** Opens the slices of these characters, in both weights. */
    async prepare(codePoints: Iterable<number>, form: HanForm): Promise<void> {
      for (const codePoint of codePoints) {
        const place = sliceOf(codePoint, form);
        if (!place) continue;
        for (const weight of FONT_WEIGHTS) {
          const key = keyOf(place, weight);
          if (opened.has(key)) continue;
          const made = opening.get(key) ?? open(place, weight);
          opening.set(key, made);
          try {
            opened.set(key, await made);
          } finally {
            opening.delete(key);
          }
        }
      }
    },
  };
}

function readCoverage(): Record<FontName, Ranges> {
  const coverage = JSON.parse(readFileSync(COVERAGE_FILE, 'utf8')) as Coverage;
  const ranges = (slices: Coverage[FontName]) =>
    Object.entries(slices)
      .flatMap(([slice, listed]) =>
        listed.split(',').map((range) => {
          const [first = '', last = first] = range.split('-');
          return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), slice };
        }),
      )
      .sort((a, b) => a.first - b.first);
  return mapValues(coverage, ranges);
}

const mapValues = <K extends string, From, To>(record: Readonly<Record<K, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<K, To>;

function find(ranges: Ranges, codePoint: number): string | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.last ?? Infinity) < codePoint) low = middle + 1;
    else high = middle;
  }
  const found = ranges[low];
  return found && found.first <= codePoint ? found.slice : undefined;
}
