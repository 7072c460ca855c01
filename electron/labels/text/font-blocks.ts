type CodePoints = readonly (readonly [first: number, last: number])[];

/** A part of Arimo that is embedded as one font program, so that a label carries only the scripts it uses. */
export interface FontBlock {
  name: string;
  codePoints: CodePoints;
}

/** What is drawn for a character that no block has; it is in the first block, which every label carries. */
export const REPLACEMENT = '\uFFFD';

/** In the order in which a character is looked up; a code point that an earlier block has is left out of the later ones. */
export const FONT_BLOCKS: readonly FontBlock[] = [
  {
    name: 'basic-latin',
    codePoints: [
      [0x20, 0x7e],
      ...Array.from('ÄÖÜßäöü', (c) => [c.charCodeAt(0), c.charCodeAt(0)] as const),
      [0xfffd, 0xfffd],
    ],
  },
  {
    name: 'latin-1',
    codePoints: [
      [0xa1, 0xff],
      [0x2012, 0x201e],
      [0x2020, 0x2022],
      [0x2026, 0x2026],
      [0x2030, 0x2030],
      [0x2032, 0x2033],
      [0x2039, 0x203a],
      [0x20ac, 0x20ac],
      [0x2116, 0x2116],
      [0x2122, 0x2122],
    ],
  },
  {
    name: 'latin-extended-a',
    codePoints: [
      [0x100, 0x17f],
      [0x218, 0x21b],
      [0x1e9e, 0x1e9e],
    ],
  },
  {
    name: 'latin-extended',
    codePoints: [
      [0x180, 0x24f],
      [0x300, 0x36f],
      [0x1e00, 0x1eff],
    ],
  },
  { name: 'greek', codePoints: [[0x370, 0x3ff]] },
  { name: 'greek-extended', codePoints: [[0x1f00, 0x1fff]] },
  {
    name: 'cyrillic',
    codePoints: [
      [0x400, 0x45f],
      [0x490, 0x491],
    ],
  },
  { name: 'cyrillic-extended', codePoints: [[0x460, 0x52f]] },
  {
    // Letters of Azerbaijan and West Africa, apostrophes of Ukraine, Uzbekistan and Hawaii, the dot in Chinese names, currencies and fractions.
    name: 'latin-others',
    codePoints: [
      [0x250, 0x2ff],
      [0x2016, 0x205e],
      [0x2070, 0x209c],
      [0x20a0, 0x20be],
      [0x2153, 0x215e],
    ],
  },
];

export const FONT_WEIGHTS = ['regular', 'bold'] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** The file of a block, in electron/labels/fonts; build/cut-fonts.ts writes it. */
export const fontFileName = (block: FontBlock, weight: FontWeight) => `arimo-${weight}-${block.name}.ttf`;
