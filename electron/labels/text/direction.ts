import { RIGHT_TO_LEFT } from './script-fonts.ts';

/** Marks of a direction that are not seen themselves (UAX #9). */
const TO_THE_LEFT = '\u200f';
const TO_THE_RIGHT = '\u200e';

/** Lines of a paragraph: those that begin with a word of the other direction are marked, so that each runs as the whole does. */
export function inOneDirection(lines: string[], paragraph: string): string[] {
  if (!RIGHT_TO_LEFT.test(paragraph)) return lines;
  const isToLeft = runsToLeft(paragraph);
  const isOther = (line: string) => RIGHT_TO_LEFT.test(line) && runsToLeft(line) !== isToLeft;
  return lines.map((line) => (isOther(line) ? (isToLeft ? TO_THE_LEFT : TO_THE_RIGHT) + line : line));
}

const LETTER = /\p{L}/u;

/** As its first letter does. */
const runsToLeft = (text: string) => RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '');
