import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PATH = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

interface Bill {
  bomFormat: string;
  components: { name: string; version: string; licenses?: object[] }[];
}

/** `npm run audit` where no registry answers. */
const audit = () =>
  spawnSync('npm', ['run', '--silent', 'audit'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PATH, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' },
    shell: process.platform === 'win32',
  });

test('says of vulnerabilities, licences and the bill of materials what it found', () => {
  const { status, stdout } = audit();
  const bill = JSON.parse(readFileSync(join(ROOT, 'dist/sbom.json'), 'utf8')) as Bill;
  const names = bill.components.map(({ name }) => name);

  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining('Vulnerabilities: not checked, the registry does not answer'),
  ]);
  expect(stdout).toMatch(/Licences: \d+ packages of the station and \d+ in its window, all permissive/);
  expect(stdout).toContain(`${names.length} components in dist/sbom.json`);
  expect([bill.bomFormat, names]).toEqual(['CycloneDX', expect.arrayContaining(['fastify', 'better-sqlite3', 'vue'])]);
});
