import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../../renderer/styles/tokens.css');

/** The tokens of a theme, by their names without dashes before them. */
export type Tokens = ReadonlyMap<string, string>;

/** The tokens of the window as `renderer/styles/tokens.css` has them: those of the light theme, and those that the dark one has in their place. */
export function readTokens(): { light: Tokens; dark: Tokens } {
  const css = readFileSync(SOURCE, 'utf8');
  const declared = (selector: string): Tokens => {
    const from = css.indexOf(`\n${selector} {`);
    const block = css.slice(from, css.indexOf('\n}', from));
    return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
  };
  const light = declared(':root');
  return { light, dark: new Map([...light, ...declared(":root[data-theme='dark']")]) };
}

const OKLCH = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/;
export const isColour = (value: string) => OKLCH.test(value);

/** Linear red, green and blue from 0 to 1, after Björn Ottosson's definition of Oklab. */
function linear(value: string): [number, number, number] {
  const [, lightness = 0, chroma = 0, hue = 0] = (OKLCH.exec(value) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [L, a, b] = [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (part: number) => Math.min(1, Math.max(0, part));
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Such as `#0d4f7c`. */
export function hexOf(value: string): string {
  const encoded = linear(value).map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
  return `#${encoded
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The contrast of two colours, as WCAG 2 has it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (value: string) => {
    const [red, green, blue] = linear(value);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
