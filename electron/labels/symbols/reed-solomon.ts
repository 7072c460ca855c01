/** The `count` error-correction codewords of the data: the remainder of a division of polynomials. */
export type ErrorCorrection = (data: readonly number[], count: number) => number[];

/**
 * Reed-Solomon codes over GF(2^n), n from 4 to 12, whose generator is (x - a^first)(x - a^(first+1)) …, a being 2. The field is given
 * as its polynomial in bits, with the highest power: 0x12d is x^8 + x^5 + x^3 + x^2 + 1.
 */
export function reedSolomon(polynomial: number, first: number): ErrorCorrection {
  const { times, power } = galoisField(polynomial);
  const generators = new Map<number, readonly number[]>();

  /** Coefficients of the generator, the highest power's 1 left out. */
  const generator = (count: number): readonly number[] => {
    const known = generators.get(count);
    if (known) return known;
    let coefficients = [1];
    for (let i = first; i < first + count; i++) {
      const root = power(i);
      coefficients = [...coefficients, 0].map((c, j) => c ^ times(coefficients[j - 1] ?? 0, root));
    }
    const made = coefficients.slice(1);
    generators.set(count, made);
    return made;
  };

  return (data, count) => {
    const divisor = generator(count);
    const remainder = new Array<number>(count).fill(0);
    for (const codeword of data) {
      const factor = codeword ^ (remainder[0] ?? 0);
      for (let i = 0; i < count; i++) remainder[i] = (remainder[i + 1] ?? 0) ^ times(divisor[i] ?? 0, factor);
    }
    return remainder;
  };
}

/** Multiplication by tables of logarithms. */
function galoisField(polynomial: number) {
  const size = 1 << (31 - Math.clz32(polynomial));
  // Twice round, so that a sum of two logarithms needs no modulus.
  const powers = new Uint16Array(2 * size);
  const logarithms = new Uint16Array(size);
  for (let i = 0, value = 1; i < powers.length; i++) {
    powers[i] = value;
    if (i < size - 1) logarithms[value] = i;
    value <<= 1;
    if (value >= size) value ^= polynomial;
  }
  return {
    times: (a: number, b: number) =>
      a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0),
    power: (exponent: number) => powers[exponent % (size - 1)] ?? 0,
  };
}
