import type { Bitmap } from './raster/bitmap.ts';

/** Of two colours, the least that a GIF can have: pixels are 0 and 1, and codes begin with three bits (GIF89a, appendix F). */
const LEAST_CODE_SIZE = 2;
const CLEAR = 1 << LEAST_CODE_SIZE;
const END = CLEAR + 1;
const MOST_CODES = 4096;
const MOST_BITS = 12;
/** Bytes of data in a block, before which one says how many they are. */
const BLOCK = 255;
const [EXTENSION, COMMENT, IMAGE, TRAILER] = [0x21, 0xfe, 0x2c, 0x3b];

/** A GIF89a of two colours, white and black. GIF has no field for the resolution; it is said in a comment ("203 dpi"). */
export function encodeGif(bitmap: Bitmap, dpi: number): Uint8Array {
  const { width, height } = bitmap;
  const comment = Buffer.from(`${dpi} dpi`, 'latin1');
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...uint16(width), ...uint16(height), 0x80, 0, 0]),
    Buffer.from([0xff, 0xff, 0xff, 0, 0, 0]),
    Buffer.from([EXTENSION, COMMENT, comment.length, ...comment, 0]),
    Buffer.from([IMAGE, 0, 0, 0, 0, ...uint16(width), ...uint16(height), 0, LEAST_CODE_SIZE]),
    inBlocks(compress(bitmap)),
    Buffer.from([0, TRAILER]),
  ]);
}

const uint16 = (value: number) => [value & 0xff, value >> 8];

function inBlocks(data: Uint8Array): Buffer {
  const blocks = Buffer.allocUnsafe(data.length + Math.ceil(data.length / BLOCK));
  let to = 0;
  for (let from = 0; from < data.length; from += BLOCK) {
    const block = data.subarray(from, from + BLOCK);
    blocks[to] = block.length;
    blocks.set(block, to + 1);
    to += block.length + 1;
  }
  return blocks;
}

/**
 * The dots by variable-length LZW. A sequence of dots that was seen has a code, here always doubled: `longer` says at `code | dot` which code the
 * sequence has that is a dot longer, 0 where there is none yet. Codes are given until there are 4,096, and then anew. Most of a label is white, so
 * `longerByWhite` keeps what eight white dots lead to.
 */
function compress({ width, height, bytesPerRow, bits }: Bitmap): Uint8Array {
  const longer = new Uint16Array(2 * MOST_CODES);
  const longerByWhite = new Uint16Array(MOST_CODES);
  const codes = codeWriter(width * height);
  let next = END + 1;
  // The first dot begins a sequence; it has no code that comes before it.
  let code = 2 * ((bits[0] ?? 0) >> 7);
  codes.put(CLEAR);
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < bytesPerRow; column++) {
      const byte = bits[y * bytesPerRow + column] ?? 0;
      const first = y + column === 0 ? 6 : 7;
      const last = Math.max(0, 8 * (column + 1) - width);
      const isWhite = byte === 0 && first - last === 7;
      const known = isWhite ? (longerByWhite[code >> 1] ?? 0) : 0;
      if (known !== 0) {
        code = known;
        continue;
      }
      const start = code;
      let isKnown = true;
      for (let bit = first; bit >= last; bit--) {
        const dot = (byte >> bit) & 1;
        const longerCode = longer[code | dot] ?? 0;
        if (longerCode !== 0) {
          code = longerCode;
          continue;
        }
        isKnown = false;
        codes.put(code >> 1);
        if (next < MOST_CODES) {
          codes.widenFor(next);
          longer[code | dot] = 2 * next++;
        } else {
          codes.put(CLEAR);
          codes.narrow();
          longer.fill(0);
          longerByWhite.fill(0);
          next = END + 1;
        }
        code = 2 * dot;
      }
      if (isWhite && isKnown) longerByWhite[start >> 1] = code;
    }
  }
  codes.put(code >> 1);
  codes.widenFor(next);
  codes.put(END);
  return codes.end();
}

/** Writes codes one behind the other, lowest bits first. */
function codeWriter(dots: number) {
  // Sequences between two clear codes all differ, so they have nine dots each on average: a sixth of a byte a dot. Those before the first clear
  // code are 6 KB at most.
  const out = Buffer.allocUnsafe((dots >> 1) + 2 * MOST_CODES);
  let [length, pending, pendingBits, size] = [0, 0, 0, LEAST_CODE_SIZE + 1];
  return {
    put(code: number): void {
      pending |= code << pendingBits;
      for (pendingBits += size; pendingBits >= 8; pendingBits -= 8, pending >>>= 8) out[length++] = pending & 0xff;
    },
    /** From the next code on, where the one that is given now has no room in so many bits: a reader gives it one step later. */
    widenFor(code: number): void {
      if (code === 1 << size && size < MOST_BITS) size++;
    },
    narrow(): void {
      size = LEAST_CODE_SIZE + 1;
    },
    end(): Uint8Array {
      if (pendingBits > 0) out[length++] = pending;
      return out.subarray(0, length);
    },
  };
}
