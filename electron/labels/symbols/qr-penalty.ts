/** Points against a symbol that is hard to read: ISO/IEC 18004, table 11. */
const POINTS = { run: 3, block: 3, finder: 40, proportion: 10 };

/** Dark, light and three dark, light, dark, with four light ones on one side: what looks like a finder. */
const [FINDER_AFTER_LIGHT, FINDER_BEFORE_LIGHT, WINDOW] = [0b00001011101, 0b10111010000, 0b11111111111];

/** The points against a square symbol whose rows of modules lie one after the other; 1 is dark. */
export function penalty(modules: Uint8Array, size: number): number {
  let points = 0;
  for (let line = 0; line < size; line++) {
    points += linePenalty(modules, line * size, 1, size) + linePenalty(modules, line, size, size);
  }
  return points + blockPenalty(modules, size) + proportionPenalty(modules);
}

/** Of a row or column: runs of five and more, and what looks like a finder. */
function linePenalty(modules: Uint8Array, start: number, step: number, size: number): number {
  let points = 0;
  let [run, last, window] = [0, -1, 0];
  for (let i = 0, at = start; i < size; i++, at += step) {
    const module = modules[at] ?? 0;
    run = module === last ? run + 1 : 1;
    last = module;
    if (run === 5) points += POINTS.run;
    else if (run > 5) points += 1;
    window = ((window << 1) | module) & WINDOW;
    if (i >= 10 && (window === FINDER_AFTER_LIGHT || window === FINDER_BEFORE_LIGHT)) points += POINTS.finder;
  }
  return points;
}

/** Two by two modules that are all dark or all light. */
function blockPenalty(modules: Uint8Array, size: number): number {
  let points = 0;
  for (let y = 1; y < size; y++) {
    for (let at = y * size + 1; at < (y + 1) * size; at++) {
      const module = modules[at];
      if (module === modules[at - 1] && module === modules[at - size] && module === modules[at - size - 1]) {
        points += POINTS.block;
      }
    }
  }
  return points;
}

/** Each five per cent that the dark modules are away from a half. */
function proportionPenalty(modules: Uint8Array): number {
  let dark = 0;
  for (let i = 0; i < modules.length; i++) dark += modules[i] ?? 0;
  return POINTS.proportion * Math.floor((Math.abs(dark / modules.length - 0.5) * 100) / 5);
}
