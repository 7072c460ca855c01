import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from './raster/bitmap.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A 1-bit greyscale PNG with its resolution in pHYs, in pixels per metre (PNG specification, 11.3.4.3). */
export function encodePng(bitmap: Bitmap, dpi: number): Uint8Array {
  const { width, height, bytesPerRow, bits } = bitmap;
  const rows = Buffer.alloc((bytesPerRow + 1) * height);
  for (let y = 0; y < height; y++) {
    const at = y * (bytesPerRow + 1) + 1;
    // Greyscale has black as 0.
    for (let i = 0; i < bytesPerRow; i++) rows[at + i] = ~(bits[y * bytesPerRow + i] ?? 0);
  }
  const perMetre = Math.round(dpi / 0.0254);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])])),
    chunk('pHYs', Buffer.concat([uint32(perMetre), uint32(perMetre), Buffer.from([1])])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
