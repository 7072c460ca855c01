/** In inches: the widest space of a barcode whose modules are 20 thousandths, and less than its bars are long. */
const [SPACE, LENGTH] = [0.085, 0.2];
/** What is darker is black by half. */
export const HALF = 128;

/** Tells of a dot whether it lies in a space between two bars of a linear barcode, which may stand or lie. */
export function betweenBars(grey: Uint8Array, width: number, height: number, dpi: number) {
  const [space, length] = [Math.round(SPACE * dpi), Math.round(LENGTH * dpi)];

  const isDark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (grey[y * width + x] ?? 255) < HALF;

  /** How many dots away the next dark one is; more than `most` where there is none so near. */
  function toDark(x: number, y: number, [dx, dy]: Step, most: number): number {
    let away = 1;
    while (away <= most && !isDark(x + away * dx, y + away * dy)) away++;
    return away;
  }

  function isBar(x: number, y: number, [dx, dy]: Step): boolean {
    const before = toLight(x, y, [-dx, -dy]);
    return before >= length || before + toLight(x, y, [dx, dy]) > length;
  }

  function toLight(x: number, y: number, [dx, dy]: Step): number {
    let away = 1;
    while (away < length && isDark(x + away * dx, y + away * dy)) away++;
    return away;
  }

  const isBetween = (x: number, y: number, dx: number, dy: number) => {
    const before = toDark(x, y, [-dx, -dy], space);
    const after = toDark(x, y, [dx, dy], space - before + 1);
    if (before + after > space + 1) return false;
    return isBar(x - before * dx, y - before * dy, [dy, dx]) && isBar(x + after * dx, y + after * dy, [dy, dx]);
  };
  return (x: number, y: number): boolean => isBetween(x, y, 1, 0) || isBetween(x, y, 0, 1);
}

type Step = [dx: number, dy: number];
