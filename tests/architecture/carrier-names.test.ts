import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { RULED_BY } from '#shared/schema/accounts/carrier.ts';

const root = join(import.meta.dirname, '../..');
/** The carriers themselves, the list of their names, and an example of a problem. */
const ALLOWED = /^(?:electron\/carriers\/|shared\/schema\/accounts\/carrier\.ts$|shared\/api\/problem-examples\.ts$)/;
const NAMED = new RegExp(`['"\`](?:${RULED_BY.filter((key) => key !== 'OTHER').join('|')})['"\`]`);

test('no code names a carrier: what is its own is data', () => {
  const files = ['electron', 'renderer', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|vue)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  const naming = files.filter((file) => NAMED.test(readFileSync(join(root, file), 'utf8')));
  expect(naming.filter((file) => ALLOWED.test(file)).length).toBeGreaterThan(9);
  expect(naming.filter((file) => !ALLOWED.test(file))).toEqual([]);
});
