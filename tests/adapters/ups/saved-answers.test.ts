import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { VENDORS } from '../connectors/description.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- descriptions of any shape */

const FOLDER = join(VENDORS, 'ups');
const isThere = existsSync(FOLDER);
if (!isThere) console.log('No saved answers of UPS are looked for: its descriptions are not beside the project.');

const files = isThere ? readdirSync(FOLDER) : [];
const bodies = files
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => {
    const { paths, components } = load(readFileSync(join(FOLDER, name), 'utf8')) as any;
    const operations = Object.values<any>(paths).flatMap((path) => Object.values<any>(path));
    const shared = components?.responses ?? {};
    return [
      ...operations.map(({ requestBody }) => ({ name, kind: 'request', body: requestBody })),
      ...[...operations.map(({ responses }) => responses ?? {}), shared].flatMap((responses) =>
        Object.values<any>(responses).map((body) => ({ name, kind: 'answer', body })),
      ),
    ];
  });

/** The examples of a body, in each of the ways in which a description can have some. */
const examplesOf = ({ body }: (typeof bodies)[number]): unknown[] =>
  Object.values<any>(body?.content ?? {}).flatMap((content) => [
    ...Object.values(content.examples ?? {}),
    ...[content.example, content.schema?.example, ...(content.schema?.examples ?? [])].filter(Boolean),
  ]);

test.skipIf(!isThere)('UPS saved no answer: where one comes, this fails, and the one is to be replayed', () => {
  const others = files.filter((name) => !/\.yaml$|^README\.md$|^LICENSE$/.test(name));
  expect(others).toEqual([]);
  const examplesIn = (kind: string) => bodies.filter((each) => each.kind === kind).flatMap(examplesOf);
  expect(bodies.filter(({ kind }) => kind === 'answer').length).toBeGreaterThan(20);
  expect(examplesIn('request').length).toBeGreaterThan(0);
  expect(examplesIn('answer')).toEqual([]);
});
