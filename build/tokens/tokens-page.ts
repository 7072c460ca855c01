import { contrast, hexOf, isColour, readTokens, type Tokens } from './read-tokens.ts';

const GROUPS = [
  ['surfaces', /^(canvas|surface|raised|sunken|hover|pressed|line|line-strong|shade|paper)$/],
  ['text', /^ink/],
  ['accent', /accent|^focus$/],
  ['good', /good/],
  ['bad', /bad/],
  ['care', /care/],
] as const;
/** What a text stands on, where contrast is asked for. */
const GROUND = new Map([
  ...['ink', 'ink-2', 'ink-3', 'accent-ink'].map((ink) => [ink, 'surface'] as const),
  ...['accent', 'good', 'bad', 'care'].map((tone) => [`on-${tone}`, tone] as const),
  ...['good', 'bad', 'care'].map((tone) => [`${tone}-ink`, `${tone}-soft`] as const),
]);

const SIZES = [
  ['text', /^text-/],
  ['gaps', /^gap-/],
  ['corners', /^radius-/],
  ['targets', /^(control|control-s|rail)$/],
  ['motion', /^(quick|calm)$/],
] as const;

const coloursOf = (tokens: Tokens, pattern: RegExp) =>
  [...tokens].filter(([name, value]) => pattern.test(name) && isColour(value));

/** Rows of a Markdown table: each colour in both themes, and how text in it stands out. */
function colourRows(): string[] {
  const { light, dark } = readTokens();
  return GROUPS.flatMap(([group, pattern]) =>
    coloursOf(light, pattern).map(([name, value]) => {
      const ground = GROUND.get(name);
      const ratio = (tokens: Tokens) =>
        ground ? contrast(tokens.get(name) ?? '', tokens.get(ground) ?? '').toFixed(1) : '';
      const said = ground ? `${ratio(light)} and ${ratio(dark)} on \`--${ground}\`` : '';
      return `| ${group} | \`--${name}\` | \`${hexOf(value)}\` | \`${hexOf(dark.get(name) ?? value)}\` | ${said} |`;
    }),
  );
}

function sizeRows(): string[] {
  const { light } = readTokens();
  return SIZES.flatMap(([what, pattern]) =>
    [...light]
      .filter(([name]) => pattern.test(name))
      .map(([name, value]) => `| ${what} | \`--${name}\` | ${inPixels(value)} |`),
  );
}

/** At the usual size of text, 16 pixels. */
const inPixels = (value: string) => (/^[\d.]+rem$/.test(value) ? `${parseFloat(value) * 16} px` : value);

/** The tables of the tokens in Markdown. */
export const tokenTables = (): string =>
  [
    '| | Colour | Light | Dark | Contrast |',
    '| --- | --- | --- | --- | --- |',
    ...colourRows(),
    '',
    '| | Size | |',
    '| --- | --- | --- |',
    ...sizeRows(),
  ].join('\n');

const CELL = { width: 132, height: 64 };
const LEFT = 84;
const TOP = 34;

/** A picture of the colours in SVG, light above dark: each on its ground, with its name in a text colour that can be read on it. */
export function tokenPicture(): string {
  const { light, dark } = readTokens();
  const rows = GROUPS.map(([group, pattern]) => ({ group, names: coloursOf(light, pattern).map(([name]) => name) }));
  const width = LEFT + Math.max(...rows.map(({ names }) => names.length)) * CELL.width + 12;
  const height = TOP + rows.length * CELL.height + 12;
  const theme = (title: string, tokens: Tokens, y: number) => {
    const fill = (name: string) => hexOf(tokens.get(name) ?? '');
    const cells = rows.flatMap(({ group, names }, row) => [
      text(12, TOP + row * CELL.height + 36, group, fill('ink-2')),
      ...names.map((name, column) => cell(LEFT + column * CELL.width, TOP + row * CELL.height, name, tokens)),
    ]);
    return `<g transform="translate(0 ${y})"><rect width="${width}" height="${height}" fill="${fill('canvas')}"/>${text(12, 22, title, fill('ink'), 'bold')}${cells.join('')}</g>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * 2}" font-family="Inter, system-ui, sans-serif" font-size="13">${theme('Light', light, 0)}${theme('Dark', dark, height)}</svg>\n`;
}

const text = (x: number, y: number, words: string, fill: string, weight = 'normal') =>
  `<text x="${x}" y="${y}" fill="${fill}" font-weight="${weight}">${words}</text>`;

function cell(x: number, y: number, name: string, tokens: Tokens): string {
  const own = tokens.get(name) ?? '';
  const [ink, surface] = ['ink', 'surface'].map((other) => tokens.get(other) ?? '');
  const readable = contrast(own, ink ?? '') > contrast(own, surface ?? '') ? ink : surface;
  const box = `<rect x="${x}" y="${y}" width="${CELL.width - 8}" height="${CELL.height - 8}" rx="8" fill="${hexOf(own)}" stroke="${hexOf(tokens.get('line') ?? '')}"/>`;
  return box + text(x + 10, y + 33, name, hexOf(readable ?? ''));
}
