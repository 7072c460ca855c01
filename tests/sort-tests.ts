import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '..');
/** What is needed to start a station, another process or a browser. */
const STARTS = new Set([
  'node:child_process',
  'node:worker_threads',
  'playwright-core',
  '#electron/station.ts',
  '#electron/headless.ts',
  '#electron/child/child-process.ts',
  // Tables are read and pages drawn in processes of their own, expressions examined by a program, and serial ports listed by udevadm.
  '#electron/tables/index.ts',
  '#electron/labels/pictures/index.ts',
  'recheck',
  '#electron/scale/serial/serial-library.ts',
]);

/** What a file imports to run it; what it imports for its types only starts nothing. */
const importsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s(?!type\s)(?:[^;']*from\s)?'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? '');

/** These need a database server, which a project of its own starts. */
const ON_DATABASE = `postgres${sep}`;

const known = new Map<string, boolean>();

/** Whether a file of the tests, or one of theirs that it imports, starts something. */
function startsSomething(file: string): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  known.set(file, false);
  const starts = importsOf(file).some(
    (name) => STARTS.has(name) || (name.startsWith('.') && startsSomething(resolve(dirname(file), name))),
  );
  known.set(file, starts);
  return starts;
}

/** The test files under `tests` of the project, as paths from its folder: those that need a database server, and the others by whether they start a station, a process or a browser. */
export function sortTests(root = PROJECT): { quiet: string[]; starting: string[]; onDatabase: string[] } {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort();
  const kindOf = (name: string) => {
    if (name.startsWith(ON_DATABASE)) return 'onDatabase';
    return startsSomething(join(root, 'tests', name)) ? 'starting' : 'quiet';
  };
  const { quiet = [], starting = [], onDatabase = [] } = Object.groupBy(files, kindOf);
  const paths = (found: string[]) => found.map((name) => join('tests', name));
  return { quiet: paths(quiet), starting: paths(starting), onDatabase: paths(onDatabase) };
}
