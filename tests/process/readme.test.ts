import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../printing/cups/private-cups.ts';

const ROOT = join(import.meta.dirname, '../..');
const pageOf = (folder: string) => readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
const [readme, tools] = [pageOf('.'), pageOf('electron/api')];
const missing = ['bash', 'curl'].filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
if (missing.length > 0)
  console.log(`No ${missing.join(', ')}: the README's commands are not run (apt-get install curl).`);

/** The blocks of commands in a section. */
const blocksIn = (text: string): string[] =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
const blocksOf = (section: string): string[] => {
  const [, text = ''] = readme.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return blocksIn(own);
};

/** A clone as far as the commands can tell: everything of the repository, in a folder where they may leave what they make. */
const clone = mkdtempSync(join(tmpdir(), 'packbench-readme-'));
const prefix = mkdtempSync(join(tmpdir(), 'packbench-prefix-'));
for (const name of readdirSync(ROOT)) {
  if (!['.git', 'data', 'dist'].includes(name)) symlinkSync(join(ROOT, name), join(clone, name));
}
const groups: number[] = [];
afterAll(async () => {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
  for (const folder of [clone, prefix])
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

/** The environment of somebody who has the machine's own Node, and installs for themselves alone. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|PACKBENCH)/.test(name))),
  PATH: [
    join(prefix, 'bin'),
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules')),
  ].join(delimiter),
  npm_config_prefix: prefix,
  npm_config_update_notifier: 'false',
};

const printedIn = (folder: string) =>
  readdirSync(join(clone, folder)).map((name) => readFileSync(join(clone, folder, name), 'latin1').slice(0, 5));

/** Starts a station the way the README says, and resolves once it is ready. */
function serve(command: string): Promise<void> {
  const child = spawn('bash', ['-c', command], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  groups.push(child.pid ?? 0);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Packbench is ready')) resolve();
    });
    child.on('close', () => reject(new Error(`It ended: ${command}`)));
  });
}

function run(script: string): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn('bash', ['-eu'], { cwd: clone, env, stdio: 'pipe' });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.end(script);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

describe.runIf(missing.length === 0 && process.platform !== 'win32')('every command of the README, in order', () => {
  test('"npm ci" finds what is locked, and "npm start" and "npm test" are there', () => {
    const [block = ''] = blocksOf('Two commands');
    const commands = block.split('\n').flatMap((line) => line.replace(/#.*/, '').split('&&'));
    expect(commands.map((command) => command.trim()).filter(Boolean)).toEqual([
      ...['npm ci', 'npm start'],
      ...['npm ci', 'npm test'],
    ]);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']));
  });

  test('from the first label over the command line to a printer and a scale', async () => {
    const port = String(await freePort());
    const [start = ''] =
      /^npm start -- --headless --data-dir \S+/.exec(/`(npm start -- --headless[^`]*)`/.exec(readme)?.[1] ?? '') ?? [];
    await serve(`${start} --port ${port}`);
    const blocks = [
      ...blocksOf('A first label'),
      ...['electron/cli', 'electron/printing'].map(pageOf).flatMap(blocksIn),
    ];
    expect(blocks).toHaveLength(4);
    const { code, out, err } = await run(
      blocks.join('\n').replaceAll(':4820', `:${port}`).replace('192.168.1.60', '127.0.0.1'),
    );

    expect([code, err.replaceAll(/^(?:Saved |npm |Batch ).*\n/gm, '')]).toEqual([0, '']);
    expect(readFileSync(join(clone, 'label.pdf'), 'latin1')).toMatch(/^%PDF-/);
    expect(existsSync(join(prefix, 'bin/packbench'))).toBe(true);
    expect(readdirSync(join(clone, 'labels')).filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
    expect(readFileSync(join(clone, 'result.csv'), 'utf8').match(/BOUGHT/g)).toHaveLength(3);
    expect(out).toMatch(/State +LABELLED/);
    expect(out).toMatch(/QUEUED +desk-1/);
    // No scale stands beside the machine that runs this.
    expect(out.match(/"success":false/g)).toHaveLength(1);
    expect(out).toContain('"code":"SCALE_UNAVAILABLE"');
  }, 300_000);

  test('from zero with curl, beside the station of the first label, and once more', async () => {
    const [command = ''] = /sh electron\/api\/samples\/from-zero-curl\.sh/.exec(tools) ?? [];
    const { code, out, err } = await run(`${command}; ${command} ./data`);

    expect([code, err]).toEqual([0, '']);
    expect(out.match(/^1\. .*\n2\. .*\n3\. .*\n4\. Bought TEST.*\n5\. Printed .*\.pdf\n/gm)).toHaveLength(2);
    expect(printedIn('from-zero-printed')).toEqual(['%PDF-']);
  }, 300_000);

  test('from zero with the command line client, on the folder of the first label', async () => {
    const [command = ''] = /sh electron\/api\/samples\/from-zero-cli\.sh/.exec(tools) ?? [];
    const { code, out, err } = await run(`${command} ./data`);

    expect(code, out + err).toBe(0);
    expect(out).toMatch(
      /identity[\s\S]*test-a +CARRIER_A[\s\S]*Valid\.[\s\S]*Bought: [\s\S]*Bought before; nothing was bought now/,
    );
    expect(out).toMatch(/State +LABELLED[\s\S]*desk-1 is set\.[\s\S]*QUEUED +desk-1[\s\S]*\.pdf\n$/);
    expect(printedIn('data-printed')).toContain('%PDF-');
  }, 300_000);

  test('"packbench serve" starts a station, whose process ends with the command', async () => {
    const data = join(clone, 'served');
    await serve(`exec packbench serve --data-dir ${data} --port 0`);
    const { pid } = JSON.parse(readFileSync(join(data, 'station.json'), 'utf8')) as { pid: number };
    process.kill(groups.at(-1) ?? 0, 'SIGTERM');
    await expect.poll(() => existsSync(join(data, 'station.json')), { timeout: 20_000 }).toBe(false);
    expect(() => process.kill(pid, 0)).toThrow();
  }, 60_000);
});
