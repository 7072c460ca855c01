import { streamObject, type ObjectWriter } from './files/object-writer.ts';
import { FONT_BLOCKS } from './text/font-blocks.ts';
import { cutTrueType } from './text/cut.ts';
import type { Fonts } from './text/fonts.ts';
import type { FontProgram } from './text/program.ts';

/** What a document uses of a font that is cut: by glyph its code, which are given from 1 on as they come, and its letter. */
export type UsedGlyphs = Map<number, { code: number; letter: string }>;

/** The parts of a font that are the same in every document, made once for those that are embedded whole. */
interface PdfFont {
  name: string;
  /** Advance widths by code, in thousandths of the em. */
  widths: string;
  descriptor: string;
  /** Objects: the program as it is cut, and its map back to Unicode, so that text can be copied and searched. */
  file: Uint8Array;
  toUnicode: Uint8Array;
}

/** Of zlib, for what is packed once; what a document has of its own must be quick. */
const LEVEL = { kept: 9, once: 6 } as const;

/** Writes fonts into documents: Type0 over CIDFontType2 with glyph numbers as codes (ISO 32000-1, section 9.7). */
export function createPdfFonts(fonts: Fonts) {
  const whole = new Map<FontProgram, PdfFont>();
  /** Both weights of a block have the same map. */
  const maps = new Map<number, Uint8Array>();

  function wholeFont(program: FontProgram): PdfFont {
    const index = fonts.programs.indexOf(program);
    const { advances, bytes, glyphs } = program.font;
    const block = index % FONT_BLOCKS.length;
    const toUnicode = maps.get(block) ?? unicodeObject(glyphs, LEVEL.kept);
    maps.set(block, toUnicode);
    const name = `${subsetTag(index)}+Arimo${program.weight === 'bold' ? '-Bold' : ''}`;
    return pdfFont(program, { name, bytes, advances, toUnicode, level: LEVEL.kept });
  }

  function fontOf(program: FontProgram, glyphs: UsedGlyphs): PdfFont {
    if (!program.isWhole) return cutFont(program, glyphs);
    const font = whole.get(program) ?? wholeFont(program);
    whole.set(program, font);
    return font;
  }

  return {
    /** @returns for the resources of pages: under which name and number each font of the document is found */
    write(writer: ObjectWriter, used: ReadonlyMap<FontProgram, UsedGlyphs>): { name: string; number: number }[] {
      const written = new Map<Uint8Array, number>();
      const numberOf = (object: Uint8Array) => {
        const number = written.get(object) ?? writer.add(object);
        written.set(object, number);
        return number;
      };
      return Array.from(used, ([program, glyphs]) => {
        const { name, widths, descriptor, file, toUnicode } = fontOf(program, glyphs);
        const described = writer.add(`<< ${descriptor} /FontFile2 ${numberOf(file)} 0 R >>`);
        const cidFont = writer.add(
          `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDToGIDMap /Identity ` +
            '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
            `/FontDescriptor ${described} 0 R /W [ 0 [ ${widths} ] ] >>`,
        );
        const type0 = writer.add(
          `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ` +
            `/DescendantFonts [ ${cidFont} 0 R ] /ToUnicode ${numberOf(toUnicode)} 0 R >>`,
        );
        return { name: program.name, number: type0 };
      });
    },
  };
}

/**
 * A font cut to the glyphs that a document uses. Letters of a script that joins them are told where they stand, since several share a glyph.
 * @param glyphs in the order of their codes, which begin at 1
 */
function cutFont(program: FontProgram, glyphs: UsedGlyphs): PdfFont {
  const cut = cutTrueType(program.font, glyphs.keys());
  const letters = [...glyphs.values()].flatMap(({ code, letter }) =>
    letter === '' ? [] : [[letter.codePointAt(0) ?? 0, code] as const],
  );
  return pdfFont(program, {
    name: `PACKBS+NotoSans${program.weight === 'bold' ? '-Bold' : ''}-${program.name}`,
    bytes: cut.bytes,
    advances: cut.glyphs.map((glyph) => program.font.advances[glyph] ?? 0),
    toUnicode: unicodeObject(new Map(letters), LEVEL.once),
    level: LEVEL.once,
  });
}

interface Parts {
  name: string;
  bytes: Uint8Array;
  /** By code, in font units. */
  advances: readonly number[];
  toUnicode: Uint8Array;
  level: number;
}

function pdfFont({ font, weight }: FontProgram, { name, bytes, advances, toUnicode, level }: Parts): PdfFont {
  const perMille = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const box = font.boundingBox.map(perMille).join(' ');
  return {
    ...{ name, toUnicode },
    widths: advances.map(perMille).join(' '),
    descriptor:
      `/Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [ ${box} ] /ItalicAngle 0 ` +
      `/Ascent ${perMille(font.ascent)} /Descent ${perMille(font.descent)} /CapHeight 716 ` +
      `/StemV ${weight === 'bold' ? 140 : 80}`,
    file: streamObject(bytes, level, `/Length1 ${bytes.length} `),
  };
}

/** @param glyphs codes by code point */
const unicodeObject = (glyphs: ReadonlyMap<number, number>, level: number) =>
  streamObject(Buffer.from(toUnicodeMap(glyphs), 'latin1'), level);

/** Six letters that mark a font as a part of one; each program has its own. */
const subsetTag = (index: number) => `PACKB${String.fromCharCode(65 + index)}`;

const HEX = Array.from({ length: 0x100 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** Four digits. */
export const hex = (value: number) => `${HEX[value >> 8] ?? ''}${HEX[value & 0xff] ?? ''}`;

/** Runs of glyphs whose code points follow each other too. A run may not cross a multiple of 256 (ISO 32000-1, 9.10.3). */
function runsOf(glyphs: ReadonlyMap<number, number>): { first: number; last: number; codePoint: number }[] {
  const runs: { first: number; last: number; codePoint: number }[] = [];
  for (const [codePoint, glyph] of [...glyphs].sort((a, b) => a[1] - b[1])) {
    const run = runs.at(-1);
    const follows = run && glyph === run.last + 1 && codePoint === run.codePoint + (glyph - run.first);
    if (run && follows && glyph % 256 !== 0 && codePoint % 256 !== 0) run.last = glyph;
    else runs.push({ first: glyph, last: glyph, codePoint });
  }
  return runs;
}

/** Four digits for each unit. */
export const inUtf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

function toUnicodeMap(glyphs: ReadonlyMap<number, number>): string {
  const lines = runsOf(glyphs).map(
    ({ first, last, codePoint }) => `<${hex(first)}> <${hex(last)}> <${inUtf16(String.fromCodePoint(codePoint))}>`,
  );
  const sections: string[] = [];
  for (let i = 0; i < lines.length; i += 100) {
    const section = lines.slice(i, i + 100);
    sections.push(`${section.length} beginbfrange`, ...section, 'endbfrange');
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...sections,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
