/** GF(256) over x^8 + x^5 + x^3 + x^2 + 1, as Data Matrix has it: ISO/IEC 16022, annex E. */
const POLYNOMIAL = 0x12d;
const exponents = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i++) {
  exponents[i] = value;
  logarithms[value] = i;
  value = value & 0x80 ? ((value << 1) & 0xff) ^ (POLYNOMIAL & 0xff) : value << 1;
}

const times = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0);

const generators = new Map<number, number[]>();

/** Coefficients of (x - 2)(x - 2^2) … (x - 2^count), the highest power's 1 left out. */
function generator(count: number): number[] {
  const known = generators.get(count);
  if (known) return known;
  let coefficients = [1];
  for (let i = 1; i <= count; i++) {
    const root = exponents[i % 255] ?? 0;
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
    const factor = codeword ^ (remainder.shift() ?? 0);
    remainder.push(0);
    divisor.forEach((coefficient, i) => (remainder[i] = (remainder[i] ?? 0) ^ times(coefficient, factor)));
  }
  return remainder;
}
