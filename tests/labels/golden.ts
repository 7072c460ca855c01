import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import { encodePng } from '#electron/labels/png.ts';
import { blacken, createBitmap, isBlack, type Bitmap } from '#electron/labels/raster/bitmap.ts';

const fileOf = (folder: 'golden' | 'out', name: string) =>
  fileURLToPath(new URL(`${folder}/${name}.png`, import.meta.url));

/**
 * The picture must equal the golden one, dot for dot. Where it does not, three pictures are left in tests/labels/out: what was drawn, and
 * what only one of the two has black (`-added`, `-missing`). `UPDATE_GOLDENS=1` accepts what is drawn.
 */
export function expectGolden(bitmap: Bitmap, name: string): void {
  const file = fileOf('golden', name);
  if (process.env['UPDATE_GOLDENS'] === '1') return write(file, bitmap);
  expect(existsSync(file), `${file} is missing: look at the label, then run with UPDATE_GOLDENS=1`).toBe(true);
  const approved = readFileSync(file);
  if (approved.equals(encodePng(bitmap, 203))) return;
  const golden = decodePng(approved);
  const [added, missing] = [difference(bitmap, golden), difference(golden, bitmap)];
  const dots = count(added) + count(missing);
  if (dots > 0 || bitmap.width !== golden.width || bitmap.height !== golden.height) {
    write(fileOf('out', name), bitmap);
    write(fileOf('out', `${name}-added`), added);
    write(fileOf('out', `${name}-missing`), missing);
  }
  expect([bitmap.width, bitmap.height]).toEqual([golden.width, golden.height]);
  expect(dots, `dots that differ from ${file}; see tests/labels/out`).toBe(0);
}

export function count({ bits }: Bitmap): number {
  let dots = 0;
  for (let byte of bits) for (; byte > 0; byte &= byte - 1) dots++;
  return dots;
}

/** What is black in the first and not in the second. */
export function difference(first: Bitmap, second: Bitmap): Bitmap {
  const result = createBitmap(first.width, first.height);
  for (let y = 0; y < first.height; y++) {
    for (let x = 0; x < first.width; x++) {
      const isBlackInSecond = x < second.width && y < second.height && isBlack(second, x, y);
      if (isBlack(first, x, y) && !isBlackInSecond) blacken(result, x, y);
    }
  }
  return result;
}

/** Reads the 1-bit PNG that encodePng writes: one IDAT, no filters. */
function decodePng(bytes: Buffer): Bitmap {
  const bitmap = createBitmap(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  const at = bytes.indexOf('IDAT');
  const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
  for (let y = 0; y < bitmap.height; y++) {
    for (let x = 0; x < bitmap.width; x++) {
      const byte = rows[y * (bitmap.bytesPerRow + 1) + 1 + (x >> 3)] ?? 0;
      if (((byte >> (7 - (x & 7))) & 1) === 0) blacken(bitmap, x, y);
    }
  }
  return bitmap;
}

function write(file: string, bitmap: Bitmap): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, encodePng(bitmap, 203));
}
