import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
