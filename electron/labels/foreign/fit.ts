import type { Size } from '../layout/stock.ts';
import { crop } from '../raster/bitmap.ts';
import { sizeOfDots, trimmedDots, turnedDots, type Dots } from './dots.ts';

/** Carriers round sizes, and cut their pages a little larger than the label. */
export const TOLERANCE_MM = 2;

/** The label as it fits into the room: upright, turned, or without the white around it, in its middle. Null where it is larger. */
export function fitted(label: Dots, room: Size): Dots | null {
  const whole = eitherWay(label, room, TOLERANCE_MM);
  if (whole) return whole;
  const ink = eitherWay(trimmedDots(label), room, 0);
  return ink && centred(ink, room);
}

/** As `fitted`, and made a little smaller where it must be, in its own direction. Null where that would be too much. */
export function shrunk(label: Dots, room: Size, least: number): Dots | null {
  for (const each of [label, trimmedDots(label)]) {
    const { width, height } = sizeOfDots(each);
    const factor = Math.min(1, room.width / width, room.height / height);
    if (factor >= least) return { ...each, dpi: each.dpi / factor };
  }
  return null;
}

export const isAsLarge = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) <= TOLERANCE_MM && Math.abs(one.height - other.height) <= TOLERANCE_MM;

function eitherWay(label: Dots, room: Size, tolerance: number): Dots | null {
  const { width, height } = sizeOfDots(label);
  const fits = (one: number, other: number) => one <= room.width + tolerance && other <= room.height + tolerance;
  if (fits(width, height)) return label;
  return fits(height, width) ? turnedDots(label) : null;
}

function centred({ bitmap, dpi }: Dots, room: Size): Dots {
  const [width, height] = [room.width, room.height].map((side) => Math.floor((side * dpi) / 25.4)) as [number, number];
  const [x, y] = [(bitmap.width - width) >> 1, (bitmap.height - height) >> 1];
  return { bitmap: crop(bitmap, { x, y, width, height }), dpi };
}
