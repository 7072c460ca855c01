import { GS, TRANSPORT_HEADER } from './iso-15434.ts';
import { MAXICODE_PAD, maxiCodewords } from './maxicode-text.ts';
import { errorCorrection64 } from './reed-solomon.ts';

/** Codewords of the primary message and of the secondary one, and those that mend each (ISO/IEC 16023, error correction). */
const PRIMARY = { data: 10, errors: 10 };
const SECONDARY = { data: 84, errors: 40 };
const MODE_WITHOUT_STRUCTURE = 4;

/**
 * MaxiCode: what a reader sends, and the numbers of its dark hexagons in order, 30 to a row, without those of the bullseye. Transport messages are in
 * mode 2 or 3, anything else in mode 4.
 * @throws RangeError where the text is not ASCII, or does not fit.
 */
export function maxiCode(text: string): { data: string; dark: number[] } {
  const message = structured(text);
  const codewords = maxiCodewords(message ? message.secondary : text);
  const room = SECONDARY.data + (message ? 0 : PRIMARY.data - 1);
  if (codewords.length > room) throw new RangeError(`Too long for a MaxiCode: ${codewords.length} codewords`);
  const padded = [...codewords, ...new Array<number>(room - codewords.length).fill(MAXICODE_PAD)];
  const all = message ? [...message.primary, ...padded] : [MODE_WITHOUT_STRUCTURE, ...padded];
  return { data: message ? message.data : text, dark: darkOf(withErrors(all)) };
}

/** The secondary message's codewords are mended in two halves, every other one. */
function withErrors(codewords: readonly number[]): number[] {
  const primary = codewords.slice(0, PRIMARY.data);
  const secondary = codewords.slice(PRIMARY.data);
  const [even = [], odd = []] = [0, 1].map((half) =>
    errorCorrection64(
      secondary.filter((_, i) => i % 2 === half),
      SECONDARY.errors / 2,
    ),
  );
  const errors = even.flatMap((codeword, i) => [codeword, odd[i] ?? 0]);
  return [...primary, ...errorCorrection64(primary, PRIMARY.errors), ...secondary, ...errors];
}

/** A message whose primary part is in the structure for transport, modes 2 and 3. */
interface StructuredMessage {
  /** The message as a reader sends it. */
  data: string;
  /** What is in the secondary message: all but postal code, country and class of service. */
  secondary: string;
  /** Codewords of the primary message. */
  primary: number[];
}

/**
 * A transport message of ISO/IEC 15434 as MaxiCode has it: mode 2 for postal codes of up to nine digits, mode 3 for the first six letters and digits of
 * any other (ISO/IEC 16023, modes 2 and 3). Null where it is no such message, or lacks postal code, country or class of service of three digits each.
 */
function structured(message: string): StructuredMessage | null {
  const [postalCode = '', country = '', service = '', ...rest] = message.startsWith(TRANSPORT_HEADER)
    ? message.slice(TRANSPORT_HEADER.length).split(GS)
    : [];
  if (!/^[0-9A-Z]+$/.test(postalCode) || !/^[0-9]{3}$/.test(country) || !/^[0-9]{3}$/.test(service)) return null;
  const isNumeric = /^[0-9]{1,9}$/.test(postalCode);
  const postal = isNumeric ? postalCode : postalCode.slice(0, 6).padEnd(6);
  const secondary = TRANSPORT_HEADER + rest.join(GS);
  const bits =
    bitsOf(Number(service), 10) + bitsOf(Number(country), 10) + (isNumeric ? numericBits : letterBits)(postal);
  return {
    data: [TRANSPORT_HEADER + postal, country, service, ...rest].join(GS),
    secondary,
    primary: codewordsOf(bits + bitsOf(isNumeric ? 2 : 3, 4)),
  };
}

const bitsOf = (value: number, length: number) => value.toString(2).padStart(length, '0');

/** How many digits there are, and their number: 6 and 30 bits. */
const numericBits = (digits: string) => bitsOf(digits.length, 6) + bitsOf(Number(digits), 30);

/** Six characters of code set A, 6 bits each. */
const letterBits = (text: string) => Array.from(text, (character) => bitsOf(codeSetA(character), 6)).join('');
const codeSetA = (character: string) =>
  /[A-Z]/.test(character) ? character.charCodeAt(0) - 64 : character.charCodeAt(0);

/** The structure's sixty bits end in the first codeword: the mode in its low four bits. */
function codewordsOf(bits: string): number[] {
  return Array.from({ length: 10 }, (_, i) => parseInt(bits.slice(bits.length - 6 * (i + 1), bits.length - 6 * i), 2));
}

/**
 * Numbers of the hexagons, 30 to a row, that hold the bits of the primary message's twenty codewords, the highest first (ISO/IEC 16023, the symbol's character placement).
 * The third bit is in no mode's number.
 */
const PRIMARY_PLACES = [
  469, 529, -1, 316, 347, 346, 673, 672, 703, 702, 647, 676, 283, 282, 313, 312, 370, 610, 618, 379, 378, 409, 408, 439,
  705, 704, 559, 589, 588, 619, 458, 518, 640, 701, 675, 674, 285, 284, 315, 314, 310, 340, 531, 289, 288, 319, 349,
  348, 456, 486, 517, 516, 471, 470, 369, 368, 399, 398, 429, 428, 549, 548, 579, 578, 609, 608, 649, 648, 679, 678,
  709, 708, 639, 638, 669, 668, 699, 698, 279, 278, 309, 308, 339, 338, 381, 380, 411, 410, 441, 440, 561, 560, 591,
  590, 621, 620, 547, 546, 577, 576, 607, 606, 367, 366, 397, 396, 427, 426, 291, 290, 321, 320, 351, 350, 651, 650,
  681, 680, 711, 710,
];

/** Hexagons that are dark in every symbol and say which way up it is. */
const ORIENTATION = [28, 29, 280, 281, 311, 457, 488, 500, 530, 670, 677, 700, 707];

/** Two hexagons of three rows hold a codeword, from the right to the left in each. */
const BOX = [1, 0, 31, 30, 61, 60];
/** At the right edge, where every other row has one hexagon less, it takes four rows. */
const BOX_AT_EDGE = [0, 31, 30, 60, 91, 90];
const COLUMNS_OF_BOXES = 28;

/** Boxes by rows of boxes, there and back, around the bullseye and the primary message; those at the edge last. */
function secondaryPlaces(): number[] {
  const isFree = (row: number, column: number) => {
    const [left, right] = row === 9 || row === 21 ? [8, 20] : row > 9 && row < 21 ? [6, 20] : [COLUMNS_OF_BOXES, -1];
    return column < left || column > right;
  };
  const boxes: number[] = [];
  for (let row = 0; row < 33; row += 3) {
    const columns = Array.from({ length: COLUMNS_OF_BOXES / 2 }, (_, i) => 2 * i).filter((column) =>
      isFree(row, column),
    );
    for (const column of row % 2 === 0 ? columns : columns.reverse()) boxes.push(30 * row + column);
  }
  const edge = Array.from({ length: 8 }, (_, i) => 30 * (4 * i + 1) + COLUMNS_OF_BOXES);
  return [
    ...boxes.flatMap((first) => BOX.map((more) => first + more)),
    ...edge.flatMap((first) => BOX_AT_EDGE.map((more) => first + more)),
  ];
}

const PLACES = [...PRIMARY_PLACES, ...secondaryPlaces()];

const darkOf = (codewords: readonly number[]): number[] =>
  [
    ...ORIENTATION,
    ...PLACES.filter(
      (place, bit) => place >= 0 && (((codewords[Math.floor(bit / 6)] ?? 0) >> (5 - (bit % 6))) & 1) === 1,
    ),
  ].sort((a, b) => a - b);
