import omggif from 'omggif';
import { PNG } from 'pngjs';
import { requireDrawable } from './bitmap.ts';
import type { Shades } from './black-and-white.ts';

/** The shades of a stored GIF; what is transparent is white. @throws Error where it is broken. */
export function shadesOfGif(bytes: Uint8Array): Shades {
  const reader = new omggif.GifReader(Buffer.from(bytes));
  requireDrawable(reader.width, reader.height);
  const pixels = new Uint8Array(4 * reader.width * reader.height);
  reader.decodeAndBlitFrameRGBA(0, pixels);
  return fromPixels(pixels, reader.width, reader.height);
}

/** Its signature and its IHDR, which says its size. */
const PNG_HEAD = 33;

/** The shades of a stored PNG; what is transparent is white. @throws Error where it is broken. */
export function shadesOfPng(bytes: Uint8Array): Shades {
  const file = Buffer.from(bytes);
  if (file.length >= PNG_HEAD) requireDrawable(file.readUInt32BE(16), file.readUInt32BE(20));
  const { data, width, height } = PNG.sync.read(file);
  return fromPixels(data, width, height);
}

const METRE = 0.0254;

/** The dots per inch that a PNG says of itself (pHYs, in dots per metre); null where it says nothing. */
export function resolutionIn(png: Uint8Array): number | null {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const at = bytes.indexOf('pHYs', 'latin1');
  const data = bytes.indexOf('IDAT', 'latin1');
  if (at < 0 || (data >= 0 && at > data) || bytes.length < at + 13 || bytes[at + 12] !== 1) return null;
  return Math.round(bytes.readUInt32BE(at + 4) * METRE);
}

/** By how light each pixel is to the eye, as PDFium does (Rec. 601). */
function fromPixels(rgba: Uint8Array, width: number, height: number): Shades {
  const grey = new Uint8Array(width * height).fill(255);
  for (let i = 0; i < grey.length; i++) {
    const at = 4 * i;
    if ((rgba[at + 3] ?? 0) < 128) continue;
    grey[i] = (299 * (rgba[at] ?? 255) + 587 * (rgba[at + 1] ?? 255) + 114 * (rgba[at + 2] ?? 255)) / 1000;
  }
  return { grey, width, height };
}
