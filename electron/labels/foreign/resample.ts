import { blacken, createBitmap, isBlack, type Bitmap } from '../raster/bitmap.ts';
import type { Rasteriser } from '../raster/rasteriser.ts';
import { readSymbols } from '../verify/read-symbols.ts';
import type { Dots, ForeignLabel } from './dots.ts';

/** Nobody sees it, and bars stay as they are. */
const SAME = 0.03;

/** Finer than that no barcode of a label is. */
const LEGIBLE_DPI = 300;

/** The label with a dot for each dot of the printer. Null where a barcode that could be read before cannot be any more. */
export async function resampled({ bitmap, dpi }: Dots, wanted: number): Promise<Bitmap | null> {
  if (Math.abs(dpi / wanted - 1) <= SAME) return bitmap;
  const made = scaled(bitmap, wanted / dpi);
  const legible = dpi > LEGIBLE_DPI ? scaled(bitmap, LEGIBLE_DPI / dpi) : bitmap;
  return (await isReadAs(legible, made)) ? made : null;
}

/** Whether the dots of a PDF's pages have each barcode that can be read where the pages are finer; of a picture, `resampled` tells. */
export async function areBarsKept(
  rasterise: Rasteriser,
  { imageType, bytes }: ForeignLabel,
  pages: readonly Dots[],
  onPage: () => void,
): Promise<boolean> {
  if (imageType !== 'pdf' || pages.every(({ dpi }) => dpi >= LEGIBLE_DPI)) return true;
  for (const [i, legible] of (await rasterise(bytes, LEGIBLE_DPI)).entries()) {
    const page = pages[i];
    if (page && !(await isReadAs(legible, page.bitmap))) return false;
    onPage();
  }
  return true;
}

/** Whether all that can be read in one picture can be read in the other. */
async function isReadAs(legible: Bitmap, made: Bitmap): Promise<boolean> {
  const texts = async (picture: Bitmap) => (await readSymbols(picture)).map(({ text }) => text);
  const read = await texts(made);
  return (await texts(legible)).every((text) => read.includes(text));
}

/** A dot is black where ink covers half of it. */
function scaled(bitmap: Bitmap, factor: number): Bitmap {
  const result = createBitmap(Math.round(bitmap.width * factor), Math.round(bitmap.height * factor));
  const step = { x: bitmap.width / result.width, y: bitmap.height / result.height };
  const ink = new Float64Array(bitmap.width);
  for (let y = 0; y < result.height; y++) {
    ink.fill(0);
    eachPart(y * step.y, (y + 1) * step.y, (row, share) => {
      for (let x = 0; x < bitmap.width; x++) if (isBlack(bitmap, x, row)) ink[x] = (ink[x] ?? 0) + share;
    });
    for (let x = 0; x < result.width; x++) {
      let covered = 0;
      eachPart(x * step.x, (x + 1) * step.x, (column, share) => (covered += share * (ink[column] ?? 0)));
      if (covered * 2 >= step.x * step.y) blacken(result, x, y);
    }
  }
  return result;
}

/** The whole numbers from one place to another, each with how much of it lies between them. */
function eachPart(from: number, to: number, take: (index: number, share: number) => void): void {
  for (let index = Math.floor(from); index < to; index++) {
    const share = Math.min(index + 1, to) - Math.max(index, from);
    if (share > 1e-9) take(index, share);
  }
}
