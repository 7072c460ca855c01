import omggif from 'omggif';
import { PNG } from 'pngjs';
import { fromGrey, type Bitmap } from '#electron/labels/raster/bitmap.ts';

/** A GIF and a PNG in black and white, through readers that are not ours. */
export function readGif(bytes: Uint8Array): Bitmap {
  const reader = new omggif.GifReader(Buffer.from(bytes));
  const pixels = new Uint8Array(4 * reader.width * reader.height);
  reader.decodeAndBlitFrameRGBA(0, pixels);
  return fromPixels(pixels, reader.width, reader.height);
}

export function readPng(bytes: Uint8Array): Bitmap {
  const { data, width, height } = PNG.sync.read(Buffer.from(bytes));
  return fromPixels(data, width, height);
}

const fromPixels = (rgba: Uint8Array, width: number, height: number) =>
  fromGrey(
    Uint8Array.from({ length: width * height }, (_, i) => rgba[4 * i] ?? 255),
    width,
    height,
  );
