import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WINDOW = resolve(import.meta.dirname, '../../renderer');
const list = readFileSync(join(WINDOW, 'messages/en/index.ts'), 'utf8');

/** Which feature each group of messages belongs to; those of `messages/` itself are everybody's. */
const owners = new Map(
  [...list.matchAll(/import \{ (\w+) \} from '#renderer\/features\/([\w-]+)\//g)].map(([, group = '', owner = '']) => [
    group,
    owner,
  ]),
);

test('a feature speaks in its own words, in those that are shared, and in those of features that it uses', () => {
  const features = readdirSync(join(WINDOW, 'features'));
  const strange = features.flatMap((feature) => {
    const sources = readdirSync(join(WINDOW, 'features', feature), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|vue)$/.test(name))
      .map((name) => readFileSync(join(WINDOW, 'features', feature, name), 'utf8'));
    const text = sources.join('\n');
    const isUsed = (owner: string) => text.includes(`'#renderer/features/${owner}/index.ts'`);
    return [...text.matchAll(/(?<=[(?:]\s?)['`](\w+)\.[\w.]+(?:\$\{[^}]+\})?['`]/g)].flatMap(([key, group = '']) => {
      const owner = owners.get(group);
      return owner === undefined || owner === feature || isUsed(owner) ? [] : [`${feature} says ${key}`];
    });
  });
  expect(owners.size).toBeGreaterThan(10);
  expect(strange).toEqual([]);
});
