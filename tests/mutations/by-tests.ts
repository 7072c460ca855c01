import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stagesFor, type Stage } from './older-campaign.ts';
import { PROJECT, type Mutation } from './mutation.ts';

/** What the tests made of a mutation. */
export interface Finding {
  id: string;
  /** File and name of the test that failed; null where none did. */
  by: string | null;
  seconds: number;
}

/** What vitest writes of a run. */
interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

/** How a process ends that has the mutation in it, and in all that it starts. */
async function runWith(
  mutation: string,
  command: readonly string[],
  { limitMs, env }: { limitMs: number; env: NodeJS.ProcessEnv },
): Promise<'passed' | 'failed' | 'cut short'> {
  const [program = '', ...options] = command;
  const hook = new URL('./apply.ts', import.meta.url).href;
  const child = spawn(program, options, {
    ...{ cwd: PROJECT, stdio: 'ignore', detached: true },
    env: { ...process.env, ...env, MUTATION: mutation, NODE_OPTIONS: `--import=${hook}` },
  });
  let isCut = false;
  const limit = setTimeout(() => {
    isCut = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, limitMs);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  return isCut ? 'cut short' : code === 0 ? 'passed' : 'failed';
}

/** Runs the older campaign against a mutation until a test finds it, or the time is over. */
export async function findByTests(mutation: Mutation, limitMs: number): Promise<Finding> {
  const begun = performance.now();
  const passed = () => performance.now() - begun;
  const found = (by: string | null): Finding => ({ id: mutation.id, by, seconds: Math.round(passed() / 1000) });
  for (const stage of stagesFor(mutation.file)) {
    if (stage.paths.length === 0) continue;
    const failed = await failureIn(mutation.id, stage, limitMs - passed());
    if (failed && !(await failsAnyway(failed, stage))) return found(`${failed.file} › ${failed.title}`);
    if (passed() >= limitMs) break;
  }
  return found(null);
}

/** Whether the tests of the file fail without the mutation, too: a machine that is too busy proves nothing. */
const failsAnyway = async ({ file }: Failed, { projects }: Stage) =>
  (await failureIn('', { paths: [file], projects }, CONFIRMED_MS)) !== null;

const CONFIRMED_MS = 180_000;

interface Failed {
  /** Below `tests`. */
  file: string;
  title: string;
}

async function failureIn(mutation: string, { paths, projects }: Stage, limitMs: number): Promise<Failed | null> {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const report = join(folder, 'report.json');
  const how = ['--bail', '1', '--maxWorkers', '1', '--passWithNoTests', '--reporter', 'json', '--outputFile', report];
  const where = [...projects.flatMap((name) => ['--project', name]), ...paths.map((path) => `tests/${path}`)];
  const vitest = ['node_modules/.bin/vitest', 'run', '-c', 'tests/vitest.config.ts', ...how, ...where];
  const form = paths.includes('fault/kills') ? { TEST_FORM: 'short' } : {};
  try {
    const end = await runWith(mutation, [process.execPath, ...vitest], { limitMs, env: form });
    return end === 'failed' ? failedTest(report) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** File and name of the first test that failed. */
function failedTest(path: string): Failed {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const file = testResults.find(
    ({ status, assertionResults }) => status === 'failed' || assertionResults.some(isFailed),
  );
  if (!file) return { file: 'helpers', title: 'the run itself failed' };
  const title = file.assertionResults.find(isFailed)?.title ?? file.message.split('\n')[0] ?? '';
  return { file: relative(join(PROJECT, 'tests'), file.name), title };
}

const isFailed = ({ status }: { status: string }) => status === 'failed';
