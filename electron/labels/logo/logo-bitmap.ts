import { PNG } from 'pngjs';
import type { LabelLogo } from '#shared/schema/accounts/labels/label-logo.ts';
import { blacken, createBitmap, fromGrey, type Bitmap } from '../raster/bitmap.ts';
import { scaledGrey, type GreyPicture } from './grey-picture.ts';

/** The logo in black and white, so many dots wide and high. The same logo and size give the same dots. */
export function logoBitmap(logo: LabelLogo, width: number, height: number): Bitmap {
  const { grey } = scaledGrey(greyPicture(logo), width, height);
  return logo.tone === 'LINES' ? fromGrey(grey, width, height) : dotted({ width, height, grey });
}

const pictures = new WeakMap<LabelLogo, GreyPicture>();

function greyPicture(logo: LabelLogo): GreyPicture {
  const known = pictures.get(logo);
  if (known) return known;
  const { data, width, height } = PNG.sync.read(Buffer.from(logo.pngBase64, 'base64'));
  const picture = { width, height, grey: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i] ?? 255) };
  pictures.set(logo, picture);
  return picture;
}

/** What of a dot's error its neighbours take over: Floyd and Steinberg's sixteenths. */
const SPREAD = [
  [1, 0, 7],
  [-1, 1, 3],
  [0, 1, 5],
  [1, 1, 1],
] as const;

function dotted({ width, height, grey }: GreyPicture): Bitmap {
  const bitmap = createBitmap(width, height);
  const light = Float64Array.from(grey);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = light[y * width + x] ?? 255;
      const isBlack = value < 128;
      if (isBlack) blacken(bitmap, x, y);
      const error = value - (isBlack ? 0 : 255);
      for (const [dx, dy, share] of SPREAD) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || nx >= width || ny >= height) continue;
        light[ny * width + nx] = (light[ny * width + nx] ?? 255) + (error * share) / 16;
      }
    }
  }
  return bitmap;
}
