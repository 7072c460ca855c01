import type { PrintTarget } from '../engine/shipping/documents/renderer.ts';
import { eplOfPicture } from './epl.ts';
import { encodeGif } from './gif.ts';
import { stockFor } from './layout/stock.ts';
import { encodePng } from './png.ts';
import { settingsOf } from './print-target.ts';
import type { PrinterSettings } from './printer-settings.ts';
import { crop, type Bitmap } from './raster/bitmap.ts';
import type { Rasteriser } from './raster/rasteriser.ts';
import { readGif, readPng } from './raster/read-picture.ts';
import { zplOfPicture } from './zpl.ts';

/** Carriers round sizes, and cut their pages a little larger than the label. */
const TOLERANCE_MM = 2;

/**
 * A carrier's own label dot by dot in the format of a printer. Null where the format it came in is commands for a printer, where
 * the printer takes pages, or where it does not fit on the printer's stock.
 * @throws Error where the bytes are broken.
 */
export async function pictureLabel(
  rasterise: Rasteriser,
  target: PrintTarget,
  { imageType, bytes }: { imageType: string; bytes: Uint8Array },
  usual: PrinterSettings,
): Promise<Uint8Array | null> {
  const pictures = await picturesOf(rasterise, imageType, bytes, target.dpi);
  if (pictures.length === 0 || !pictures.every((picture) => fits(picture, target))) return null;
  const [first, ...rest] = pictures.map((picture) => movedPicture(picture, target));
  const settings = settingsOf(target, usual);
  if (!first) return null;
  switch (target.format) {
    case 'EPL':
      return Buffer.concat([first, ...rest].map((picture) => eplOfPicture(picture, settings)));
    case 'ZPL':
      return Buffer.concat([first, ...rest].map((picture) => zplOfPicture(picture, settings)));
    case 'PNG':
      return rest.length === 0 ? encodePng(first, target.dpi) : null;
    case 'GIF':
      return rest.length === 0 ? encodeGif(first, target.dpi) : null;
    case 'PDF':
      return null;
  }
}

async function picturesOf(rasterise: Rasteriser, imageType: string, bytes: Uint8Array, dpi: number): Promise<Bitmap[]> {
  switch (imageType) {
    case 'pdf':
      return rasterise(bytes, dpi);
    case 'gif':
      return [readGif(bytes)];
    case 'png':
      return [readPng(bytes)];
    default:
      return [];
  }
}

function fits({ width, height }: Bitmap, { format, stock, dpi }: PrintTarget): boolean {
  const { label, sheet = label } = stockFor(format, stock);
  const dots = (millimetres: number) => ((millimetres + TOLERANCE_MM) * dpi) / 25.4;
  return width <= dots(sheet.width) && height <= dots(sheet.height);
}

function movedPicture(picture: Bitmap, { offset, dpi }: PrintTarget): Bitmap {
  const [x, y] = [offset.x, offset.y].map((millimetres) => -Math.round((millimetres * dpi) / 25.4));
  if (!x && !y) return picture;
  return crop(picture, { x: x ?? 0, y: y ?? 0, width: picture.width, height: picture.height });
}
