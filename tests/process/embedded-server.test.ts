import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedServer } from '../../build/desks/embedded-server.ts';
import { until } from '../helpers/until.ts';

test('a process that can start a PostgreSQL server ends with its own status: tests that fail are not taken for passed', () => {
  const server = new URL('../../build/desks/embedded-server.ts', import.meta.url).href;
  const { status, stderr } = spawnSync(process.execPath, [
    ...['--input-type=module', '-e', `await import(${JSON.stringify(server)}); process.exitCode = 3;`],
  ]);
  expect([status, stderr.toString()]).toEqual([3, '']);
});

test('a server that has ended by itself is stopped all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-embedded-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const server = await startEmbeddedServer(data, { password: 'of the tests', initial: ['--no-sync'] });
  const pidFile = join(data, 'postmaster.pid');
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
  expect(await until(() => !existsSync(pidFile))).toBe(true);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
