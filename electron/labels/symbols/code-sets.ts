/** A set of characters that a symbology encodes, with what leads to its other sets. Sets are named by their number. */
export interface CodeSet {
  /** The value of each character in the set. */
  values: ReadonlyMap<string, number>;
  /** What a value of this set takes: bits, or 1 for a codeword. */
  width: number;
  /** Values of this set that change to another set: from here on, or for the next character only. */
  latches: Readonly<Record<number, number>>;
  shifts: Readonly<Record<number, number>>;
}

/** A value and the set whose width it has. */
export interface Word {
  value: number;
  width: number;
}

/** Characters with consecutive values. */
export const valuesFrom = (first: number, characters: string): [string, number][] =>
  Array.from(characters, (character, i) => [character, first + i]);

/** How one character is best reached in a set: after a change from another, or by a shift. */
interface Step {
  cost: number;
  from: number;
  /** The set that a shift borrows for the character; the set itself where there is none. */
  borrowed: number;
}

/**
 * Makes an encoder that finds the shortest words for a text, beginning in set 0.
 * The encoder throws RangeError where a character is in no set.
 */
export function shortestWords(sets: readonly CodeSet[]): (text: string) => Word[] {
  const changes = shortestChanges(sets);

  return (text) => {
    const steps: Step[][] = [];
    let costs = sets.map((_, set) => (set === 0 ? 0 : Infinity));
    for (const character of text) {
      const before = costs;
      const step = sets.map((_, to) => bestStep(character, to, before));
      costs = step.map(({ cost }) => cost);
      if (costs.every((cost) => cost === Infinity)) throw new RangeError(`Not a character of the symbol: "${text}"`);
      steps.push(step);
    }
    const end = costs.indexOf(Math.min(...costs));
    return trace(Array.from(text), steps, end);
  };

  function bestStep(character: string, to: number, before: readonly number[]): Step {
    const own = sets[to];
    const from = cheapestFrom(to, before);
    const reached = (before[from] ?? Infinity) + (changes[from]?.[to]?.cost ?? 0);
    let [cost, borrowed] = [Infinity, to];
    for (let i = 0; i < sets.length; i++) {
      const set = sets[i];
      if (!own || !set?.values.has(character) || (i !== to && own.shifts[i] === undefined)) continue;
      const total = reached + (i === to ? 0 : own.width) + set.width;
      if (total < cost) [cost, borrowed] = [total, i];
    }
    return { cost, from, borrowed };
  }

  /** The set from which another is reached in the fewest words before the next character; the set itself, if it is not dearer. */
  function cheapestFrom(to: number, before: readonly number[]): number {
    let [best, from] = [before[to] ?? Infinity, to];
    for (let i = 0; i < sets.length; i++) {
      const cost = (before[i] ?? Infinity) + (changes[i]?.[to]?.cost ?? Infinity);
      if (cost < best) [best, from] = [cost, i];
    }
    return from;
  }

  function trace(characters: readonly string[], steps: readonly Step[][], end: number): Word[] {
    const words: Word[] = [];
    let set = end;
    for (let i = characters.length - 1; i >= 0; i--) {
      const { from, borrowed } = steps[i]?.[set] ?? { from: 0, borrowed: set };
      const used = sets[borrowed];
      words.push({ value: used?.values.get(characters[i] ?? '') ?? 0, width: used?.width ?? 0 });
      const own = sets[set];
      if (own && borrowed !== set) words.push({ value: own.shifts[borrowed] ?? 0, width: own.width });
      if (from !== set) words.push(...(changes[from]?.[set]?.words ?? []).toReversed());
      set = from;
    }
    return words.reverse();
  }
}

interface Change {
  cost: number;
  words: readonly Word[];
}

/** The shortest latches from each set to each other one, over others where there is no direct one. */
function shortestChanges(sets: readonly CodeSet[]): Change[][] {
  const changes = sets.map(({ latches, width }, from) =>
    sets.map((_, to): Change => {
      const value = latches[to];
      if (from === to) return { cost: 0, words: [] };
      return value === undefined ? { cost: Infinity, words: [] } : { cost: width, words: [{ value, width }] };
    }),
  );
  const numbers = [...sets.keys()];
  for (const over of numbers) {
    for (const from of numbers) {
      for (const to of numbers) {
        const [first, second, direct] = [changes[from]?.[over], changes[over]?.[to], changes[from]?.[to]];
        if (first && second && direct && first.cost + second.cost < direct.cost) {
          Object.assign(direct, { cost: first.cost + second.cost, words: [...first.words, ...second.words] });
        }
      }
    }
  }
  return changes;
}
