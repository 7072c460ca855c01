import type { Size } from '../layout/stock.ts';
import { crop } from '../raster/bitmap.ts';
import { sizeOfDots, trimmedDots, turnedDots, type Dots } from './dots.ts';

/** Carriers round sizes, and cut their pages a little larger than the label. */
const TOLERANCE_MM = 2;
/** What queues of printers take for their own paper (electron/printing). */
const SAME_MM = 1.5;

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
  Math.abs(one.width - other.width) <= SAME_MM && Math.abs(one.height - other.height) <= SAME_MM;

function eitherWay(label: Dots, room: Size, tolerance: number): Dots | null {
  const { width, height } = sizeOfDots(label);
  const fits = (one: number, other: number) => one <= room.width + tolerance && other <= room.height + tolerance;
  if (fits(width, height)) return within(label, room);
  return fits(height, width) ? within(turnedDots(label), room) : null;
}

/** What is a little larger loses as much on either side: most is white there. */
function within(label: Dots, room: Size): Dots {
  const { width, height } = sizeOfDots(label);
  if (width <= room.width && height <= room.height) return label;
  return centred(label, { width: Math.min(width, room.width), height: Math.min(height, room.height) });
}

function centred({ bitmap, dpi }: Dots, room: Size): Dots {
  const [width, height] = [room.width, room.height].map((side) => Math.floor((side * dpi) / 25.4)) as [number, number];
  const [x, y] = [(bitmap.width - width) >> 1, (bitmap.height - height) >> 1];
  return { bitmap: crop(bitmap, { x, y, width, height }), dpi };
}
