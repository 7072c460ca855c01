/** A picture of black and white dots. Rows start at a byte; the leftmost dot is the highest bit; 1 is black. */
export interface Bitmap {
  width: number;
  height: number;
  bytesPerRow: number;
  bits: Uint8Array;
}

/** More than A3 at 600 dpi; files may say that they are as large as they like. */
const MOST_DOTS = 80_000_000;

/** @throws Error in words where a picture would be larger than any label. */
export function requireDrawable(width: number, height: number): void {
  if (!(width >= 1 && height >= 1 && width * height <= MOST_DOTS))
    throw new Error(`A picture of ${width} x ${height} dots is no label.`);
}

export function createBitmap(width: number, height: number): Bitmap {
  const bytesPerRow = Math.ceil(width / 8);
  return { width, height, bytesPerRow, bits: new Uint8Array(bytesPerRow * height) };
}

export const isBlack = ({ bits, bytesPerRow }: Bitmap, x: number, y: number) =>
  (((bits[y * bytesPerRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1;

/** Blackens a dot; nothing outside the picture. */
export function blacken({ bits, bytesPerRow, width, height }: Bitmap, x: number, y: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = y * bytesPerRow + (x >> 3);
  bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
}

/** Black where the grey value (0 is black) is under a half. */
export function fromGrey(grey: Uint8Array, width: number, height: number): Bitmap {
  const bitmap = createBitmap(width, height);
  const { bits, bytesPerRow } = bitmap;
  for (let y = 0; y < height; y++) {
    for (let byte = 0; byte < bytesPerRow; byte++) {
      const first = y * width + 8 * byte;
      const count = Math.min(8, width - 8 * byte);
      let value = 0;
      for (let i = 0; i < count; i++) if ((grey[first + i] ?? 255) < 128) value |= 0x80 >> i;
      bits[y * bytesPerRow + byte] = value;
    }
  }
  return bitmap;
}

/** In the area, dots as they are in the other picture, which is as large; nothing outside of both. */
export function copyDots(
  from: Bitmap,
  to: Bitmap,
  area: { x: number; y: number; width: number; height: number },
): void {
  const [right, bottom] = [Math.min(to.width, area.x + area.width), Math.min(to.height, area.y + area.height)];
  for (let y = Math.max(0, area.y); y < bottom; y++) {
    for (let x = Math.max(0, area.x); x < right; x++) {
      const at = y * to.bytesPerRow + (x >> 3);
      const mask = 0x80 >> (x & 7);
      to.bits[at] = ((to.bits[at] ?? 0) & ~mask) | ((from.bits[at] ?? 0) & mask);
    }
  }
}

/** The part of the picture in the area; white where the area reaches outside. */
export function crop(bitmap: Bitmap, area: { x: number; y: number; width: number; height: number }): Bitmap {
  const part = createBitmap(area.width, area.height);
  for (let y = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++) {
      const [fromX, fromY] = [area.x + x, area.y + y];
      const isInside = fromX >= 0 && fromY >= 0 && fromX < bitmap.width && fromY < bitmap.height;
      if (isInside && isBlack(bitmap, fromX, fromY)) blacken(part, x, y);
    }
  }
  return part;
}

/** Blackens, or whitens, in the target what is black in the part, whose corner is at (dx, dy); what lies outside is left out. */
export function combine(part: Bitmap, target: Bitmap, dx: number, dy: number, ink: 'black' | 'white'): void {
  const firstByte = dx >> 3;
  const shift = dx & 7;
  const end = Math.min(part.height, target.height - dy);
  const columns = target.bytesPerRow;
  for (let y = Math.max(0, -dy); y < end; y++) {
    const row = (y + dy) * columns;
    // What a byte leaves over for the byte to its right, where the part does not begin at a byte of the target.
    let carry = 0;
    for (let i = 0; i <= part.bytesPerRow; i++) {
      const byte = i < part.bytesPerRow ? (part.bits[y * part.bytesPerRow + i] ?? 0) : 0;
      const dots = carry | (byte >> shift);
      carry = (byte << (8 - shift)) & 0xff;
      const column = firstByte + i;
      if (dots === 0 || column < 0 || column >= columns) continue;
      const before = target.bits[row + column] ?? 0;
      target.bits[row + column] = ink === 'black' ? before | dots : before & ~dots;
    }
  }
}
