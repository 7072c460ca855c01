import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTROLS } from './controls.ts';

/** How many there are (see the research of the project on security, part B). */
const COUNT = 44;
const controls = Object.entries(CONTROLS);

test('every control is in the table, by number', () => {
  expect(controls.map(([number]) => Number(number))).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
});

describe.each(controls)('control %s', (_number, { control, heldBy }) => {
  test(`is held by a test that runs: ${control}`, () => {
    expect(heldBy.length).toBeGreaterThan(0);
    for (const [file, title] of heldBy) {
      const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
      expect([file, title, callOf(source, title)]).toEqual([
        file,
        title,
        expect.stringMatching(/^(?:test|it|describe)\b/),
      ]);
    }
  });
});

/** What the title is handed to, such as `test.each`; null where it is nowhere, or handed to what never runs it. */
function callOf(source: string, title: string): string | null {
  const at = Math.max(...["'", '"', '`'].map((quote) => source.indexOf(quote + title + quote)));
  const [call = null] =
    at < 0
      ? []
      : (source
          .slice(0, at)
          .match(/\b(?:test|it|describe)(?:\.\w+)*(?=[(<])/g)
          ?.slice(-1) ?? []);
  return call !== null && /\.(?:skip|todo|fails)\b/.test(call) ? null : call;
}
