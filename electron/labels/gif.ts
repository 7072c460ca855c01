import type { Bitmap } from './raster/bitmap.ts';

/**
 * A GIF89a of two colours, white and black. GIF has no field for the resolution; it is said in a comment ("203 dpi").
 * Format: CompuServe, "Graphics Interchange Format, version 89a".
 */
export function encodeGif(bitmap: Bitmap, dpi: number): Uint8Array {
  const { width, height } = bitmap;
  const comment = Buffer.from(`${dpi} dpi`, 'latin1');
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    uint16(width, height),
    // A global table of two colours; the background is the first, white.
    Buffer.from([0x80, 0, 0, 0xff, 0xff, 0xff, 0, 0, 0]),
    Buffer.from([0x21, 0xfe, comment.length]),
    comment,
    Buffer.from([0, 0x2c]),
    uint16(0, 0, width, height),
    Buffer.from([0, CODE_SIZE]),
    ...subBlocks(compress(bitmap)),
    Buffer.from([0, 0x3b]),
  ]);
}

/** The format asks for two bits at least, also for two colours. */
const CODE_SIZE = 2;
const CLEAR = 1 << CODE_SIZE;
const END = CLEAR + 1;
const MOST_CODES = 4096;

/** LZW with codes that grow from 3 to 12 bits, the lowest bit first (GIF89a, appendix F). */
function compress({ width, height, bytesPerRow, bits }: Bitmap): Uint8Array {
  const out = new BitWriter(bits.length + 1024);
  // Child codes of each code: the one after a white dot and the one after a black dot; 0 where there is none.
  const children = new Uint16Array(2 * MOST_CODES);
  let nextCode = END + 1;
  let size = CODE_SIZE + 1;
  let prefix = -1;
  out.write(CLEAR, size);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dot = ((bits[y * bytesPerRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      if (prefix < 0) {
        prefix = dot;
        continue;
      }
      const child = children[2 * prefix + dot] ?? 0;
      if (child !== 0) {
        prefix = child;
        continue;
      }
      out.write(prefix, size);
      if (nextCode < MOST_CODES) {
        if (nextCode === 1 << size) size += 1;
        children[2 * prefix + dot] = nextCode++;
      } else {
        out.write(CLEAR, size);
        children.fill(0);
        nextCode = END + 1;
        size = CODE_SIZE + 1;
      }
      prefix = dot;
    }
  }
  out.write(prefix, size);
  if (nextCode === 1 << size && size < 12) size += 1;
  out.write(END, size);
  return out.bytes();
}

class BitWriter {
  #buffer: Uint8Array;
  #length = 0;
  #pending = 0;
  #count = 0;

  constructor(capacity: number) {
    this.#buffer = new Uint8Array(capacity);
  }

  write(value: number, size: number): void {
    this.#pending |= value << this.#count;
    this.#count += size;
    while (this.#count >= 8) {
      this.#push(this.#pending & 0xff);
      this.#pending >>>= 8;
      this.#count -= 8;
    }
  }

  bytes(): Uint8Array {
    if (this.#count > 0) this.#push(this.#pending & 0xff);
    this.#count = 0;
    return this.#buffer.subarray(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#buffer.length) {
      const larger = new Uint8Array(2 * this.#buffer.length);
      larger.set(this.#buffer);
      this.#buffer = larger;
    }
    this.#buffer[this.#length++] = byte;
  }
}

/** At most 255 bytes each, led by their number. */
function subBlocks(data: Uint8Array): Uint8Array[] {
  const blocks: Uint8Array[] = [];
  for (let i = 0; i < data.length; i += 255) {
    const block = data.subarray(i, i + 255);
    blocks.push(Uint8Array.of(block.length), block);
  }
  return blocks;
}

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, i) => bytes.writeUInt16LE(value, 2 * i));
  return bytes;
}
