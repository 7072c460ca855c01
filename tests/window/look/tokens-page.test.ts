import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, hexOf } from '../../../build/tokens/read-tokens.ts';
import { PICTURE, README, withTokens } from '../../../build/tokens/readme.ts';
import { tokenPicture } from '../../../build/tokens/tokens-page.ts';

const page = readFileSync(README, 'utf8');
/** What primitives are made of, and no screen uses. */
const PARTS = ['DialogFrame'];
const PRIMITIVES = join(README, '../../build/pictures/primitives/Primitives.vue');

test('the page of the window shows the tokens as they are: npm run tokens', async () => {
  expect(await withTokens(page)).toBe(page);
  expect(readFileSync(PICTURE, 'utf8')).toBe(tokenPicture());
  expect(page).toContain('](styles/tokens.svg)');
});

test('every primitive is on the page, and in its picture', () => {
  const folder = join(README, '../ui');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.vue'))
    .map((name) => basename(name, '.vue'))
    .filter((name) => !PARTS.includes(name));
  const picture = readFileSync(PRIMITIVES, 'utf8');
  expect(names.filter((name) => !page.includes(`\`${name}\``) || !new RegExp(`<${name}\\s`).test(picture))).toEqual([]);
});

test('colours are what browsers make of them', () => {
  expect([hexOf('oklch(100% 0 0)'), hexOf('oklch(62.8% 0.2577 29.23)')]).toEqual(['#ffffff', '#ff0000']);
  expect(contrast('oklch(100% 0 0)', 'oklch(0% 0 0)')).toBeCloseTo(21, 5);
});
