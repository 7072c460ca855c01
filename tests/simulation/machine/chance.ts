/** Numbers that look random and follow from a seed: the one source of every choice of a simulation (sfc32). */
export interface Chance {
  /** From here on what follows from these numbers, whatever was drawn before. */
  reseed(...from: number[]): void;
  /** At least 0, below 1. */
  next(): number;
  /** A whole number of at least 0, below `limit`. */
  below(limit: number): number;
  /** True so often: 1 is always. */
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Mostly small, now and then several times the mean. */
  around(mean: number): number;
  /** Fills the bytes. */
  fill<B extends Uint8Array>(bytes: B): B;
}

export function createChance(...seed: number[]): Chance {
  let [a, b, c, counter] = [0, 0, 0, 1];

  function word(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  }

  const chance: Chance = {
    reseed(...from) {
      [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
      for (const each of from) {
        a ^= each | 0;
        b = (b + Math.trunc(each / 2 ** 32)) | 0;
        for (let mixed = 0; mixed < 8; mixed += 1) word();
      }
    },
    next: () => word() / 2 ** 32,
    below: (limit) => Math.floor(chance.next() * limit),
    happens: (share) => chance.next() < share,
    pick(items) {
      const item = items[chance.below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    around: (mean) => -Math.log(1 - chance.next()) * mean,
    fill(bytes) {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = word() & 0xff;
      return bytes;
    },
  };
  chance.reseed(...seed);
  return chance;
}
