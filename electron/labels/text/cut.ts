import type { TrueTypeFont } from './truetype.ts';

/** What a PDF needs of a TrueType program whose glyphs are named by their numbers (ISO 32000-1, section 9.9). */
const COPIED = ['head', 'hhea', 'maxp'] as const;
const HEAD = { checksumAdjustment: 8, indexToLocFormat: 50 } as const;
const HHEA = { numberOfHMetrics: 34 } as const;
const MAXP = { numGlyphs: 4 } as const;
const PART = { words: 1, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

/** A font of these glyphs and those that they are made of, numbered anew. */
export interface Cut {
  bytes: Uint8Array;
  /** Numbers in the font that was cut, in the order of their new ones. */
  glyphs: readonly number[];
}

/** Cuts a font to the glyphs given, which keep their order behind glyph 0. */
export function cutTrueType(font: TrueTypeFont, wanted: Iterable<number>): Cut {
  const numbers = new Map<number, number>([[0, 0]]);
  for (const glyph of wanted) number(numbers, glyph);
  const records: Buffer[] = [];
  // What glyphs are made of is numbered behind them, and is cut in its turn.
  for (const glyph of numbers.keys()) records.push(renumbered(recordOf(font, glyph), numbers));

  const table = (tag: string) => Buffer.from(bytesOf(font, tag));
  const [head, hhea, maxp] = COPIED.map(table) as [Buffer, Buffer, Buffer];
  head.writeUInt32BE(0, HEAD.checksumAdjustment);
  head.writeInt16BE(1, HEAD.indexToLocFormat);
  hhea.writeUInt16BE(numbers.size, HHEA.numberOfHMetrics);
  maxp.writeUInt16BE(numbers.size, MAXP.numGlyphs);
  const hmtx = Buffer.alloc(4 * numbers.size);
  const loca = Buffer.alloc(4 * (numbers.size + 1));
  let end = 0;
  for (const [glyph, index] of numbers) {
    hmtx.writeUInt16BE(font.advances[glyph] ?? 0, 4 * index);
    hmtx.writeInt16BE(sideBearing(font, glyph), 4 * index + 2);
    end += records[index]?.length ?? 0;
    loca.writeUInt32BE(end, 4 * (index + 1));
  }
  return { bytes: fileOf({ glyf: Buffer.concat(records), head, hhea, hmtx, loca, maxp }), glyphs: [...numbers.keys()] };
}

function number(numbers: Map<number, number>, glyph: number): number {
  const known = numbers.get(glyph) ?? numbers.size;
  numbers.set(glyph, known);
  return known;
}

function bytesOf({ tables }: TrueTypeFont, tag: string): Uint8Array {
  const view = tables.get(tag);
  if (!view) throw new Error(`The font has no ${tag} table`);
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function recordOf(font: TrueTypeFont, glyph: number): Buffer {
  const [loca, glyf] = [font.tables.get('loca'), bytesOf(font, 'glyf')];
  const isLong = font.tables.get('head')?.getInt16(HEAD.indexToLocFormat) === 1;
  const offset = (at: number) => (isLong ? loca?.getUint32(4 * at) : 2 * (loca?.getUint16(2 * at) ?? 0)) ?? 0;
  const record = Buffer.from(glyf.subarray(offset(glyph), offset(glyph + 1)));
  // Each record begins at an even place, as the table asks.
  return record.length % 2 === 0 ? record : Buffer.concat([record, Buffer.alloc(1)]);
}

/** A glyph that is made of others names them by their new numbers. */
function renumbered(record: Buffer, numbers: Map<number, number>): Buffer {
  if (record.length === 0 || record.readInt16BE(0) >= 0) return record;
  let at = 10;
  for (let flags: number = PART.more; flags & PART.more;) {
    flags = record.readUInt16BE(at);
    record.writeUInt16BE(number(numbers, record.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & PART.words ? 4 : 2);
    if (flags & PART.scale) at += 2;
    else if (flags & PART.twoScales) at += 4;
    else if (flags & PART.matrix) at += 8;
  }
  return record;
}

/** From the origin to the leftmost point; glyphs past the last full record have theirs behind those. */
function sideBearing({ tables }: TrueTypeFont, glyph: number): number {
  const hmtx = tables.get('hmtx');
  const records = tables.get('hhea')?.getUint16(HHEA.numberOfHMetrics) ?? 0;
  return hmtx?.getInt16(glyph < records ? 4 * glyph + 2 : 4 * records + 2 * (glyph - records)) ?? 0;
}

/** The tables as one file, each at a multiple of four; sums that no PDF viewer reads are left at 0. */
function fileOf(tables: Readonly<Record<string, Buffer>>): Uint8Array {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * entries.length);
  const power = Math.floor(Math.log2(entries.length));
  directory.writeUInt32BE(0x10000, 0);
  directory.writeUInt16BE(entries.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (entries.length - 2 ** power), 10);
  const parts: Buffer[] = [directory];
  let at = directory.length;
  for (const [index, [tag, bytes]] of entries.entries()) {
    directory.write(tag, 12 + 16 * index, 'latin1');
    directory.writeUInt32BE(at, 12 + 16 * index + 8);
    directory.writeUInt32BE(bytes.length, 12 + 16 * index + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}
