import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm test`: everything that a machine can run; with `--project` and a project's name of tests/vitest.config.ts, that part of the tests.
 * Whatever stands in one line runs at the same time; the first line that fails ends it.
 */
const steps = [
  ['npm run --silent typecheck', 'npm run --silent lint:rules', 'npm run --silent lint:layout'],
  [`vitest run -c tests/vitest.config.ts ${process.argv.slice(2).join(' ')}`],
];

async function statusOf(command: string): Promise<number> {
  const [status] = (await once(spawn(command, { stdio: 'inherit', shell: true }), 'close')) as [number | null];
  return status ?? 1;
}

for (const commands of steps) {
  const statuses = await Promise.all(commands.map(statusOf));
  const failed = statuses.find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}
