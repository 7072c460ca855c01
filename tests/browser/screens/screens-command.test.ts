import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Of a PNG, which has both behind its first chunk's name. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const root = join(import.meta.dirname, '../../..');

test('`npm run screens` takes the pictures that it is asked for, in both languages and themes', () => {
  const files = ['en-light', 'en-dark', 'de-light', 'de-dark'].map((look) =>
    join(root, 'dist/screens', `ship-bought-${look}.png`),
  );
  for (const file of files) rmSync(file, { force: true });
  const said = execFileSync(process.execPath, ['build/screens.ts', 'ship-bought'], { cwd: root, encoding: 'utf8' });
  expect(said).toContain('4 pictures are in');
  expect(new Set(files.map((file) => readFileSync(file).toString('base64'))).size).toBe(4);
});

test('it takes those of other languages, themes and sizes where they are named, and refuses what it does not know', () => {
  const screens = (...given: string[]) =>
    execFileSync(process.execPath, ['build/screens.ts', ...given], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const files = ['pl', 'uk'].map((code) => join(root, 'dist/screens', `carriers-rules-${code}-light-1024x768.png`));
  for (const file of files) rmSync(file, { force: true });

  expect(screens('--languages=pl,uk', '--themes=light', '--size=1024x768', 'carriers-rules')).toContain(
    '2 pictures are in',
  );
  const taken = files.map((file) => readFileSync(file));
  expect(taken.map(sizeOf)).toEqual([
    [1024, 768],
    [1024, 768],
  ]);
  expect(taken[0]?.equals(taken[1] ?? Buffer.of())).toBe(false);
  expect(() => screens('--languages=xx')).toThrow('--languages: “xx” is not known.');
  expect(() => screens('--size=big')).toThrow('--size: “big” is no width and height');
});
