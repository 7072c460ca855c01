import type { MediaSize } from '../../engine/shipping/documents/renderer.ts';
import { ipp, type IppAttribute } from './ipp-message.ts';

const MILLIMETRES = { in: 25.4, mm: 1 } as const;
/** Sizes are rounded differently everywhere: 4 inches are 101 or 102 mm to some. */
const TOLERANCE_MM = 1.5;

interface MediaRange {
  from: MediaSize;
  to: MediaSize;
}

/** The size in a name such as `na_index-4x6_4x6in` (PWG 5101.1, section 5); null where it has none. */
export function sizeOfName(name: string): MediaSize | null {
  const [, width, height, unit] = /_([0-9.]+)x([0-9.]+)(in|mm)$/.exec(name) ?? [];
  if (width === undefined || height === undefined || unit === undefined) return null;
  const scale = MILLIMETRES[unit as keyof typeof MILLIMETRES];
  return { width: Number(width) * scale, height: Number(height) * scale };
}

/** Whether a queue that names these media has the size, or takes custom ones as large. A queue that names none takes all. */
export function hasMedia(names: readonly string[], wanted: MediaSize): boolean {
  const ranges = names.flatMap((name) => rangeOf(name, names));
  return ranges.length === 0 || ranges.some(({ from, to }) => between(from, wanted, to));
}

/** `custom_min_…` and `custom_max_…` are the ends of what the queue takes, and no media of their own. */
function rangeOf(name: string, names: readonly string[]): MediaRange[] {
  if (name.startsWith('custom_max')) return [];
  const from = sizeOfName(name);
  const to = name.startsWith('custom_min')
    ? names.filter((other) => other.startsWith('custom_max')).map(sizeOfName)[0]
    : from;
  return from && to ? [{ from, to }] : [];
}

const between = (from: MediaSize, { width, height }: MediaSize, to: MediaSize) =>
  from.width - TOLERANCE_MM <= width &&
  width <= to.width + TOLERANCE_MM &&
  from.height - TOLERANCE_MM <= height &&
  height <= to.height + TOLERANCE_MM;

/** Asks for paper of exactly this size, in hundredths of a millimetre (PWG 5100.7): without it CUPS takes Letter. */
export function mediaAttribute({ width, height }: MediaSize): IppAttribute {
  const hundredths = (millimetres: number) => ipp.integer(Math.round(millimetres * 100));
  return [
    'media-col',
    ipp.collection([
      'media-size',
      ipp.collection(['x-dimension', hundredths(width)], ['y-dimension', hundredths(height)]),
    ]),
  ];
}

export const inMillimetres = ({ width, height }: MediaSize) => `${width.toFixed(1)} x ${height.toFixed(1)} mm`;
