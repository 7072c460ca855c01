import { spawnSync } from 'node:child_process';

/** `npm test`: everything that a machine can run, in one order, and one plain closing line. */
const steps: [string, string[]][] = [
  ['npm', ['run', '--silent', 'typecheck']],
  ['npm', ['run', '--silent', 'lint']],
  ['vitest', ['run', '-c', 'tests/vitest.config.ts']],
];

for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
