import type { Point } from '../layout/geometry.ts';
import type { TrueTypeFont } from './truetype.ts';

/** A point of a glyph's outline in font units, y upwards; between two that are on the curve lies a quadratic curve. */
interface OutlinePoint extends Point {
  onCurve: boolean;
}

/** Straight pieces per curve: enough for type of some centimetres at 300 dpi. */
const PIECES = 5;

/** The closed polygons of a glyph, in font units, y upwards. Empty for a space. */
export function glyphContours(font: TrueTypeFont, glyph: number): Point[][] {
  return outlines(font, glyph).map(flatten);
}

function outlines(font: TrueTypeFont, glyph: number): OutlinePoint[][] {
  const record = glyphRecord(font, glyph);
  if (!record) return [];
  const contours = record.getInt16(0);
  return contours >= 0 ? simpleGlyph(record, contours) : compositeGlyph(font, record);
}

function glyphRecord({ tables }: TrueTypeFont, glyph: number): DataView | undefined {
  const [head, loca, glyf] = [tables.get('head'), tables.get('loca'), tables.get('glyf')];
  if (!head || !loca || !glyf) return undefined;
  const offset = (i: number) => (head.getInt16(50) === 1 ? loca.getUint32(4 * i) : 2 * loca.getUint16(2 * i));
  const [start, end] = [offset(glyph), offset(glyph + 1)];
  return end > start ? new DataView(glyf.buffer, glyf.byteOffset + start, end - start) : undefined;
}

const FLAG = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 } as const;

function simpleGlyph(record: DataView, contours: number): OutlinePoint[][] {
  const ends = Array.from({ length: contours }, (_, i) => record.getUint16(10 + 2 * i));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contours;
  at += 2 + record.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = record.getUint8(at++);
    const times = flag & FLAG.repeat ? record.getUint8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? record.getUint8(at++) : -record.getUint8(at++);
      else if (!(flag & same)) {
        value += record.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(FLAG.shortX, FLAG.sameX);
  const ys = coordinates(FLAG.shortY, FLAG.sameY);
  return ends.map((end, i) => {
    const start = i === 0 ? 0 : (ends[i - 1] ?? 0) + 1;
    return Array.from({ length: end - start + 1 }, (_, n) => ({
      x: xs[start + n] ?? 0,
      y: ys[start + n] ?? 0,
      onCurve: ((flags[start + n] ?? 0) & FLAG.onCurve) !== 0,
    }));
  });
}

const PART = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

/** Other glyphs, each moved and perhaps scaled. */
function compositeGlyph(font: TrueTypeFont, record: DataView): OutlinePoint[][] {
  const contours: OutlinePoint[][] = [];
  let flags: number = PART.more;
  let at = 10;
  const fraction = () => record.getInt16((at += 2) - 2) / 16384;
  while (flags & PART.more) {
    flags = record.getUint16(at);
    const glyph = record.getUint16(at + 2);
    at += 4;
    const isWide = flags & PART.words;
    const [dx, dy] = isWide
      ? [record.getInt16(at), record.getInt16(at + 2)]
      : [record.getInt8(at), record.getInt8(at + 1)];
    at += isWide ? 4 : 2;
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & PART.scale) a = d = fraction();
    else if (flags & PART.twoScales) [a, d] = [fraction(), fraction()];
    else if (flags & PART.matrix) [a, b, c, d] = [fraction(), fraction(), fraction(), fraction()];
    for (const contour of outlines(font, glyph)) {
      contours.push(contour.map((p) => ({ ...p, x: a * p.x + c * p.y + dx, y: b * p.x + d * p.y + dy })));
    }
  }
  return contours;
}

/** Curves become straight pieces; between two control points lies a point of the curve, half way. */
function flatten(contour: readonly OutlinePoint[]): Point[] {
  const full = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length] ?? point;
    return point.onCurve || next.onCurve ? [point] : [point, { ...middle(point, next), onCurve: true }];
  });
  const first = full.findIndex(({ onCurve }) => onCurve);
  const points = [...full.slice(first), ...full.slice(0, first)];
  return points.flatMap((point, i) => {
    if (point.onCurve) return [point];
    const from = points[i - 1] ?? point;
    const to = points[(i + 1) % points.length] ?? point;
    return Array.from({ length: PIECES - 1 }, (_, n) => onQuadratic(from, point, to, (n + 1) / PIECES));
  });
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function onQuadratic(from: Point, control: Point, to: Point, t: number): Point {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}
