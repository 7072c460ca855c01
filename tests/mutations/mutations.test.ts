import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INVARIANTS, mutated, mutationOf, MUTATIONS, PROJECT } from './mutation.ts';

const sourceOf = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

test('there are forty mutations and more, each with a name of its own', () => {
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(MUTATIONS.map(({ id }) => id)).size).toBe(MUTATIONS.length);
});

test.each(MUTATIONS)('$id applies to the source as it is now, and says what it breaks', (mutation) => {
  const source = sourceOf(mutation.file);
  const faulty = mutated(source, mutation);
  expect(faulty).not.toBe(source);
  expect(() => stripTypeScriptTypes(faulty)).not.toThrow();
  expect(INVARIANTS).toContain(mutation.invariant);
  expect(mutation.harm).toMatch(/^[A-Z].*\.$/);
  expect(mutation.shows).toMatch(/^[A-Z].*\.$/);
});

test('a mutation whose text is gone, or stands there twice, is refused by its name', () => {
  const mutation = mutationOf('absence-guessed');
  expect(() => mutated('', mutation)).toThrow('absence-guessed');
  expect(() => mutated(mutation.text + mutation.text, mutation)).toThrow('2 times');
  expect(() => mutationOf('none-such')).toThrow('none-such');
});
