/** The `count` error-correction codewords of the data: the remainder of a division of polynomials. */
export type ErrorCorrection = (data: readonly number[], count: number) => number[];

/** Of a Galois field with 2 to the power of `bits` elements, by its polynomial; the roots are powers of 2 from the given one on. */
function reedSolomon(bits: number, polynomial: number, firstPower = 1): ErrorCorrection {
  const size = 1 << bits;
  // Twice round, so that a sum of two logarithms needs no modulus.
  const powers = new Uint16Array(2 * (size - 1));
  const logarithms = new Uint16Array(size);
  for (let i = 0, value = 1; i < powers.length; i++) {
    powers[i] = value;
    if (i < size - 1) logarithms[value] = i;
    value <<= 1;
    if (value >= size) value ^= polynomial;
  }

  const times = (a: number, b: number) =>
    a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0);

  const generators = new Map<number, Uint16Array>();

  /** Logarithms of the coefficients of (x - 2)(x - 2^2) … (or from x - 1 on), the highest power's 1 left out; none of them is 0. */
  function generator(count: number): Uint16Array {
    const known = generators.get(count);
    if (known) return known;
    let coefficients = [1];
    for (let i = 0; i < count; i++) {
      const root = powers[firstPower + i] ?? 0;
      coefficients = [...coefficients, 0].map((c, j) => c ^ times(coefficients[j - 1] ?? 0, root));
    }
    const made = Uint16Array.from(coefficients.slice(1), (c) => logarithms[c] ?? 0);
    generators.set(count, made);
    return made;
  }

  return (data, count) => {
    const divisor = generator(count);
    const remainder = Array<number>(count + 1).fill(0);
    for (const codeword of data) {
      const factor = codeword ^ (remainder[0] ?? 0);
      const logarithm = logarithms[factor] ?? 0;
      for (let i = 0; i < count; i++) {
        const product = factor === 0 ? 0 : (powers[(divisor[i] ?? 0) + logarithm] ?? 0);
        remainder[i] = (remainder[i + 1] ?? 0) ^ product;
      }
    }
    return remainder.slice(0, count);
  };
}

/** The same, made when it is first asked for: the tables of the larger fields are some thousand numbers. */
export function errorCorrectionOf(bits: number, polynomial: number, firstPower?: number): () => ErrorCorrection {
  let made: ErrorCorrection | undefined;
  return () => (made ??= reedSolomon(bits, polynomial, firstPower));
}

/** Of Data Matrix: GF(256) by x^8 + x^5 + x^3 + x^2 + 1 (ISO/IEC 16022, annex E). */
export const errorCorrection256 = reedSolomon(8, 0x12d);

/** Of MaxiCode: GF(64) by x^6 + x + 1 (ISO/IEC 16023, error correction). */
export const errorCorrection64 = reedSolomon(6, 0x43);
