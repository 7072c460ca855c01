import { drawQr, qrTemplate } from './qr-modules.ts';
import { reedSolomon } from './reed-solomon.ts';

const errorCorrection = reedSolomon(0x11d, 0);

/** Error-correction codewords of a block, and number of blocks, by version from 1 on, at level M: ISO/IEC 18004, table 9. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
] as const;

/** Fill what the data leave, in turn. */
const PADS = [0xec, 0x11] as const;

/**
 * A QR Code in byte mode at level M (some 15 % of it may be broken), in the smallest version that holds the text, 20 at most. Rows
 * of modules, dark is true. @throws RangeError where the text is not ASCII, or longer than 666 characters.
 */
export function qr(text: string): boolean[][] {
  if (!/^[\0-\x7f]*$/.test(text)) throw new RangeError(`A QR Code here holds ASCII only: "${text}"`);
  for (const [i, [perBlock, blocks]] of BLOCKS.entries()) {
    const version = i + 1;
    const template = qrTemplate(version);
    const capacity = template.codewords - perBlock * blocks;
    const data = dataCodewords(text, version);
    if (data.length > capacity) continue;
    const padded = [...data, ...Array.from({ length: capacity - data.length }, (_, n) => PADS[n % 2] ?? 0)];
    return drawQr(template, interleaved(padded, perBlock, blocks));
  }
  throw new RangeError(`Too long for a QR Code: ${text.length} characters`);
}

/** In digits of four bits: byte mode, number of characters, characters, end. */
function dataCodewords(text: string, version: number): number[] {
  const count = text.length.toString(16).padStart(version < 10 ? 2 : 4, '0');
  return [...Buffer.from(`4${count}${Buffer.from(text, 'latin1').toString('hex')}0`, 'hex')];
}

/** First codewords of all blocks, then second ones …; the last blocks have one more where they cannot all be equal. */
function interleaved(data: readonly number[], checkPerBlock: number, blocks: number): number[] {
  const least = Math.floor(data.length / blocks);
  const shorter = blocks - (data.length % blocks);
  const dataBlocks = Array.from({ length: blocks }, (_, i) => {
    const start = i * least + Math.max(0, i - shorter);
    return data.slice(start, start + least + (i < shorter ? 0 : 1));
  });
  const checkBlocks = dataBlocks.map((block) => errorCorrection(block, checkPerBlock));
  return [...inTurn(dataBlocks, least + 1), ...inTurn(checkBlocks, checkPerBlock)];
}

const inTurn = (blocks: readonly number[][], length: number) =>
  Array.from({ length }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
