import { gs1CheckDigit } from './check-digits.ts';

/** Separates element strings of variable length: FNC1 in a symbol, this character in what a reader sends (GS1 General Specifications, 7.8). */
export const GS = '\x1d';

/** An application identifier and its data: "(400) PO-1". */
export interface ElementString {
  identifier: Identifier;
  data: string;
}

interface Format {
  /** The data title that stands before the data in text (GS1 General Specifications, 3.2). */
  title: string;
  /** What the data are made of, as an error says it. */
  form: string;
  /** The data as they are encoded; null where the text cannot be such data. */
  encode(text: string): string | null;
  /** Its length is known from its first digits, so that no separator follows (GS1 General Specifications, 7.8.5). */
  isPredefined?: true;
}

/** The character set of element strings, which has no space (GS1 General Specifications, 7.11). */
const CHARACTERS = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;

const text =
  (most: number): Format['encode'] =>
  (given) =>
    given.length <= most && CHARACTERS.test(given) ? given : null;

/** A postal code loses its spaces. */
const postal =
  (most: number): Format['encode'] =>
  (given) =>
    text(most)(given.replace(/\s/g, ''));

const isChecked = (digits: string) =>
  /^[0-9]{2,}$/.test(digits) && gs1CheckDigit(digits.slice(0, -1)) === digits.slice(-1);

const checked =
  (...lengths: number[]): Format['encode'] =>
  (given) =>
    lengths.includes(given.length) && isChecked(given) ? given : null;

/** A GTIN of 8, 12 or 13 digits gets leading zeros (GS1 General Specifications, 3.3.2). */
const gtin: Format['encode'] = (given) => checked(8, 12, 13, 14)(given)?.padStart(14, '0') ?? null;
const GTIN_FORM = 'a GTIN of 8, 12, 13 or 14 digits with its check digit';
const textForm = (most: number) => `at most ${most} letters, digits and marks without spaces`;

/** GS1 General Specifications, 3.2; in detail 3.3 (00, 01, 02), 3.4 (10), 3.6 (37) and 3.7 (400 to 421). */
const FORMATS = {
  '00': { title: 'SSCC', form: '18 digits with their check digit', encode: checked(18), isPredefined: true },
  '01': { title: 'GTIN', form: GTIN_FORM, encode: gtin, isPredefined: true },
  '02': { title: 'CONTENT', form: GTIN_FORM, encode: gtin, isPredefined: true },
  '10': { title: 'BATCH/LOT', form: textForm(20), encode: text(20) },
  '37': {
    title: 'COUNT',
    form: 'at most 8 digits',
    encode: (given) => (/^[0-9]{1,8}$/.test(given) ? given : null),
  },
  '400': { title: 'ORDER NUMBER', form: textForm(30), encode: text(30) },
  '401': { title: 'GINC', form: textForm(30), encode: text(30) },
  '402': { title: 'GSIN', form: '17 digits with their check digit', encode: checked(17) },
  '403': { title: 'ROUTE', form: textForm(30), encode: text(30) },
  '410': {
    title: 'SHIP TO LOC',
    form: 'a GLN: 13 digits with their check digit',
    encode: checked(13),
    isPredefined: true,
  },
  '420': { title: 'SHIP TO POST', form: textForm(20), encode: postal(20) },
  '421': {
    title: 'SHIP TO POST',
    form: 'a country of 3 digits and a postal code of at most 9 letters and digits',
    encode: (given) => (/^[0-9]{3}/.test(given) ? postal(12)(given) : null),
  },
} satisfies Record<string, Format>;

export type Identifier = keyof typeof FORMATS;

const formatOf = (identifier: Identifier): Format => FORMATS[identifier];
export const titleOf = (identifier: Identifier) => formatOf(identifier).title;
export const formOf = (identifier: Identifier) => formatOf(identifier).form;

/** The element string of a text; null where the identifier takes no such data. */
export function elementString(identifier: Identifier, given: string): ElementString | null {
  const data = formatOf(identifier).encode(given.trim());
  return data === null ? null : { identifier, data };
}

/**
 * Element strings in one symbol: those of predefined length first, a separator after each other one but the last
 * (GS1 General Specifications, 7.8).
 */
export function concatenated(elements: readonly ElementString[]): string {
  return inOrder(elements)
    .map(({ identifier, data }, i) => {
      const ends = i === elements.length - 1 || formatOf(identifier).isPredefined;
      return identifier + data + (ends ? '' : GS);
    })
    .join('');
}

/** As people read them under the bars: "(02) 09521234543213 (37) 24" (GS1 General Specifications, 4.14). */
export const humanReadable = (elements: readonly ElementString[]): string =>
  inOrder(elements)
    .map(({ identifier, data }) => `(${identifier}) ${data}`)
    .join(' ');

const inOrder = (elements: readonly ElementString[]) =>
  elements.toSorted((a, b) => rank(a.identifier) - rank(b.identifier));
const rank = (identifier: Identifier) => (formatOf(identifier).isPredefined ? 0 : 1);

/** Those that an account may take from fields of a shipment; 00, 420 and 421 follow from every shipment. */
export const SOURCED_IDENTIFIERS = ['01', '02', '10', '37', '400', '401', '402', '403', '410'] as const;
export type SourcedIdentifier = (typeof SOURCED_IDENTIFIERS)[number];

/** The fields that they may be taken from: label messages, the package's own, and those of the order that it is for. */
export const ELEMENT_SOURCES = [
  ...(['ref1', 'ref2', 'ref3', 'ref4', 'ref5'] as const),
  ...(['itemCode', 'itemTransactionId', 'orderNumber', 'article', 'quantity'] as const),
] as const;
export type ElementSource = (typeof ELEMENT_SOURCES)[number];

/** Which field each application identifier is taken from. */
export type ElementSources = Readonly<Partial<Record<SourcedIdentifier, ElementSource>>>;
