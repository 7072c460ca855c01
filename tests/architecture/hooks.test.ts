import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const TESTS = resolve(import.meta.dirname, '..');
const sources = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(TESTS, name), 'utf8') }));
const namesOf = (found: typeof sources) => found.map(({ name }) => name);

test('what tests share registers no hook by being imported: files share a process, and only the first would have it', () => {
  // A set-up file is run again for each file.
  const setUp = /setupFiles: .*/g;
  const config = readFileSync(join(TESTS, 'vitest.config.ts'), 'utf8').match(setUp)?.join() ?? '';
  const shared = sources.filter(({ name }) => !name.endsWith('.test.ts') && !config.includes(`'tests/${name}'`));
  expect(shared.length).toBeGreaterThan(50);
  expect(namesOf(shared.filter(({ text }) => /^(?:before|after)(?:Each|All)\(/m.test(text)))).toEqual([]);
});

test.each([
  [
    'helpers/station-process.ts',
    /\b(?:launch|launchWithApi|newFolder|npmStart|serve|startWith)\b/,
    'useStationProcesses();',
  ],
  ['use-desktop.ts', /\b(?:launch|tryLaunch)\b/, 'useLaunches();'],
])('whoever starts something with %s also ends it', (helper, starting, ending) => {
  const users = sources.filter(({ name, text }) => {
    const imported = new RegExp(`import \\{([^}]*)\\} from '[./]*${helper.replace('.', '\\.')}'`).exec(text)?.[1] ?? '';
    return name.endsWith('.test.ts') && starting.test(imported);
  });
  expect(users.length).toBeGreaterThan(2);
  expect(namesOf(users.filter(({ text }) => !text.includes(`\n${ending}\n`)))).toEqual([]);
});
