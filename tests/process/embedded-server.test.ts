import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that can start a PostgreSQL server ends with its own status: tests that fail are not taken for passed', () => {
  const server = new URL('../../build/desks/embedded-server.ts', import.meta.url).href;
  const { status, stderr } = spawnSync(process.execPath, [
    ...['--input-type=module', '-e', `await import(${JSON.stringify(server)}); process.exitCode = 3;`],
  ]);
  expect([status, stderr.toString()]).toEqual([3, '']);
});
