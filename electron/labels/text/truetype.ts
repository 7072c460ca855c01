/** What labels need of a TrueType font file. Lengths are in font units, `unitsPerEm` to the em. */
export interface TrueTypeFont {
  /** The file as it was read; embedded as it is. */
  bytes: Uint8Array;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  boundingBox: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  /** Glyph number by code point. */
  glyphs: ReadonlyMap<number, number>;
  /** Advance width by glyph number. */
  advances: readonly number[];
  tables: ReadonlyMap<string, DataView>;
}

/**
 * Reads a font that build/cut-fonts.ts wrote.
 * @throws Error where a table is missing, or the cmap is of another format than 4 and 12.
 */
export function parseTrueType(bytes: Uint8Array): TrueTypeFont {
  const tables = readTables(bytes);
  const table = (tag: string) => {
    const view = tables.get(tag);
    if (!view) throw new Error(`The font has no ${tag} table`);
    return view;
  };
  const head = table('head');
  const hhea = table('hhea');
  return {
    bytes,
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    boundingBox: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphs: readCmap(table('cmap')),
    advances: readAdvances(table('hmtx'), hhea.getUint16(34), table('maxp').getUint16(4)),
    tables,
  };
}

function readTables(bytes: Uint8Array): Map<string, DataView> {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < file.getUint16(4); i++) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    tables.set(tag, new DataView(bytes.buffer, bytes.byteOffset + file.getUint32(at + 8), file.getUint32(at + 12)));
  }
  return tables;
}

/** Glyphs past the last record share its advance. */
function readAdvances(hmtx: DataView, records: number, glyphs: number): number[] {
  return Array.from({ length: glyphs }, (_, glyph) => hmtx.getUint16(4 * Math.min(glyph, records - 1)));
}

/** The table for all of Unicode where there is one, else that for its first 65,536 characters. */
function readCmap(cmap: DataView): Map<number, number> {
  const tables = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(8 + 8 * i));
  const ofFormat = (format: number) => tables.find((at) => cmap.getUint16(at) === format);
  const [whole, first] = [ofFormat(12), ofFormat(4)];
  if (whole !== undefined) return readGroups(cmap, whole);
  if (first === undefined) throw new Error('The font has no cmap of format 4 or 12');
  return readSegments(cmap, first);
}

/** Format 12: groups of code points that follow each other, as their glyphs do. */
function readGroups(cmap: DataView, table: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < cmap.getUint32(table + 12); i++) {
    const at = table + 16 + 12 * i;
    const [start, end, glyph] = [cmap.getUint32(at), cmap.getUint32(at + 4), cmap.getUint32(at + 8)];
    for (let code = start; code <= end; code++) glyphs.set(code, glyph + code - start);
  }
  return glyphs;
}

/** Format 4: segments of code points, each mapped by a difference or through an array that follows them. */
function readSegments(cmap: DataView, at: number): Map<number, number> {
  const segments = cmap.getUint16(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + 2 * segments];
  const [deltas, offsets] = [starts + 2 * segments, starts + 4 * segments];
  const glyphs = new Map<number, number>();
  for (let i = 0; i < segments; i++) {
    const [start, end] = [cmap.getUint16(starts + 2 * i), cmap.getUint16(ends + 2 * i)];
    const offset = cmap.getUint16(offsets + 2 * i);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const raw = offset === 0 ? code : cmap.getUint16(offsets + 2 * i + offset + 2 * (code - start));
      if (offset === 0 || raw !== 0) glyphs.set(code, (raw + cmap.getUint16(deltas + 2 * i)) & 0xffff);
    }
  }
  return glyphs;
}
