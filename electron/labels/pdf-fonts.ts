import { deflateSync } from 'node:zlib';
import { PDFContext, PDFRawStream, PDFRef, PDFString, type PDFObject } from 'pdf-lib';
import { FONT_BLOCKS, FONT_WEIGHTS } from './text/font-blocks.ts';
import { cutTrueType } from './text/cut.ts';
import type { FontProgram } from './text/program.ts';

/** A font program as PDF objects, which are made once and put as they are into every document that uses them. */
export interface PdfFont {
  /** Of the Type0 font, for the page's resources. */
  ref: PDFRef;
  objects: readonly (readonly [PDFRef, PDFObject])[];
}

/** Numbers of the maps to Unicode, of which both weights of a block have the same, and of the other objects of fonts. */
const FIRST_MAP_OBJECT = 1;
const FIRST_FONT_OBJECT = FIRST_MAP_OBJECT + FONT_BLOCKS.length;
const OBJECTS_PER_FONT = 4;

/** Object numbers up to this are those of fonts, the same in every document; a document's own come after. */
export const LAST_FONT_OBJECT = FIRST_FONT_OBJECT + OBJECTS_PER_FONT * FONT_BLOCKS.length * FONT_WEIGHTS.length - 1;

/**
 * Makes the objects of program number `index`: Type0 over CIDFontType2 with glyph numbers as codes (ISO 32000-1, section 9.7), the
 * program as it is cut, and a map back to Unicode, so that text can be copied and searched.
 */
export function makePdfFont(program: FontProgram, index: number): PdfFont {
  const number = FIRST_FONT_OBJECT + OBJECTS_PER_FONT * index;
  return pdfFont(program, {
    name: `${subsetTag(index)}+Arimo${program.weight === 'bold' ? '-Bold' : ''}`,
    bytes: program.font.bytes,
    advances: program.font.advances,
    unicode: program.font.glyphs,
    refs: [0, 1, 2, 3].map((i) => PDFRef.of(number + i)) as FourRefs,
    toUnicode: PDFRef.of(FIRST_MAP_OBJECT + (index % FONT_BLOCKS.length)),
  });
}

/**
 * The objects of a font in one document, cut to the glyphs that it uses. Letters of a script that joins them are told where they stand, since
 * several share a glyph. @param glyphs in the order of their codes, which begin at 1
 */
export function makeCutFont(
  context: PDFContext,
  program: FontProgram,
  glyphs: ReadonlyMap<number, { code: number; letter: string }>,
): PdfFont {
  const cut = cutTrueType(program.font, glyphs.keys());
  const letters = [...glyphs.values()].flatMap(({ code, letter }) =>
    letter === '' ? [] : [[letter.codePointAt(0) ?? 0, code] as const],
  );
  return pdfFont(program, {
    name: `PACKBS+NotoSans${program.weight === 'bold' ? '-Bold' : ''}-${program.name}`,
    bytes: cut.bytes,
    advances: cut.glyphs.map((glyph) => program.font.advances[glyph] ?? 0),
    unicode: new Map(letters),
    refs: [0, 1, 2, 3].map(() => context.nextRef()) as FourRefs,
    toUnicode: context.nextRef(),
  });
}

interface Parts {
  name: string;
  bytes: Uint8Array;
  /** By code, in font units. */
  advances: readonly number[];
  /** Codes by code point. */
  unicode: ReadonlyMap<number, number>;
  refs: FourRefs;
  toUnicode: PDFRef;
}

function pdfFont({ font, weight }: FontProgram, { name, bytes, advances, unicode, refs, toUnicode }: Parts): PdfFont {
  const context = PDFContext.create();
  const [type0, cidFont, descriptor, file] = refs;
  const perMille = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  return {
    ref: type0,
    objects: [
      [
        type0,
        context.obj({
          Type: 'Font',
          Subtype: 'Type0',
          BaseFont: name,
          Encoding: 'Identity-H',
          DescendantFonts: [cidFont],
          ToUnicode: toUnicode,
        }),
      ],
      [
        cidFont,
        context.obj({
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: name,
          CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
          FontDescriptor: descriptor,
          CIDToGIDMap: 'Identity',
          W: [0, advances.map(perMille)],
        }),
      ],
      [
        descriptor,
        context.obj({
          Type: 'FontDescriptor',
          FontName: name,
          Flags: 4,
          FontBBox: font.boundingBox.map(perMille),
          ItalicAngle: 0,
          Ascent: perMille(font.ascent),
          Descent: perMille(font.descent),
          CapHeight: 716,
          StemV: weight === 'bold' ? 140 : 80,
          FontFile2: file,
        }),
      ],
      [file, deflated(context, bytes, { Length1: bytes.length })],
      [toUnicode, deflated(context, Buffer.from(toUnicodeMap(unicode), 'latin1'))],
    ],
  };
}

type FourRefs = [PDFRef, PDFRef, PDFRef, PDFRef];

function deflated(context: PDFContext, bytes: Uint8Array, extra: Record<string, number> = {}): PDFRawStream {
  const contents = deflateSync(bytes, { level: 9 });
  return PDFRawStream.of(context.obj({ Filter: 'FlateDecode', ...extra, Length: contents.length }), contents);
}

/** Six letters that mark a font as a part of one; each program has its own. */
const subsetTag = (index: number) => `PACKB${String.fromCharCode(65 + index)}`;

const hex = (value: number) => value.toString(16).padStart(4, '0');

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

const inUtf16 = (text: string) => Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

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
