import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WINDOW = resolve(import.meta.dirname, '../../renderer');
/** Words of the catalogues that are put into a ref as they are: a badge changes the language, and they stay in the one before. */
const KEPT = /\.value\]? = (?:(?!=>)[^;`{])*?\b(?:t|[a-z]\w*(?:Words|InFull|Errors))\([^;]*;/g;

test('a sentence that stays is made anew in each language: a ref holds what makes it (useSaid)', () => {
  const files = globSync('**/*.{ts,vue}', { cwd: WINDOW }).filter((file) => !/messages/.test(file));
  const kept = files.flatMap((file) =>
    [...readFileSync(join(WINDOW, file), 'utf8').matchAll(KEPT)].map(([found]) => `${file}: ${found}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(kept).toEqual([]);
});
