/** Of what a barcode has before the number at least so many characters are the number: an order number that begins alike is none. */
const SHORTEST = 8;

/** The number in what the barcode of a label has around it. */
const AROUND = [
  /** An SSCC with its application identifier. */
  /^(?:\(00\)|00)([0-9]{18})$/,
  /** A consignment number with its own (GS1 General Specifications, 3.7). */
  /^(?:\(401\)|401)(.+)$/,
  /** The postal code before the number of a parcel of the US post (Publication 199, 2.1). */
  /^420(?:[0-9]{5}|[0-9]{9})(9(?:[0-9]{21}|[0-9]{19}))$/,
  /** FedEx: routing, and the number in the last 14 digits. */
  /^[0-9]{20}00([0-9]{12})$/,
];

/**
 * The tracking numbers that a scanned code may stand for, the code itself first: without the scanner's own prefix, and without what the
 * barcode has around the number. They are compared without regard to case, because Caps Lock turns what a scanner types.
 */
export function numbersIn(code: string): string[] {
  const plain = code.replace(/^\][A-Za-z][0-9]/, '').replaceAll(/[\s\u001d]/g, '');
  const inside = AROUND.flatMap((around) => around.exec(plain)?.[1] ?? []);
  return [plain, ...inside.filter(({ length }) => length >= SHORTEST)];
}

/** Whether the scanned code is the barcode of one of these numbers. */
export function isCodeOf(code: string, numbers: readonly string[]): boolean {
  const known = numbers.map((number) => number.toUpperCase());
  return numbersIn(code).some((number) => known.includes(number.toUpperCase()));
}
