import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { TEST_MODE } from '#shared/schema/accounts/account.ts';
import { ADAPTER_INFOS } from '../adapters/defined.ts';

const root = join(import.meta.dirname, '../..');

/** Names its adapter where a type is meant: `type: 'test'`, `adapter.type === 'test'`. The same word is a verb elsewhere. */
const MEANT_AS_TYPE = (type: string) => new RegExp(`\\b(?:type|adapter)\\s*(?:[!=]==?|:)\\s*['"\`]${type}['"\`]`);
const NAMED = (type: string) => new RegExp(`['"\`]${type}['"\`]`);
/** Test mode is named once for all. */
const ALLOWED = new Set([`shared/schema/accounts/account.ts: ${TEST_MODE.type}`]);

const files = ['electron', 'renderer', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|vue)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('electron/adapters/')),
);

test('no adapter is named outside its folder', () => {
  const named = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return ADAPTER_INFOS.map(({ type }) => type)
      .filter((type) => (type === TEST_MODE.type ? MEANT_AS_TYPE(type) : NAMED(type)).test(text))
      .map((type) => `${file}: ${type}`);
  });
  expect(ADAPTER_INFOS.length).toBeGreaterThan(2);
  expect(named.filter((one) => !ALLOWED.has(one))).toEqual([]);
});

test('no adapter reaches into another one, and what they share is in http/', () => {
  const folder = 'electron/adapters';
  const reaching = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== join(root, folder))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const own = relative(join(root, folder), file).split('/')[0] ?? '';
      const imported = readFileSync(file, 'utf8').matchAll(/from '(?:#electron\/adapters|\.\.)\/([a-z]+)\//g);
      return [...imported].flatMap(([, other = '']) => ([own, 'http'].includes(other) ? [] : [`${own} → ${other}`]));
    });
  expect(reaching).toEqual([]);
});
