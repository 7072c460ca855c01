import { errorCorrection64 } from './reed-solomon.ts';
import { GS, TRANSPORT_HEADER } from './iso-15434.ts';

/**
 * Numbers of the hexagons, 30 to a row, that hold the bits of the primary message's twenty codewords, the highest first (ISO/IEC 16023, the symbol's character placement).
 * The third bit is in no mode's number.
 */
const PLACES = [
  469, 529, -1, 316, 347, 346, 673, 672, 703, 702, 647, 676, 283, 282, 313, 312, 370, 610, 618, 379, 378, 409, 408, 439,
  705, 704, 559, 589, 588, 619, 458, 518, 640, 701, 675, 674, 285, 284, 315, 314, 310, 340, 531, 289, 288, 319, 349,
  348, 456, 486, 517, 516, 471, 470, 369, 368, 399, 398, 429, 428, 549, 548, 579, 578, 609, 608, 649, 648, 679, 678,
  709, 708, 639, 638, 669, 668, 699, 698, 279, 278, 309, 308, 339, 338, 381, 380, 411, 410, 441, 440, 561, 560, 591,
  590, 621, 620, 547, 546, 577, 576, 607, 606, 367, 366, 397, 396, 427, 426, 291, 290, 321, 320, 351, 350, 651, 650,
  681, 680, 711, 710,
];

/** A symbol whose primary message is in the structure for transport, modes 2 and 3. */
export interface StructuredMessage {
  /** The message as a reader sends it. */
  data: string;
  /** What is in the secondary message: all but postal code, country and class of service. */
  secondary: string;
  /** Dark hexagons of the primary message. */
  dark: number[];
}

/**
 * A transport message of ISO/IEC 15434 as MaxiCode has it: mode 2 for postal codes of up to nine digits, mode 3 for the first six letters and digits of
 * any other (ISO/IEC 16023, modes 2 and 3). Null where it is no such message, or lacks postal code, country or class of service of three digits each.
 */
export function structured(message: string): StructuredMessage | null {
  const [postalCode = '', country = '', service = '', ...rest] = message.startsWith(TRANSPORT_HEADER)
    ? message.slice(TRANSPORT_HEADER.length).split(GS)
    : [];
  if (!/^[0-9A-Z]+$/.test(postalCode) || !/^[0-9]{3}$/.test(country) || !/^[0-9]{3}$/.test(service)) return null;
  const isNumeric = /^[0-9]{1,9}$/.test(postalCode);
  const postal = isNumeric ? postalCode : postalCode.slice(0, 6).padEnd(6);
  const secondary = TRANSPORT_HEADER + rest.join(GS);
  const bits =
    bitsOf(Number(service), 10) + bitsOf(Number(country), 10) + (isNumeric ? numericBits : letterBits)(postal);
  const data = codewordsOf(bits + bitsOf(isNumeric ? 2 : 3, 4));
  return {
    data: [TRANSPORT_HEADER + postal, country, service, ...rest].join(GS),
    secondary,
    dark: darkOf([...data, ...errorCorrection64(data, 10)]),
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

const darkOf = (codewords: readonly number[]): number[] =>
  PLACES.filter((place, bit) => place >= 0 && (((codewords[Math.floor(bit / 6)] ?? 0) >> (5 - (bit % 6))) & 1) === 1);

/** The hexagons of a symbol in mode 4 whose first nine codewords are nothing, with the primary message in their place. */
export const withPrimary = (hexagons: readonly number[], { dark }: StructuredMessage): number[] =>
  [...hexagons.filter((hexagon) => !PLACES.includes(hexagon)), ...dark].sort((a, b) => a - b);
