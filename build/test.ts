import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { newSeed } from '../tests/forms.ts';

/**
 * `npm test`: types, rules, layout, and the short form of the tests; with `--project` and a project's name of tests/vitest.config.ts, types
 * and that part of them (`npm run verify`). `npm run test:long`: the long form of the tests, all of them or the files that are named (tests/README.md).
 * All of it runs at the same time.
 */
const [form, ...rest] = process.argv.slice(2);
const isLong = form === '--long';
const own = isLong ? rest : process.argv.slice(2);
const isPart = own.includes('--project');
interface Check {
  command: string;
  /** It takes what the tests leave of the processor while they wait. */
  isIdle?: boolean;
}
const tests: Check = { command: `vitest run -c tests/vitest.config.ts ${own.join(' ')}`.trimEnd() };
const beside = (name: string): Check => ({ command: `npm run --silent ${name}`, isIdle: true });
const types = beside('typecheck');
const lint = ['lint:rules', 'lint:layout'].map(beside);
const checks = isLong ? [tests] : isPart ? [tests, types] : [tests, types, ...lint];
const seed = process.env['TEST_SEED'] ?? String(newSeed());
const env = { ...process.env, TEST_FORM: isLong ? 'long' : 'short', TEST_SEED: seed };

async function statusOf({ command, isIdle = false }: { command: string; isIdle?: boolean }): Promise<number> {
  const child = spawn(command, { stdio: 'inherit', shell: true, env });
  if (isIdle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [status] = (await once(child, 'close')) as [number | null];
  return status ?? 1;
}

console.log(`What chance picks is repeated with TEST_SEED=${seed}.`);
const statuses = await Promise.all(checks.map(statusOf));
// What failed beside the tests is said again below their summary.
checks.forEach(({ command }, index) => statuses[index] === 0 || console.error(`Failed: ${command}`));
process.exit(statuses.find((status) => status !== 0) ?? 0);
