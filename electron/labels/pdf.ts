import { setImmediate } from 'node:timers/promises';
import { createObjectWriter, streamObject, type ObjectWriter } from './files/object-writer.ts';
import type { Element, Layout, TextElement } from './layout/element.ts';
import { bars, hexagons, rows, textStart, type Area } from './layout/geometry.ts';
import { createPdfFonts, hex, inUtf16, type UsedGlyphs } from './pdf-fonts.ts';
import { glyphsOf, type Fonts } from './text/fonts.ts';
import type { FontProgram, Glyph } from './text/program.ts';
import { BEYOND_ARIMO, RIGHT_TO_LEFT, SHAPED_LETTERS } from './text/script-fonts.ts';

export interface PdfDetails {
  title: string;
  /** Milliseconds since 1970: the document's date of creation, and the only time in it. */
  createdAt: number;
}

export type PdfDrawer = (pages: readonly Layout[], details: PdfDetails) => Promise<Uint8Array>;

/** The fonts of a document, with what it uses of those that are cut. */
type UsedFonts = Map<FontProgram, UsedGlyphs>;

/** Of zlib: a page packs to a tenth more than at 6, in less than half of the time; a page needs no larger window, and less memory is had sooner. */
const PACKING = { level: 4, windowBits: 13, memLevel: 6, chunkSize: 4096 };

/** Makes a drawer that embeds a font program only where a page uses it. The same pages give the same bytes. */
export function createPdfDrawer(fonts: Fonts): PdfDrawer {
  const pdfFonts = createPdfFonts(fonts);

  return async (pages, details) => {
    const writer = createObjectWriter();
    const tree = writer.reserve();
    const used: UsedFonts = new Map();
    const kids: string[] = [];
    for (const page of pages) {
      // Others have their turn between two pages of a long document.
      if (kids.length > 0) await setImmediate();
      kids.push(`${writePage(writer, tree, page, fonts, used)} 0 R`);
    }
    const named = pdfFonts.write(writer, used).map(({ name, number }) => `/${name} ${number} 0 R`);
    const resources = `<< /Font << ${named.join(' ')} >> >>`;
    writer.writeAs(
      tree,
      `<< /Type /Pages /Kids [ ${kids.join(' ')} ] /Count ${kids.length} /Resources ${resources} >>`,
    );
    const root = writer.add(`<< /Type /Catalog /Pages ${tree} 0 R ${PRINTED_AT_ITS_SIZE} >>`);
    writer.end(root, writer.add(information(details)));
    return writer.taken();
  };
}

/** Of a catalog: printed at its own size, whatever a reader would do otherwise (ISO 32000-1, 12.2). */
export const PRINTED_AT_ITS_SIZE = '/ViewerPreferences << /PrintScaling /None >>';

function writePage(writer: ObjectWriter, tree: number, page: Layout, fonts: Fonts, used: UsedFonts): number {
  const contents = writer.add(streamObject(pageContent(page, fonts, used), PACKING));
  const points = (dots: number) => round((dots * 72) / page.dpi);
  const box = `[ 0 0 ${points(page.width)} ${points(page.height)} ]`;
  return writer.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Contents ${contents} 0 R >>`);
}

/** Its date as ISO 32000-1, 7.9.4 has it. */
function information({ title, createdAt }: PdfDetails): string {
  const date = `(D:${new Date(createdAt).toISOString().replace(/\..*|[-:T]/g, '')}Z)`;
  return `<< /Title ${textString(title)} /Producer (Packbench) /CreationDate ${date} /ModDate ${date} >>`;
}

/** Any text, as hexadecimal digits of UTF-16 behind a byte order mark (ISO 32000-1, 7.9.2). */
const textString = (text: string) => `<FEFF${inUtf16(text)}>`;

/** The page's operators in dots, with the origin at the top left, as on the printer. */
function pageContent(page: Layout, fonts: Fonts, used: UsedFonts): Buffer {
  const scale = 72 / page.dpi;
  const operators = [`${scale} 0 0 ${-scale} 0 ${page.height * scale} cm`];
  for (const element of page.elements) {
    operators.push(element.kind === 'text' ? drawText(element, fonts, used) : drawArea(element));
  }
  return Buffer.from(operators.join('\n'), 'latin1');
}

const TURNS = { 0: '1 0 0 -1', 90: '0 1 1 0', 180: '-1 0 0 1', 270: '0 -1 -1 0' } as const;

function drawText(element: TextElement, fonts: Fonts, used: UsedFonts): string {
  const { text, size, weight, turn, ink, han } = element;
  const { x, y } = textStart(element, element.width);
  const glyphs = glyphsOf(text, weight, han ? fonts.in(han) : fonts);
  const shown = BEYOND_ARIMO.test(text) ? placed(glyphs, text, size, used) : inARow(glyphs, size, used);
  const operators = [`BT ${TURNS[turn]} ${round(x)} ${round(y)} Tm`, ...shown, 'ET'];
  return (ink === 'white' ? ['1 g', ...operators, '0 g'] : operators).join('\n');
}

/** Letters that stand one beside the other, as the font says how wide they are. */
function inARow(glyphs: readonly Glyph[], size: number, used: UsedFonts): string[] {
  const operators: string[] = [];
  let program: FontProgram | undefined;
  let codes = '';
  const show = () => (codes === '' ? '' : operators.push(`<${codes}>Tj`));
  for (const glyph of glyphs) {
    if (glyph.program !== program) {
      show();
      program = glyph.program;
      used.set(program, used.get(program) ?? new Map());
      operators.push(`/${program.name} ${round(size)} Tf`);
      codes = '';
    }
    codes += hex(glyph.id);
  }
  show();
  return operators;
}

/**
 * Each glyph at its own place, with the text that it stands for, so that what is copied is what was written (ISO 32000-1, 14.9.4): a vowel may stand
 * before the consonant that it follows. Readers put what runs to the left in order by themselves, and are told it sign by sign.
 */
function placed(glyphs: readonly Glyph[], text: string, size: number, used: UsedFonts): string[] {
  const isBySign = RIGHT_TO_LEFT.test(text);
  const isReordered = !isBySign && SHAPED_LETTERS.test(text);
  const operators: string[] = isReordered ? [beginSpan(text)] : [];
  let program: FontProgram | undefined;
  let [pen, at] = [0, { x: 0, y: 0 }];
  for (const { program: of, id, advance, offset = { x: 0, y: 0 }, text: sign } of glyphs) {
    const cut = used.get(of) ?? new Map<number, { code: number; letter: string }>();
    used.set(of, cut);
    if (!of.isWhole && !cut.has(id)) cut.set(id, { code: cut.size + 1, letter: of.isShaped ? '' : (sign ?? '') });
    if (of !== program) operators.push(`/${of.name} ${round(size)} Tf`);
    program = of;
    const place = { x: (pen + offset.x) * size, y: offset.y * size };
    const shown = `${round(place.x - at.x)} ${round(place.y - at.y)} Td <${hex(cut.get(id)?.code ?? id)}>Tj`;
    operators.push(...(isBySign && of.isShaped ? [beginSpan(sign ?? ''), shown, 'EMC'] : [shown]));
    at = place;
    pen += advance;
  }
  return isReordered ? [...operators, 'EMC'] : operators;
}

const beginSpan = (text: string) => `/Span <</ActualText ${textString(text)}>> BDC`;

type Drawn<K extends Element['kind']> = Extract<Element, { kind: K }>;

function drawArea(element: Exclude<Element, TextElement>): string {
  switch (element.kind) {
    case 'rectangle':
      return fill([element]);
    case 'bitmap':
      return drawBitmap(element);
    case 'linear':
      return drawLinear(element);
    case 'matrix':
      return drawMatrix(element);
    case 'maxicode':
      return drawMaxiCode(element);
  }
}

const rectangle = ({ x, y, width, height }: Area) => `${round(x)} ${round(y)} ${round(width)} ${round(height)} re`;
const fill = (areas: readonly Area[]) => `${areas.map(rectangle).join('\n')}\nf`;

/** In modules from the symbol's corner: small whole numbers, which the content stream packs best. */
const inModules = ({ x, y, module }: { x: number; y: number; module: number }, drawn: string) =>
  `q ${module} 0 0 ${module} ${round(x)} ${round(y)} cm\n${drawn} Q`;

/** An image in the content stream that is a stencil for black ink (ISO 32000-1, 8.9.6.2 and 8.9.7); hexadecimal digits, which the stream packs. */
function drawBitmap({ x, y, width, height, bitmap }: Drawn<'bitmap'>): string {
  const data = Buffer.from(bitmap.bits.buffer, bitmap.bits.byteOffset, bitmap.bits.length).toString('hex');
  const place = `${round(width)} 0 0 ${-round(height)} ${round(x)} ${round(y + height)} cm`;
  return `q ${place} BI /W ${bitmap.width} /H ${bitmap.height} /IM true /D [1 0] /F /AHx ID\n${data}>\nEI Q`;
}

/** Row by row, the origin moved from each to the next, so that all rows are made of the same words. */
function drawMatrix(element: Drawn<'matrix'>): string {
  const operators: string[] = [];
  let top = 0;
  for (const area of rows({ ...element, x: 0, y: 0, module: 1 })) {
    if (area.y > top) operators.push(`${operators.length > 0 ? 'f ' : ''}1 0 0 1 0 ${area.y - top} cm`);
    top = area.y;
    operators.push(`${area.x} 0 ${area.width} ${area.height} re`);
  }
  return inModules(element, `${operators.join('\n')} f`);
}

function drawLinear(element: Drawn<'linear'>): string {
  const { width, height, module } = element;
  const size = { width: width / module, height: height / module };
  return inModules(element, fill(bars({ ...element, ...size, x: 0, y: 0, module: 1 })));
}

/** Length of the handle of a Bézier curve that draws a quarter of a circle of radius 1. */
const ARC = 0.5523;

/** One hexagon again and again, the origin moved from each to the next: the same words, which the content stream packs to little. */
function drawMaxiCode(element: Drawn<'maxicode'>): string {
  const { centres, hexagon, rings, centre } = hexagons(element);
  const [first, ...rest] = hexagon.map(({ x, y }) => `${round(x)} ${round(y)}`);
  const path = `${first} m ${rest.map((point) => `${point} l`).join(' ')} h f`;
  let at = { x: 0, y: 0 };
  const moves = centres.map(({ x, y }) => {
    const move = `1 0 0 1 ${round(x - at.x)} ${round(y - at.y)} cm ${path}`;
    at = { x, y };
    return move;
  });
  const circles = rings.map((radius) => circle(centre.x, centre.y, radius));
  return ['q', ...moves, 'Q', ...circles, 'f*'].join('\n');
}

function circle(x: number, y: number, r: number): string {
  const k = ARC * r;
  const curve = (...points: number[]) => `${points.map(round).join(' ')} c`;
  return [
    `${round(x + r)} ${round(y)} m`,
    curve(x + r, y + k, x + k, y + r, x, y + r),
    curve(x - k, y + r, x - r, y + k, x - r, y),
    curve(x - r, y - k, x - k, y - r, x, y - r),
    curve(x + k, y - r, x + r, y - k, x + r, y),
    'h',
  ].join(' ');
}

/** Three places are finer than any printer. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
