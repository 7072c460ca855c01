import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { newSeed } from '../tests/forms.ts';

/**
 * `npm test`: types, rules, layout, and the short form of the tests; with `--project` and a project's name of tests/vitest.config.ts, types
 * and that part of them (`npm run verify`). `npm run test:long`: the long form of the tests, all of them or the files that are named (tests/README.md).
 * Whatever stands in one line runs at the same time; the first line that fails ends it.
 */
const [form, ...rest] = process.argv.slice(2);
const isLong = form === '--long';
const own = isLong ? rest : process.argv.slice(2);
const isPart = own.includes('--project');
const tests = { command: `vitest run -c tests/vitest.config.ts ${own.join(' ')}` };
const types = { command: 'npm run --silent typecheck' };
/** It takes what the tests leave of the processor while they wait. */
const lint = ['rules', 'layout'].map((what) => ({ command: `npm run --silent lint:${what}`, isIdle: true }));
const steps: { command: string; isIdle?: boolean }[][] = isLong
  ? [[tests]]
  : isPart
    ? [[types, tests]]
    : [[types], [tests, ...lint]];
const seed = process.env['TEST_SEED'] ?? String(newSeed());
const env = { ...process.env, TEST_FORM: isLong ? 'long' : 'short', TEST_SEED: seed };

async function statusOf({ command, isIdle = false }: { command: string; isIdle?: boolean }): Promise<number> {
  const child = spawn(command, { stdio: 'inherit', shell: true, env });
  if (isIdle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [status] = (await once(child, 'close')) as [number | null];
  return status ?? 1;
}

console.log(`What chance picks is repeated with TEST_SEED=${seed}.`);
for (const commands of steps) {
  const statuses = await Promise.all(commands.map(statusOf));
  const failed = statuses.find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}
