/** A number that stands among other characters has at least so many: an order number that begins alike is none, and a short one may stand in another. */
const SHORTEST = 8;

/** The number in what the barcode of a label has around it. */
const AROUND = [
  /** An SSCC with its application identifier; in the two-dimensional symbol of a logistic label others stand behind it. */
  /^(?:\(00\)|00)([0-9]{18})(?:$|0[12].|10.|37.|40[0-3].|410.|42[01].)/,
  /** The postal code before the number of a parcel of the US post (Publication 199, 2.1). */
  /^420(?:[0-9]{5}|[0-9]{9})(9(?:[0-9]{21}|[0-9]{19}))$/,
  /** FedEx: routing, and the number in the last 14 digits. */
  /^[0-9]{20}00([0-9]{12})$/,
];
/** A consignment number with its application identifier (GS1 General Specifications, 3.7), unless it is a number that begins so. */
const MAYBE_AROUND = /^(?:\(401\)|401)(.+)$/;

const plainCode = (code: string) => code.replace(/^\][A-Za-z][0-9]/, '').replaceAll(/[\s\u001d]/g, '');
const inside = (plain: string) => AROUND.flatMap((around) => around.exec(plain)?.[1] ?? []);

/** The tracking number of a label whose barcode was scanned, of one that nobody knows yet. */
export function numberIn(code: string): string {
  const plain = plainCode(code);
  return inside(plain)[0] ?? plain;
}

/**
 * The tracking numbers that a scanned code may stand for, the code itself first: without the scanner's own prefix, and without what the
 * barcode has around the number. They are compared without regard to case, because Caps Lock turns what a scanner types.
 */
export function numbersIn(code: string): string[] {
  const plain = plainCode(code);
  const maybe = MAYBE_AROUND.exec(plain)?.[1] ?? '';
  return [plain, ...inside(plain), ...(maybe.length >= SHORTEST ? [maybe] : [])];
}

/** As the message of a two-dimensional symbol begins (ISO/IEC 15434, 5.2). Most scanners leave out what stands between its fields. */
const MESSAGE = '[)>';

/** Whether it is such a message, of which the number cannot be told, but whether it is in it. */
export const isMessage = (code: string): boolean => plainCode(code).startsWith(MESSAGE);

/** Whether the scanned code is the barcode of one of these numbers, or a two-dimensional symbol with one in it. */
export function isCodeOf(code: string, numbers: readonly string[]): boolean {
  const known = numbers.map((number) => number.toUpperCase());
  const message = code.toUpperCase();
  if (isMessage(code)) return known.some((number) => number.length >= SHORTEST && message.includes(number));
  return numbersIn(code).some((number) => known.includes(number.toUpperCase()));
}

/** Whether the code says where a parcel goes, and not which one it is: such stand on its label beside the number. */
export function isRouting(code: string, zipCode: string): boolean {
  if (isMessage(code)) return true;
  const bare = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();
  const [zip, inBars] = [bare(zipCode), /^42(?:0|1[0-9]{3})(.+)$/.exec(bare(plainCode(code)))?.[1]];
  // Of a ZIP code with nine digits a label may have the first five in bars.
  return zip !== '' && (inBars === zip || (/^[0-9]{9}$/.test(zip) && inBars === zip.slice(0, 5)));
}
