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

function fromPixels(rgba: Uint8Array, width: number, height: number): Bitmap {
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = rgba[4 * i] ?? 255;
  return fromGrey(grey, width, height);
}
