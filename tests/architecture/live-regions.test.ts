import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WINDOW = resolve(import.meta.dirname, '../../renderer');

test('what interrupts whoever listens is said in one place: `announce` says it, and no element says it once more', () => {
  const elements = readdirSync(WINDOW, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.vue'));
  const interrupting = elements.filter((name) =>
    /role="alert"|aria-live="assertive"/.test(readFileSync(join(WINDOW, name), 'utf8')),
  );
  expect(interrupting).toEqual([join('shell', 'LiveRegion.vue')]);
});
