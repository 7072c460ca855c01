import type { Party } from '#shared/schema/shipping/party.ts';
import type { Size } from '../layout/stock.ts';
import { createTypesetter, wrap } from '../layout/typesetter.ts';
import type { Fonts } from '../text/fonts.ts';
import { printable } from '../text/printable.ts';
import { BEYOND_ARIMO, SHAPED_LETTERS } from '../text/script-fonts.ts';
import { countryName, locality, names, streets } from './address.ts';
import { LEAST_TEXT, minimumsOf } from './minimums.ts';
import { TO_INDENT } from './to-section.ts';

/** Lines of the recipient's that a label has room for with the largest symbol, when all that may is on the next label. */
const MOST_ADDRESS_LINES = 9;
/** A line of letters that carry marks, or stand on each other, beside one of others. */
const TALL_LINE = 1.3;

const DPI = 203;
const MARGIN = 3;

/**
 * How many lines the recipient's names, streets and city are in the least type of the stock, run together as on the fullest label. Letters of fonts
 * that are not open yet are taken to be as wide as they are high.
 */
export function addressLines(
  recipient: Party,
  { width, height }: Size,
  fonts: Fonts,
): { lines: number; room: number; points: number } {
  const points = minimumsOf({ height }).recipient;
  const typesetter = createTypesetter(estimating(fonts), DPI, 1, LEAST_TEXT);
  const room = Math.floor((width * DPI) / 25.4) - 2 * typesetter.mm(MARGIN) - typesetter.mm(TO_INDENT);
  const parts = [
    { text: names(recipient).join(', '), weight: 'bold' as const },
    {
      text: [...streets(recipient), locality(recipient.address), countryName(recipient.address.countryCode)].join(', '),
      weight: 'regular' as const,
    },
  ];
  const lines = parts.flatMap(({ text, weight }) =>
    wrap(printable(text, fonts).trim(), { size: typesetter.pt(points), weight }, room, typesetter),
  );
  const taken = lines.reduce((sum, line) => sum + (SHAPED_LETTERS.test(line) ? TALL_LINE : 1), 0);
  return { lines: Math.ceil(taken), room: MOST_ADDRESS_LINES, points };
}

function estimating(fonts: Fonts): Fonts {
  const whole = fonts.glyph('W'.charCodeAt(0), 'regular');
  return {
    ...fonts,
    shape: (text, weight) =>
      Array.from(text).flatMap((character) => {
        const known = BEYOND_ARIMO.test(character) ? undefined : fonts.glyph(character.codePointAt(0) ?? 0, weight);
        return known ?? (whole ? { ...whole, advance: 1 } : []);
      }),
  };
}
