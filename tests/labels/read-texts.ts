import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import type { Layout, TextElement } from '#electron/labels/layout/element.ts';
import { isBlack, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { createTextRaster, margin } from '#electron/labels/raster/text-raster.ts';
import { fonts, readGif, readPdf, readPng } from './drawing.ts';
import { parseEpl } from './epl/parse.ts';
import { printEpl } from './epl/print.ts';
import { parseZpl, zplFields } from './zpl/parse.ts';

const raster = createTextRaster(fonts);

/** The texts of a label that a printer of its format prints: sent as text, or seen in the picture where the layout has them. */
export async function readTexts(imageType: ImageType, bytes: Uint8Array, layout: Layout): Promise<string[]> {
  switch (imageType) {
    case 'PDF':
      return (await readPdf(bytes)).map(({ text }) => text);
    case 'ZPL':
      return zplFields(parseZpl(bytes)).map(({ text }) => text);
    case 'EPL':
      return textsSeen(printEpl(bytes), layout, nativeTexts(bytes));
    case 'GIF':
      return textsSeen(readGif(bytes), layout);
    case 'PNG':
      return textsSeen(readPng(bytes), layout);
  }
}

/** What the printer sets in its own type. */
const nativeTexts = (epl: Uint8Array) =>
  new Set(
    parseEpl(epl).flatMap((command) =>
      command.name === 'A' ? [new TextDecoder('windows-1252').decode(command.data)] : [],
    ),
  );

/** The upright black texts of the layout whose every letter is in the picture, and those that are known to be in it. */
export const textsSeen = (picture: Bitmap, layout: Layout, known: ReadonlySet<string> = new Set()) =>
  layout.elements
    .filter((element) => element.kind === 'text')
    .filter((element) => known.has(element.text) || isSeen(element, picture))
    .map(({ text }) => text);

/** Drawn by another program, a letter lies up to a dot elsewhere. */
const LEAST_ALIKE = 0.8;

/** Compares letter by letter with the text as we draw it: its dots are in the picture, and the picture has no others. */
function isSeen({ text, weight, size, x, y, align, turn, ink, han }: TextElement, picture: Bitmap): boolean {
  if (align !== 'left' || turn !== 0 || ink !== 'black') return false;
  const { bitmap, ascent } = raster(text, weight, size, han);
  const [left, top] = [Math.round(x) - margin(size), Math.round(y) - ascent];
  const rows = inkedRows(bitmap);
  for (let from = 0; from < bitmap.width; from += size) {
    const area = { from, to: Math.min(bitmap.width, from + size), ...rows };
    const printed = { bitmap: picture, dx: left, dy: top };
    const drawn = { bitmap, dx: 0, dy: 0 };
    if (alike(drawn, printed, area) < LEAST_ALIKE) return false;
    if (alike(printed, drawn, area) < LEAST_ALIKE) return false;
  }
  return true;
}

interface Placed {
  bitmap: Bitmap;
  dx: number;
  dy: number;
}

/** The first row with ink, and the one after the last: above and below lie other lines. */
function inkedRows({ bits, bytesPerRow }: Bitmap): { top: number; bottom: number } {
  const row = (at: number) => Math.floor(at / bytesPerRow);
  return { top: row(bits.findIndex((byte) => byte !== 0)), bottom: row(bits.findLastIndex((byte) => byte !== 0)) + 1 };
}

interface Area {
  from: number;
  to: number;
  top: number;
  bottom: number;
}

/** The part of one's black dots in the area that have a black dot of the other's within a dot. */
function alike(one: Placed, other: Placed, { from, to, top, bottom }: Area): number {
  let [dots, found] = [0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = from; x < to; x++) {
      if (!at(one, x, y)) continue;
      dots += 1;
      if (NEAR.some(([dx, dy]) => at(other, x + dx, y + dy))) found += 1;
    }
  }
  return dots === 0 ? 1 : found / dots;
}

const NEAR = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

function at({ bitmap, dx, dy }: Placed, x: number, y: number): boolean {
  const [column, row] = [x + dx, y + dy];
  return column >= 0 && row >= 0 && column < bitmap.width && row < bitmap.height && isBlack(bitmap, column, row);
}
