import type { Area } from '../layout/geometry.ts';
import type { Size } from '../layout/stock.ts';
import { crop, isBlack, type Bitmap } from '../raster/bitmap.ts';
import { turnedBitmap } from '../raster/picture.ts';
import type { Rasteriser } from '../raster/rasteriser.ts';
import { blackAndWhite, type Shades } from '../raster/black-and-white.ts';
import { resolutionIn, shadesOfGif, shadesOfPng } from '../raster/read-picture.ts';

/** A page of a label that somebody else drew, and how fine it is. */
export interface Dots {
  bitmap: Bitmap;
  dpi: number;
}

/** A label as it came. */
export interface ForeignLabel {
  imageType: string;
  bytes: Uint8Array;
}

/** Most labels are as wide, whatever their pictures say of it. */
const INCHES_WIDE = 4;
/** Pictures that nobody gave a resolution say 72 or 96. */
const LEAST_DPI = 150;

/**
 * The pages of a label: of a PDF as fine as asked for, of a picture as fine as it is. None where it is commands for a printer.
 * @throws Error where the bytes are broken.
 */
export async function dotsOf(rasterise: Rasteriser, { imageType, bytes }: ForeignLabel, dpi: number): Promise<Dots[]> {
  switch (imageType) {
    case 'pdf':
      return pagesOf(await rasterise(bytes, dpi), dpi);
    case 'gif':
      return [await pictureDots(shadesOfGif(bytes), null)];
    case 'png':
      return [await pictureDots(shadesOfPng(bytes), resolutionIn(bytes))];
    default:
      return [];
  }
}

/** A label of no page would be printed as nothing, without a word. */
function pagesOf(bitmaps: readonly Bitmap[], dpi: number): Dots[] {
  if (bitmaps.length === 0) throw new Error('The PDF has no page.');
  return bitmaps.map((bitmap) => ({ bitmap, dpi }));
}

async function pictureDots(picture: Shades, said: number | null): Promise<Dots> {
  const guessed = Math.min(picture.width, picture.height) / INCHES_WIDE;
  return {
    bitmap: await blackAndWhite(picture, guessed),
    dpi: said !== null && said >= LEAST_DPI ? said : guessed,
  };
}

/** In millimetres. */
export const sizeOfDots = ({ bitmap: { width, height }, dpi }: Dots): Size => ({
  width: (width / dpi) * 25.4,
  height: (height / dpi) * 25.4,
});

/** By 90 degrees clockwise. */
export const turnedDots = ({ bitmap, dpi }: Dots): Dots => ({ bitmap: turnedBitmap(bitmap, 90), dpi });

/** Without the white around its ink. */
export function trimmedDots({ bitmap, dpi }: Dots): Dots {
  const ink = inkOf(bitmap);
  return ink ? { bitmap: crop(bitmap, ink), dpi } : { bitmap, dpi };
}

/** Where there is ink, in dots; null where there is none. */
export function inkOf(bitmap: Bitmap): Area | null {
  const isInk = (row: number) => {
    const { bytesPerRow, bits } = bitmap;
    return bits.subarray(row * bytesPerRow, (row + 1) * bytesPerRow).some((byte) => byte !== 0);
  };
  let [top, bottom] = [0, bitmap.height];
  while (top < bottom && !isInk(top)) top++;
  while (bottom > top && !isInk(bottom - 1)) bottom--;
  let [left, right] = [bitmap.width, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < left; x++) if (isBlack(bitmap, x, y)) left = x;
    for (let x = bitmap.width - 1; x >= right; x--) if (isBlack(bitmap, x, y)) right = x + 1;
  }
  return left >= right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
