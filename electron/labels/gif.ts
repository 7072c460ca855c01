import omggif from 'omggif';
import { isBlack, type Bitmap } from './raster/bitmap.ts';

const PALETTE = [0xffffff, 0x000000];

/** A GIF89a of two colours, white and black. GIF has no field for the resolution; it is said in a comment ("203 dpi"). */
export function encodeGif(bitmap: Bitmap, dpi: number): Uint8Array {
  const { width, height } = bitmap;
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = isBlack(bitmap, i % width, Math.floor(i / width)) ? 1 : 0;
  // An array grows with what is written; the writer takes bytes beyond a buffer's end for written.
  const bytes: number[] = [];
  const writer = new omggif.GifWriter(bytes, width, height, { palette: PALETTE });
  const comment = Buffer.from(`${dpi} dpi`, 'latin1');
  bytes.push(0x21, 0xfe, comment.length, ...comment, 0);
  writer.setOutputBufferPosition(bytes.length);
  writer.addFrame(0, 0, width, height, pixels as ArrayLike<number> as number[]);
  writer.end();
  return Buffer.from(bytes);
}
