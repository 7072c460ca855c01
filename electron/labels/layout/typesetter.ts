import type { FontWeight } from '../text/font-blocks.ts';
import { inOneDirection } from '../text/direction.ts';
import { widthInEms, type Fonts } from '../text/fonts.ts';
import { BEYOND_ARIMO, SHAPED_LETTERS } from '../text/script-fonts.ts';
import type { RectangleElement, TextElement } from './element.ts';

/** What a layout needs to place text: a resolution, a scale and the fonts' metrics. All results are in whole dots. */
export interface Typesetter {
  fonts: Fonts;
  dpi: number;
  /** Millimetres, times the scale of the label. */
  mm(millimetres: number): number;
  /** Points, times the scale of the label; never fewer than its smallest type has. */
  pt(points: number): number;
}

/** @param leastPoints of the smallest type */
export function createTypesetter(fonts: Fonts, dpi: number, scale = 1, leastPoints = 0): Typesetter {
  const least = leastDots(leastPoints, dpi);
  return {
    fonts,
    dpi,
    mm: (millimetres) => Math.round((millimetres * scale * dpi) / 25.4),
    pt: (points) => Math.max(least, Math.round((points * scale * dpi) / 72)),
  };
}

/** Dots that are not fewer than so many points; a quarter of a dot is nothing. */
export const leastDots = (points: number, dpi: number) => Math.ceil((points * dpi) / 72 - 0.25);

/** The parts of a line's look; `size` in dots. */
export interface TextStyle {
  size: number;
  weight?: FontWeight;
}

/** From the top of a line to its base line, and from line to line, as parts of the size. */
const ASCENT = 0.86;
const LEADING = 1.16;

/** Of scripts whose letters carry marks above and below, or stand on each other. */
const TALL = { ascent: 1.08, leading: 1.5 };

export const lineHeight = (size: number, text = '') =>
  Math.round(size * (SHAPED_LETTERS.test(text) ? TALL.leading : LEADING));
export const ascent = (size: number, text: string) =>
  Math.round(size * (SHAPED_LETTERS.test(text) ? TALL.ascent : ASCENT));

export const widthOf = (text: string, { size, weight = 'regular' }: TextStyle, { fonts }: Typesetter) =>
  widthInEms(text, weight, fonts) * size;

/** Where a line begins and how wide it may be, in dots; at the left, and black, unless it says otherwise. */
export interface LinePlace {
  x: number;
  maxWidth: number;
  align?: TextElement['align'];
  ink?: TextElement['ink'];
}

/** The line whose top is at `y`. The text must fit: see `wrap`, `fitSize` and `shorten`. */
export function textLine(
  text: string,
  style: TextStyle,
  place: LinePlace & { y: number },
  typesetter: Typesetter,
): TextElement {
  return {
    kind: 'text',
    x: place.x,
    y: place.y + ascent(style.size, text),
    size: style.size,
    weight: style.weight ?? 'regular',
    text,
    width: widthOf(text, style, typesetter),
    maxWidth: place.maxWidth,
    align: place.align ?? 'left',
    ink: place.ink ?? 'black',
    turn: 0,
    ...(BEYOND_ARIMO.test(text) && { han: typesetter.fonts.han }),
  };
}

export const rectangle = (x: number, y: number, width: number, height: number): RectangleElement => ({
  kind: 'rectangle',
  x,
  y,
  width,
  height,
});

/** Breaks the text between words, and words that are wider than a line between characters. */
export const wrap = (text: string, style: TextStyle, maxWidth: number, typesetter: Typesetter): string[] =>
  widthOf(text, style, typesetter) <= maxWidth
    ? [text]
    : inOneDirection(wrapWords(text, style, maxWidth, typesetter), text);

function wrapWords(text: string, style: TextStyle, maxWidth: number, typesetter: Typesetter): string[] {
  const width = (part: string) => widthOf(part, style, typesetter);
  const space = width(' ');
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const word of text.split(/ +/)) {
    const wordWidth = width(word);
    if (line !== '' && used + space + wordWidth <= maxWidth) {
      line += ` ${word}`;
      used += space + wordWidth;
      continue;
    }
    if (line !== '') lines.push(line);
    [line, used] = [word, wordWidth];
    while (used > maxWidth) {
      const head = longestHead(line, maxWidth, width);
      lines.push(head);
      line = line.slice(head.length);
      used = width(line);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The text, or as much of its beginning as leaves room for three dots. */
export function shorten(text: string, style: TextStyle, maxWidth: number, typesetter: Typesetter): string {
  const width = (part: string) => widthOf(part, style, typesetter);
  if (width(text) <= maxWidth) return text;
  return `${longestHead(text, maxWidth - width('...'), width).trimEnd()}...`;
}

/** The first of the sizes at which the text fits in one line; the last one where none does. */
export function fitSize(
  text: string,
  weight: FontWeight,
  sizes: readonly number[],
  maxWidth: number,
  typesetter: Typesetter,
): number {
  const fitting = sizes.find((size) => widthOf(text, { size, weight }, typesetter) <= maxWidth);
  return fitting ?? sizes.at(-1) ?? 0;
}

const SIGNS = new Intl.Segmenter('en');

/** At least one character, however narrow the line. */
function longestHead(text: string, maxWidth: number, width: (part: string) => number): string {
  // A letter is not parted from its marks.
  const characters = BEYOND_ARIMO.test(text)
    ? Array.from(SIGNS.segment(text), ({ segment }) => segment)
    : Array.from(text);
  let used = 0;
  let count = 0;
  for (const character of characters) {
    used += width(character);
    if (count > 0 && used > maxWidth) break;
    count++;
  }
  return characters.slice(0, count).join('');
}
