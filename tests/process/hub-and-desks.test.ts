import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { afterAll, describe, expect, test } from 'vitest';
import { packbench } from '../cli/packbench.ts';

const ROOT = join(import.meta.dirname, '../..');
/** An address of this machine that another one in its network could call; those for documentation nobody calls. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find(
    (each) =>
      each?.internal === false && ['private', 'uniqueLocal', 'unicast'].includes(ipaddr.parse(each.address).range()),
  );
const hub = outside?.family === 'IPv6' ? `[${outside.address}]:0` : `${outside?.address ?? ''}:0`;
const folder = mkdtempSync(join(tmpdir(), 'packbench-desks-'));
const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` };
const atTheHub = ['--data-dir', join(folder, 'hub')];
const running: { end(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(running.map(({ end }) => end()));
  rmSync(folder, { recursive: true, force: true });
});

/** The commands of the page, block by block, as a reader finds them. */
const [startHub = '', addClients = '', startDesk = '', shipThroughHub = ''] = [
  ...readFileSync(join(ROOT, 'electron/hub/README.md'), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm),
].map(([, block = '']) => block);

/** What a reader puts in the place of what is theirs alone: folders, addresses, the fingerprint. Here every port is a free one. */
function onThisMachine(block: string, own: Record<string, string> = {}): string {
  const placed = block.replaceAll('./', `${folder}/`).replaceAll('--headless', '--headless --port 0');
  return Object.entries(own).reduce(
    (all, [name, value]) => all.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
    placed,
  );
}

/** The same without npm, which takes longer than what it starts, and is tried once for each. */
const withoutNpm = (block: string) =>
  block.replaceAll('npx packbench', 'node electron/cli/launch.mjs').replaceAll('npm start --', 'node build/start.ts');

const begin = (block: string) =>
  spawn('sh', ['-euc', block], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });

/** Runs commands that end. */
function run(block: string): Promise<{ code: number | null; out: string }> {
  const child = begin(block);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })));
}

/** Starts a station and leaves it running; resolves with what it says when it has said where the window is. */
function serve(block: string): Promise<string> {
  const child = begin(block);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  running.push({
    async end() {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    },
  });
  let out = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes('Open the window')) resolve(out);
    });
    void ended.then(() => reject(new Error(`It ended: ${out}`)));
  });
}

describe.runIf(outside && process.platform !== 'win32')('the commands of the page on a hub and two desks', () => {
  test('make a hub and two desks that buy through it, each with keys of its own', async () => {
    const said = await serve(onThisMachine(startHub, { HUB: `'${hub}'` }));
    const [, url = '', fingerprint = ''] =
      /Hub for the local network: (\S+) \(certificate SHA-256 (\S+)\)/.exec(said) ?? [];
    expect((await run(onThisMachine(addClients))).code).toBe(0);

    for (const desk of ['desk-1', 'desk-2']) {
      const asOn = (block: string) => block.replaceAll('desk-1', desk);
      await serve(onThisMachine(asOn(withoutNpm(startDesk))));
      const through = onThisMachine(asOn(shipThroughHub), { HUB_URL: url, FINGERPRINT: fingerprint });
      const { code, out } = await run(withoutNpm(through));
      const [tracking = ''] = /TEST[0-9A-Z]+/.exec(out) ?? [];
      const atHub = await packbench([...atTheHub, 'status', tracking, '--json']);
      const { shipment } = atHub.json as { shipment: { state: string; trackingNumbers: string[] } };

      expect([code, out]).toEqual([0, expect.stringContaining('Bought: ORDER-1')]);
      expect(readdirSync(join(folder, `${desk}-labels`))).toEqual(['ORDER-1-1-label.pdf']);
      expect([atHub.code, shipment.state, shipment.trackingNumbers]).toEqual([0, 'LABELLED', [tracking]]);
    }
    const { json } = await packbench([...atTheHub, 'clients', '--json']);
    const { clients } = json as { clients: { name: string; lastUsedAt: string | null }[] };
    const desks = clients.filter(({ name }) => name.startsWith('Desk'));

    expect(desks.map(({ name, lastUsedAt }) => [name, typeof lastUsedAt])).toEqual([
      ['Desk 1', 'string'],
      ['Desk 2', 'string'],
    ]);
  }, 300_000);
});
