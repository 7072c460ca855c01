import type { PagePicture } from '#electron/engine/printing/ports.ts';

const HEADER_BYTES = 40;
const SHADES = 256;

/** A BITMAPINFO of 256 shades of grey, rows from the top (Win32, "BITMAPINFO structure"). */
export function bitmapInfo({ width, height }: PagePicture): Buffer {
  const info = Buffer.alloc(HEADER_BYTES + 4 * SHADES);
  info.writeUInt32LE(HEADER_BYTES, 0);
  info.writeInt32LE(width, 4);
  info.writeInt32LE(-height, 8);
  info.writeUInt16LE(1, 12);
  info.writeUInt16LE(8, 14);
  info.writeUInt32LE(SHADES, 32);
  for (let shade = 0; shade < SHADES; shade += 1)
    info.fill(shade, HEADER_BYTES + 4 * shade, HEADER_BYTES + 4 * shade + 3);
  return info;
}

/** Its dots: each row is filled up to a multiple of four bytes. */
export function bitmapRows({ width, height, grey }: PagePicture): Uint8Array {
  const rowBytes = Math.ceil(width / 4) * 4;
  if (rowBytes === width) return grey;
  const rows = Buffer.alloc(rowBytes * height);
  for (let row = 0; row < height; row += 1) rows.set(grey.subarray(row * width, (row + 1) * width), row * rowBytes);
  return rows;
}
