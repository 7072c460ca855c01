/** What a logo has no use for and nobody should have to trust: what runs, what is fetched, and what one text makes many of. */
const REFUSED: readonly [pattern: RegExp, what: string][] = [
  [/<!DOCTYPE|<!ENTITY/i, 'DOCTYPE'],
  [/<\?(?!xml[\s?])/i, 'processing instruction'],
  [/<(?:\w+:)?script\b/i, 'script'],
  [/<(?:\w+:)?foreignObject\b/i, 'foreignObject'],
  [/<(?:\w+:)?animate/i, 'animation'],
  [/<(?:\w+:)?(?:iframe|object|embed)\b/i, 'animation'],
  [/<(?:\w+:)?(?:audio|video|set|handler|listener)\b/i, 'animation'],
  [/<(?:\w+:)?image\b/i, 'image'],
  // Its font is on the machine where it was drawn: letters must be shapes.
  [/<(?:\w+:)?text\b/i, 'text'],
  [/\son\w+\s*=/i, 'on…='],
  [/@import/i, '@import'],
  [/\b(?:href|src)\s*=\s*(?:"\s*[^#"\s]|'\s*[^#'\s])/i, 'href'],
  [/url\([\s"']*[^#"'\s)]/i, 'url()'],
];

/** More elements than that no logo has, and a picture made of many others grows without end. */
const MOST_ELEMENTS = 20_000;
const MOST_USES = 200;

/** What in an SVG is refused, as it is written there; null where nothing is. */
export function dangerIn(svg: string): string | null {
  const plain = decoded(svg);
  const found = REFUSED.find(([pattern]) => pattern.test(svg) || pattern.test(plain));
  if (found) return found[1];
  if (countOf(svg, /<[a-z]/gi) > MOST_ELEMENTS) return `> ${MOST_ELEMENTS} <…>`;
  if (countOf(svg, /<(?:\w+:)?use\b/gi) > MOST_USES) return `> ${MOST_USES} <use>`;
  return null;
}

/** References of characters could hide a word. */
const decoded = (svg: string) =>
  svg.replaceAll(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, code: string) => {
    const number = parseInt(code, hex ? 16 : 10);
    return number <= 0x10ffff ? String.fromCodePoint(number) : '';
  });

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
