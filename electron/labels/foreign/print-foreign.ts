import type { Misfit, PrintTarget } from '../../engine/shipping/documents/renderer.ts';
import { eplOfPicture } from '../epl.ts';
import { encodeGif } from '../gif.ts';
import { stockFor } from '../layout/stock.ts';
import { encodePng } from '../png.ts';
import { settingsOf } from '../print-target.ts';
import type { PrinterSettings } from '../printer-settings.ts';
import { crop, type Bitmap } from '../raster/bitmap.ts';
import type { Rasteriser } from '../raster/rasteriser.ts';
import { zplOfPicture } from '../zpl.ts';
import { dotsOf, type Dots, type ForeignLabel } from './dots.ts';
import { fitted } from './fit.ts';
import { areBarsKept, resampled } from './resample.ts';

/**
 * A carrier's own label as a printer wants it: in its format, dot by dot, turned where it lies across, and on its stock.
 * @throws Error where the bytes are broken or commands for a printer.
 */
export async function printForeign(
  rasterise: Rasteriser,
  target: PrintTarget,
  label: ForeignLabel,
  usual: PrinterSettings,
  onPage: () => void,
): Promise<Uint8Array | Misfit> {
  if (target.format === 'PDF') return (await import('./pdf-for-printer.ts')).pdfFor(rasterise, target, label, onPage);
  const { label: size, sheet = size } = stockFor(target.format, target.stock);
  const drawn = await dotsOf(rasterise, label, target.dpi);
  if (drawn.length === 0) throw new Error(`${label.imageType} is no picture.`);
  const pictures: Bitmap[] = [];
  for (const page of drawn) {
    const placed = fitted(page, sheet);
    if (!placed) return 'LABEL_TOO_LARGE';
    const picture = await atPrinter(placed, target);
    if (!picture) return 'LABEL_TOO_COARSE';
    pictures.push(picture);
    onPage();
  }
  if (!(await areBarsKept(rasterise, label, drawn, onPage))) return 'LABEL_TOO_COARSE';
  return encoded(pictures, target, settingsOf(target, usual));
}

async function atPrinter(page: Dots, { offset, dpi }: PrintTarget): Promise<Bitmap | null> {
  const picture = await resampled(page, dpi);
  const [x, y] = [offset.x, offset.y].map((millimetres) => -Math.round((millimetres * dpi) / 25.4));
  if (!picture || (!x && !y)) return picture;
  return crop(picture, { x: x ?? 0, y: y ?? 0, width: picture.width, height: picture.height });
}

function encoded(
  pictures: readonly Bitmap[],
  { format, dpi }: PrintTarget,
  settings: PrinterSettings,
): Uint8Array | Misfit {
  if (format === 'EPL') return Buffer.concat(pictures.map((picture) => eplOfPicture(picture, settings)));
  if (format === 'ZPL') return Buffer.concat(pictures.map((picture) => zplOfPicture(picture, settings)));
  const [picture] = pictures;
  if (!picture || pictures.length > 1) return 'LABEL_OF_PAGES';
  return format === 'GIF' ? encodeGif(picture, dpi) : encodePng(picture, dpi);
}
