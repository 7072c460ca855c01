import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { some } from '../forms.ts';
import { createApi } from '../helpers/api.ts';
import { request } from '../helpers/requests.ts';
import { credentialsIn } from '../helpers/station-process.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Whatever the command left lying about would lie here. */
const folder = mkdtempSync(join(tmpdir(), 'packbench-desks-test-'));
chmodSync(folder, 0o711);
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

/** Resolves with what it has said once all three desks are ready. */
function startDesks(): { child: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, ['build/desks.ts'], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = new Promise<string>((resolve, reject) => {
    let all = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (all += chunk.toString()));
    child.stdout.on('data', () => all.includes('Ctrl+C') && resolve(all));
    child.on('close', () => reject(new Error(`It ended: ${all}`)));
  });
  return { child, said };
}

const runs = (processId: number) => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

test('the README names the command as it is', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n## Several desks, one ledger\n');
  const [, command] = /^```sh\n(.*)\n```$/m.exec(section) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  expect([command, scripts]).toEqual(['npm run desks', expect.objectContaining({ desks: 'node build/desks.ts' })]);
});

test.runIf(process.platform !== 'win32')(
  'npm run desks starts three desks on one ledger: what one buys another has, and nothing of it is left when it ends, or is killed',
  async () => {
    for (const signal of some(['SIGINT', 'SIGKILL'] as const, 1)) {
      const { child, said } = startDesks();
      const text = await said;
      const desks = [...text.matchAll(/desk-(\d) \(process (\d+)\): (http:\/\/127\.0\.0\.1:\d+)\/#pair=\S+/g)];
      expect(desks.map(([, number]) => number)).toEqual(['1', '2', '3']);
      const [, keyFile = ''] = /API keys for all of them: (\S+)/.exec(text) ?? [];
      const keys = credentialsIn(dirname(keyFile));
      const [one, , other] = await Promise.all(desks.map(([, , , address = '']) => createApi(address, keys)));
      const { status, body } = (await one?.ship('ORDER-1', request())) ?? {};
      expect(status, JSON.stringify(body)).toBe(200);
      const history = async () => (await other?.get('/station/v1/shipments'))?.body.shipments as object[];
      await expect.poll(history).toMatchObject([{ transactionId: 'ORDER-1', state: 'LABELLED' }]);

      const database = readFileSync(join(dirname(keyFile), '../database/postmaster.pid'), 'utf8').split('\n')[0];
      const processes = [database, ...desks.map(([, , processId]) => processId)].map(Number);
      expect(processes.filter(runs)).toEqual(processes);
      const ended = once(child, 'exit');
      child.kill(signal);
      expect(await ended).toEqual(signal === 'SIGINT' ? [0, null] : [null, signal]);
      await expect.poll(() => [processes.filter(runs), readdirSync(folder)]).toEqual([[], []]);
    }
  },
);
