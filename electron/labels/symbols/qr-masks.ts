/** Which modules each of the eight masks turns round (ISO/IEC 18004, table 10), by column and row. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** For each mask, 1 for each module of a square that it turns round, row by row. */
export const masksOf = (size: number): Uint8Array[] =>
  MASKS.map((mask) => Uint8Array.from({ length: size * size }, (_, i) => Number(mask(i % size, Math.floor(i / size)))));

/** What a scanner might take for a finder: 1:1:3:1:1 with four light modules before or after it. */
const [FINDER_LEFT, FINDER_RIGHT, ELEVEN] = [0b00001011101, 0b10111010000, 0b11111111111];

/** How hard a symbol is to scan, by the four rules of ISO/IEC 18004, 7.8.3: modules are 0 or 1, row by row. */
export function penaltyOf(modules: Uint8Array, size: number): number {
  let penalty = 0;
  for (let line = 0; line < size; line++)
    penalty += penaltyOfLine(modules, size, line * size, 1) + penaltyOfLine(modules, size, line, size);
  let dark = 0;
  for (let at = 0; at < modules.length; at++) {
    const module = modules[at] ?? 0;
    dark += module;
    if (at % size === size - 1 || at + size >= modules.length) continue;
    const others = (modules[at + 1] ?? 0) + (modules[at + size] ?? 0) + (modules[at + size + 1] ?? 0);
    if (others === 3 * module) penalty += 3;
  }
  return penalty + 10 * Math.floor(Math.abs(20 * dark - 10 * modules.length) / modules.length);
}

/** Five modules alike or more, and what looks like a finder. */
function penaltyOfLine(modules: Uint8Array, size: number, start: number, step: number): number {
  let [penalty, run, last, seen] = [0, 0, 2, 0];
  for (let i = 0, at = start; i < size; i++, at += step) {
    const module = modules[at] ?? 0;
    run = module === last ? run + 1 : 1;
    last = module;
    if (run === 5) penalty += 3;
    else if (run > 5) penalty += 1;
    seen = ((seen << 1) | module) & ELEVEN;
    if (i >= 10 && (seen === FINDER_LEFT || seen === FINDER_RIGHT)) penalty += 40;
  }
  return penalty;
}
