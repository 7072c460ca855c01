import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync('renderer/styles/tokens.css', 'utf8');
const COLOUR = /--([a-z0-9-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/g;
/** WCAG 2.2, 1.4.6. */
const LEAST = 7;

type Tokens = ReadonlyMap<string, number>;

/** Relative luminance, 0 to 1. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

/** The colours of the rule with that selector, over those before it. */
function colours(selector: string, before: Tokens = new Map()): Tokens {
  const rule = CSS.slice(CSS.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
  const own = [...rule.matchAll(COLOUR)].map(
    ([, name = '', l, c, h]) => [name, luminance(Number(l) / 100, Number(c), Number(h))] as const,
  );
  return new Map([...before, ...own]);
}

const light = colours('\n:root');
const THEMES = { light, dark: colours(":root[data-theme='dark']", light) };

const SURFACES = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed'];
const TONES = ['accent', 'good', 'bad', 'care'];
/** What is written, and what it is written on. */
const PAIRS = [
  ...['ink', 'ink-2', 'ink-3', ...TONES.map((tone) => `${tone}-ink`)].flatMap((ink) => SURFACES.map((on) => [ink, on])),
  ...TONES.flatMap((tone) => [
    [`on-${tone}`, tone],
    [`${tone}-ink`, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['ink-2', `${tone}-soft`],
  ]),
  ['on-accent', 'accent-hover'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const luminanceOf = (token = '') => {
    const found = THEMES[theme].get(token);
    if (found === undefined) throw new Error(`The tokens have no colour ${token}`);
    return found;
  };

  test('text stands out from what it is written on by 7 to 1', () => {
    const found = PAIRS.map(([ink, on]) => {
      const [darker = 0, lighter = 0] = [luminanceOf(ink), luminanceOf(on)].sort((a, b) => a - b);
      return { ink, on, contrast: Math.round(((lighter + 0.05) / (darker + 0.05)) * 100) / 100 };
    });

    expect(found.filter(({ contrast }) => contrast < LEAST)).toEqual([]);
  });
});
