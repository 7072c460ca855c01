import { blacken, createBitmap, isBlack, type Bitmap } from '../raster/bitmap.ts';
import { readSymbols } from '../verify/read-symbols.ts';
import type { Dots } from './dots.ts';

/** Nobody sees it, and bars stay as they are. */
const SAME = 0.03;

/** Finer than that no barcode of a label is. */
const LEGIBLE_DPI = 300;

/** The label with a dot for each dot of the printer. Null where a barcode that could be read before cannot be any more. */
export async function resampled({ bitmap, dpi }: Dots, wanted: number): Promise<Bitmap | null> {
  if (Math.abs(dpi / wanted - 1) <= SAME) return bitmap;
  const made = scaled(bitmap, wanted / dpi);
  const texts = async (picture: Bitmap) => (await readSymbols(picture)).map(({ text }) => text);
  const read = await texts(made);
  const legible = dpi > LEGIBLE_DPI ? scaled(bitmap, LEGIBLE_DPI / dpi) : bitmap;
  return (await texts(legible)).every((text) => read.includes(text)) ? made : null;
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
