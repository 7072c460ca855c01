import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sortTests } from '../sort-tests.ts';

/** How the files of a project with these tests are sorted. */
function sorted(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'packbench-sorted-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'tests', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return sortTests(root);
}

const HELPER = "import { startStation } from '#electron/station.ts';\nexport const start = startStation;\n";

test('what starts a station, a process or a browser is sorted by what it imports, through its helpers too', () => {
  expect(
    sorted({
      'helpers/station.ts': HELPER,
      'helpers/use-station.ts': "export { start } from './station.ts';\n",
      'api/direct.test.ts': HELPER,
      'api/by-helper.test.ts': "import {\n  start,\n} from '../helpers/use-station.ts';\n",
      'api/when-needed.test.ts': "const { start } = await import('../helpers/station.ts');\n",
      'cli/process.test.ts': "import { spawn } from 'node:child_process';\n",
      'browser/page.test.ts': "import { chromium } from 'playwright-core';\n",
      'tables/child.test.ts': "import { createTables } from '#electron/tables/index.ts';\n",
      'expressions.test.ts': "import { check } from 'recheck';\n",
      'postgres/desks.test.ts': HELPER,
      'shared/pure.test.ts': "import { parse } from '#shared/format/parse-number.ts';\n",
    }),
  ).toEqual({
    quiet: ['tests/shared/pure.test.ts'],
    starting: [
      'tests/api/by-helper.test.ts',
      'tests/api/direct.test.ts',
      'tests/api/when-needed.test.ts',
      'tests/browser/page.test.ts',
      'tests/cli/process.test.ts',
      'tests/expressions.test.ts',
      'tests/tables/child.test.ts',
    ],
    onDatabase: ['tests/postgres/desks.test.ts'],
  });
});

test('an import for its types only starts nothing, nor do files that import each other', () => {
  const { quiet, starting } = sorted({
    'helpers/station.ts': HELPER,
    'types.test.ts':
      "import type { Station } from '#electron/station.ts';\nimport type { start } from './helpers/station.ts';\n",
    'circle-a.ts': "import './circle-b.ts';\n",
    'circle-b.ts': "import './circle-a.ts';\n",
    'circle.test.ts': "import './circle-a.ts';\n",
  });
  expect([quiet, starting]).toEqual([['tests/circle.test.ts', 'tests/types.test.ts'], []]);
});

test('of the tests of this project none is in both, and some are in each', () => {
  const { quiet, starting } = sortTests();

  expect(quiet).toContain('tests/shared/parse-number.test.ts');
  expect(starting).toEqual(expect.arrayContaining(['tests/scale/weigh.test.ts', 'tests/cli/launch.test.ts']));
  expect(quiet.filter((file) => starting.includes(file))).toEqual([]);
});
