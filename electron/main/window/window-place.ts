import { readFileSync, writeFileSync } from 'node:fs';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Place extends Rectangle {
  isMaximized: boolean;
}

const DEFAULT_SIZE = { width: 1280, height: 800 };
const LEAST_SIZE = { width: 800, height: 600 };
/** So much of the upper edge must be on a display, in its work area, to take hold of the window with a mouse. */
const GRIP = { width: 120, height: 24 };

/**
 * Where a window may open: where it was, if that is still on a display, and no larger than the display; else centred, by leaving x and y
 * out.
 * @param areas work areas of the displays that are there now
 */
export function fitPlace(place: Place | null, areas: readonly Rectangle[]): Partial<Place> & typeof DEFAULT_SIZE {
  const area = place && areas.find((candidate) => hasGrip(place, candidate));
  if (!area) return { ...DEFAULT_SIZE };
  const width = Math.min(Math.max(place.width, LEAST_SIZE.width), area.width);
  const height = Math.min(Math.max(place.height, LEAST_SIZE.height), area.height);
  return { x: place.x, y: place.y, width, height, isMaximized: place.isMaximized };
}

function hasGrip({ x, y, width }: Rectangle, area: Rectangle): boolean {
  const visible = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
  return visible >= GRIP.width && y >= area.y && y + GRIP.height <= area.y + area.height;
}

/** The place that was saved; null where there is none, or what is there is not one. */
export function readPlace(path: string): Place | null {
  try {
    const { x, y, width, height, isMaximized } = JSON.parse(readFileSync(path, 'utf8')) as Place;
    return [x, y, width, height].every(Number.isInteger)
      ? { x, y, width, height, isMaximized: isMaximized === true }
      : null;
  } catch {
    return null;
  }
}

export function savePlace(path: string, place: Place): void {
  try {
    writeFileSync(path, JSON.stringify(place), { mode: 0o600 });
  } catch {
    // Nothing depends on it: the window opens in the middle.
  }
}
