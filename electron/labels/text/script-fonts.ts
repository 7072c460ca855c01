import { readFileSync } from 'node:fs';
import type { FontWeight } from './font-blocks.ts';
import type { FontProgram } from './program.ts';
import { parseTrueType } from './truetype.ts';

/** A script that Arimo does not have: Noto Sans of it, whose glyphs HarfBuzz chooses and places. */
export interface ScriptFont {
  name: string;
  /** The blocks of Unicode that are its own. */
  codePoints: readonly (readonly [first: number, last: number])[];
}

export const SCRIPT_FONTS: readonly ScriptFont[] = [
  { name: 'armenian', codePoints: [[0x530, 0x58f]] },
  { name: 'hebrew', codePoints: [[0x590, 0x5ff]] },
  {
    name: 'arabic',
    codePoints: [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x870, 0x8ff],
      [0xfdf0, 0xfdff],
    ],
  },
  {
    name: 'devanagari',
    codePoints: [
      [0x900, 0x97f],
      [0xa8e0, 0xa8ff],
    ],
  },
  { name: 'bengali', codePoints: [[0x980, 0x9ff]] },
  { name: 'gurmukhi', codePoints: [[0xa00, 0xa7f]] },
  { name: 'gujarati', codePoints: [[0xa80, 0xaff]] },
  { name: 'oriya', codePoints: [[0xb00, 0xb7f]] },
  { name: 'tamil', codePoints: [[0xb80, 0xbff]] },
  { name: 'telugu', codePoints: [[0xc00, 0xc7f]] },
  { name: 'kannada', codePoints: [[0xc80, 0xcff]] },
  { name: 'malayalam', codePoints: [[0xd00, 0xd7f]] },
  { name: 'sinhala', codePoints: [[0xd80, 0xdff]] },
  { name: 'thai', codePoints: [[0xe00, 0xe7f]] },
  { name: 'lao', codePoints: [[0xe80, 0xeff]] },
  { name: 'myanmar', codePoints: [[0x1000, 0x109f]] },
  {
    name: 'georgian',
    codePoints: [
      [0x10a0, 0x10ff],
      [0x1c90, 0x1cbf],
      [0x2d00, 0x2d2f],
    ],
  },
  {
    name: 'ethiopic',
    codePoints: [
      [0x1200, 0x139f],
      [0x2d80, 0x2ddf],
    ],
  },
  { name: 'khmer', codePoints: [[0x1780, 0x17ff]] },
];

/** The file of a script, in electron/labels/fonts; build/cut-fonts.ts writes it. */
export const scriptFileName = ({ name }: ScriptFont, weight: FontWeight) => `noto-sans-${weight}-${name}.ttf`;

const FOLDER = new URL('../fonts/', import.meta.url);

const inClass = (codePoint: number) => `\\u{${codePoint.toString(16)}}`;
const inClasses = (ranges: ScriptFont['codePoints']) =>
  ranges.map(([first, last]) => `${inClass(first)}-${inClass(last)}`).join('');
const RANGES = SCRIPT_FONTS.flatMap(({ codePoints }) => codePoints);

/** Symbols, and the letters of East Asia, as `sliced-fonts.ts` opens them. */
const SLICED = [
  [0x1100, 0x11ff],
  [0x2100, 0x2115],
  [0x2117, 0x2121],
  [0x2123, 0x2152],
  [0x215f, 0x2bff],
  [0x2e80, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xffee],
  [0x1f000, 0x3ffff],
] as const;

/** A character that Arimo does not have, but perhaps another font. */
export const BEYOND_ARIMO = new RegExp(`[${inClasses([...RANGES, ...SLICED])}]`, 'u');
/** A letter whose form depends on its neighbours. */
export const SHAPED_LETTERS = new RegExp(`[${inClasses(RANGES)}]`, 'u');

/** A letter of a script that runs to the left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff]/u;

const FIRST = Math.min(...RANGES.map(([first]) => first));

/** Reads the file of a script when a text first needs it. */
export function openScripts(): (codePoint: number, weight: FontWeight) => FontProgram | undefined {
  const opened = new Map<ScriptFont, Record<FontWeight, FontProgram>>();
  const open = (script: ScriptFont): Record<FontWeight, FontProgram> => {
    const read = (weight: FontWeight): FontProgram => {
      const font = parseTrueType(readFileSync(new URL(scriptFileName(script, weight), FOLDER)));
      return {
        name: `S${SCRIPT_FONTS.indexOf(script)}${weight === 'bold' ? 'b' : ''}`,
        weight,
        font,
        isShaped: true,
        isWhole: false,
      };
    };
    const both = { regular: read('regular'), bold: read('bold') };
    opened.set(script, both);
    return both;
  };
  return (codePoint, weight) => {
    if (codePoint < FIRST) return undefined;
    const script = SCRIPT_FONTS.find(({ codePoints }) =>
      codePoints.some(([first, last]) => codePoint >= first && codePoint <= last),
    );
    if (!script) return undefined;
    const program = (opened.get(script) ?? open(script))[weight];
    return program.font.glyphs.has(codePoint) ? program : undefined;
  };
}
