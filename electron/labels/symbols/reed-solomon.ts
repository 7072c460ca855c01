/** GF(256) as ISO/IEC 16022, annex E, has it: x^8 + x^5 + x^3 + x^2 + 1. */
const POLYNOMIAL = 0x12d;

// Twice round, so that a sum of two logarithms needs no modulus.
const powers = new Uint8Array(510);
const logarithms = new Uint8Array(256);
for (let i = 0, value = 1; i < powers.length; i++) {
  powers[i] = value;
  if (i < 255) logarithms[value] = i;
  value <<= 1;
  if (value >= 256) value ^= POLYNOMIAL;
}

const times = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0);

const generators = new Map<number, readonly number[]>();

/** Coefficients of (x - 2)(x - 2^2) …, the highest power's 1 left out. */
function generator(count: number): readonly number[] {
  const known = generators.get(count);
  if (known) return known;
  let coefficients = [1];
  for (let i = 1; i <= count; i++) {
    const root = powers[i] ?? 0;
    coefficients = [...coefficients, 0].map((c, j) => c ^ times(coefficients[j - 1] ?? 0, root));
  }
  const made = coefficients.slice(1);
  generators.set(count, made);
  return made;
}

/** The `count` error-correction codewords of the data: the remainder of a division of polynomials. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const remainder = new Array<number>(count).fill(0);
  for (const codeword of data) {
    const factor = codeword ^ (remainder[0] ?? 0);
    for (let i = 0; i < count; i++) remainder[i] = (remainder[i + 1] ?? 0) ^ times(divisor[i] ?? 0, factor);
  }
  return remainder;
}
