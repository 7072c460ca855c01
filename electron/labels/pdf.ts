import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { PDFContext, PDFHexString, PDFRawStream, PDFString, PDFWriter, type PDFDict, type PDFRef } from 'pdf-lib';
import type { Element, Layout, TextElement } from './layout/element.ts';
import { bars, hexagons, rows, textStart, type Area } from './layout/geometry.ts';
import { LAST_FONT_OBJECT, makePdfFont, type PdfFont } from './pdf-fonts.ts';
import { glyphsOf, type FontProgram, type Fonts } from './text/fonts.ts';

export interface PdfDetails {
  title: string;
  /** Milliseconds since 1970: the document's date of creation, and the only time in it. */
  createdAt: number;
}

export type PdfDrawer = (pages: readonly Layout[], details: PdfDetails) => Promise<Uint8Array>;

/** Makes a drawer that embeds a font program only where a page uses it. The same pages give the same bytes. */
export function createPdfDrawer(fonts: Fonts): PdfDrawer {
  const made = new Map<FontProgram, PdfFont>();
  const pdfFont = (program: FontProgram) => {
    const font = made.get(program) ?? makePdfFont(program, fonts.programs.indexOf(program));
    made.set(program, font);
    return font;
  };

  return async (pages, details) => {
    const context = PDFContext.create();
    context.largestObjectNumber = LAST_FONT_OBJECT;
    const used = new Set<FontProgram>();
    const tree = context.nextRef();
    const kids: PDFRef[] = [];
    for (const page of pages) {
      // Others have their turn between two pages of a long document.
      if (kids.length > 0) await setImmediate();
      kids.push(addPage(context, tree, page, fonts, used));
    }
    const resources: Record<string, PDFRef> = {};
    for (const program of used) {
      const font = pdfFont(program);
      resources[program.name] = font.ref;
      font.objects.forEach(([ref, object]) => context.assign(ref, object));
    }
    context.assign(
      tree,
      context.obj({ Type: 'Pages', Kids: kids, Count: kids.length, Resources: { Font: resources } }),
    );
    context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: tree }));
    context.trailerInfo.Info = context.register(information(context, details));
    return PDFWriter.forContext(context, Infinity).serializeToBuffer();
  };
}

function addPage(context: PDFContext, tree: PDFRef, page: Layout, fonts: Fonts, used: Set<FontProgram>): PDFRef {
  const content = deflateSync(pageContent(page, fonts, used));
  const stream = PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length: content.length }), content);
  const contents = context.register(stream);
  const points = (dots: number) => round((dots * 72) / page.dpi);
  const box = [0, 0, points(page.width), points(page.height)];
  return context.register(context.obj({ Type: 'Page', Parent: tree, MediaBox: box, Contents: contents }));
}

function information(context: PDFContext, { title, createdAt }: PdfDetails): PDFDict {
  const date = PDFString.fromDate(new Date(createdAt));
  return context.obj({
    Title: PDFHexString.fromText(title),
    Producer: PDFString.of('Packbench'),
    CreationDate: date,
    ModDate: date,
  });
}

/** The page's operators in dots, with the origin at the top left, as on the printer. */
function pageContent(page: Layout, fonts: Fonts, used: Set<FontProgram>): Buffer {
  const scale = 72 / page.dpi;
  const operators = [`${scale} 0 0 ${-scale} 0 ${page.height * scale} cm`];
  for (const element of page.elements) {
    operators.push(element.kind === 'text' ? drawText(element, fonts, used) : drawArea(element));
  }
  return Buffer.from(operators.join('\n'), 'latin1');
}

const TURNS = { 0: '1 0 0 -1', 90: '0 1 1 0', 180: '-1 0 0 1', 270: '0 -1 -1 0' } as const;

function drawText(element: TextElement, fonts: Fonts, used: Set<FontProgram>): string {
  const { x, y } = textStart(element, element.width);
  const operators = [`BT ${TURNS[element.turn]} ${round(x)} ${round(y)} Tm`];
  let program: FontProgram | undefined;
  let codes = '';
  const show = () => (codes === '' ? '' : operators.push(`<${codes}>Tj`));
  for (const glyph of glyphsOf(element.text, element.weight, fonts)) {
    if (glyph.program !== program) {
      show();
      program = glyph.program;
      used.add(program);
      operators.push(`/${program.name} ${round(element.size)} Tf`);
      codes = '';
    }
    codes += glyph.id.toString(16).padStart(4, '0');
  }
  show();
  operators.push('ET');
  return element.ink === 'white' ? `1 g\n${operators.join('\n')}\n0 g` : operators.join('\n');
}

type Drawn<K extends Element['kind']> = Extract<Element, { kind: K }>;

function drawArea(element: Exclude<Element, TextElement>): string {
  switch (element.kind) {
    case 'rectangle':
      return fill([element]);
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

/** Row by row, the origin moved from each to the next, so that all rows are made of the same words. */
function drawMatrix(element: Drawn<'matrix'>): string {
  const operators: string[] = [];
  let top = 0;
  for (const area of rows({ ...element, x: 0, y: 0, module: 1 })) {
    if (area.y > top) operators.push(`${operators.length > 0 ? 'f ' : ''}1 0 0 1 0 ${area.y - top} cm`);
    top = area.y;
    operators.push(rectangle({ ...area, y: 0 }));
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
