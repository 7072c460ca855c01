import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { line, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbench, packbenchOn } from './packbench.ts';

const station = useStation();
const run: ReturnType<typeof packbenchOn> = (...args) => packbenchOn(station)(...args);
const folder = mkdtempSync(join(tmpdir(), 'packbench-desk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('pair', () => {
  test('makes an address that opens the window of the station, once', async () => {
    const { code, out } = await run(['pair']);
    const address = /^Open the window: (\S+)$/m.exec(out)?.[1] ?? '';
    const pairing = new URL(address).hash.replace('#pair=', '');
    const open = () => station.api.post('/station/v1/session', { code: pairing }, { token: null });
    const first = await open();

    expect([code, new URL(address).origin, out]).toEqual([0, station.baseUrl, expect.stringContaining('one visit')]);
    expect(first.status).toBe(200);
    const window = { token: first.body.accessToken };
    expect((await station.api.get('/station/v1/settings', window)).status).toBe(200);
    expect((await open()).body.code).toBe('PAIRING_INVALID');
  });
});

describe('attention and resolve', () => {
  test('list what may have been bought, and settle it', async () => {
    await station.api.ship('doubt-1', request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] }));
    await station.api.ship('doubt-2', request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] }));
    const listed = await run(['attention']);
    const found = await run(['resolve', 'doubt-1', '--found', 'TESTFOUND1']);
    const notBought = await run(['resolve', 'doubt-2', '--not-bought', '--reason', 'Invoice of the carrier', '--json']);

    expect([listed.code, listed.out]).toEqual([0, expect.stringMatching(/doubt-1[\s\S]*doubt-2/)]);
    expect([found.code, found.out]).toEqual([0, expect.stringMatching(/doubt-1 is LABELLED: TESTFOUND1/)]);
    expect([notBought.code, notBought.json.shipment.shipment.state]).toEqual([0, 'REJECTED']);
  });

  test('resolve takes exactly one way out', async () => {
    expect((await run(['resolve', 'doubt-1'])).code).toBe(2);
    expect((await run(['resolve', 'doubt-1', '--not-bought', '--write-off'])).code).toBe(2);
  });
});

test('reprint prints the labels again, and asks for a reason as the station does', async () => {
  const path = join(folder, 'printed');
  mkdirSync(path);
  await station.api.post('/station/v1/printers', {
    id: 'desk',
    name: 'Desk',
    connection: { type: 'folder', path },
    format: 'PDF',
    stock: 'STOCK_4X6',
  });
  await station.api.ship('printed', request());
  const codes = [];
  for (const reason of [[], [], [], ['--reason', 'Jammed']]) {
    codes.push((await run(['reprint', 'printed', '--printer', 'desk', ...reason])).code);
  }

  expect(codes).toEqual([0, 0, 2, 0]);
  await expect.poll(() => readdirSync(path).length).toBe(3);
});

describe('accounts and clients', () => {
  test('an account is connected, replaced, listed and removed', async () => {
    const { body } = await station.api.get('/station/v1/accounts');
    const account = { ...body.accounts[8], carrierId: 'second-i', friendlyName: 'Second I' };
    const set = (name: string) =>
      run(['accounts', 'set', file('account.json', JSON.stringify({ ...account, friendlyName: name }))]);
    expect([(await set('Second I')).code, (await set('Renamed I')).code]).toEqual([0, 0]);
    // As editors of Windows save it.
    const marked = file('marked.json', `\uFEFF${JSON.stringify({ ...account, friendlyName: 'Renamed I' })}`);
    expect((await run(['accounts', 'set', marked])).code).toBe(0);
    const none = await run(['accounts', 'set', file('null.json', 'null')]);
    expect([none.code, none.err.trim()]).toEqual([2, 'There is no account in it. Nothing was set.']);
    expect((await run(['accounts'])).out).toMatch(/second-i +CARRIER_I +Renamed I +test/);
    expect((await run(['accounts', 'remove', 'second-i'])).code).toBe(0);
    expect((await run(['accounts', 'remove', 'second-i'])).code).toBe(1);
  });

  test('a client is made with its secret, may do what its scopes say, and is revoked', async () => {
    const { json } = await run(['clients', 'add', 'Reader', '--scope', 'read', '--json']);
    const env = { PACKBENCH_ACCESS_KEY: json.client.accessKey, PACKBENCH_SECRET_KEY: json.secretKey };
    expect((await run(['accounts'], { env })).code).toBe(0);
    expect((await run(['ship', '-'], { env, input: JSON.stringify(request()) })).code).toBe(1);
    expect((await run(['clients', 'revoke', json.client.id])).code).toBe(0);
    expect((await run(['accounts'], { env })).code).toBe(1);
    expect((await run(['clients'])).out).toMatch(/Reader.*revoked/);
    expect((await run(['clients', 'add', 'X', '--scope', 'fly'])).code).toBe(2);
  });
});

describe('carriers', () => {
  test('lists accounts and services as a table for people and as the API’s answer for programs', async () => {
    const [words, program] = [await run(['carriers']), await run(['carriers', '--json'])];

    expect(words.out).toMatch(/^carrierId +Carrier +serviceType/);
    expect(words.out).toMatch(/test-d +CARRIER_D +D24 /);
    expect(program.json).toEqual((await station.api.get('/cloud-boot-manager/api/v1/carriers')).body);
  });
});

describe('doctor', () => {
  test('finds a station that is well to be well', async () => {
    const { code, json } = await run(['doctor', '--json']);

    expect([code, json.status]).toEqual([0, 'ok']);
    expect(json.checks.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['node', 'folder', 'running', 'identity', 'ledger', 'disk', 'unknown', 'accounts']),
    );
  });

  test.runIf(process.platform !== 'win32')(
    'finds keys that others can read, and a folder on which nothing runs',
    async () => {
      const dataDir = join(folder, 'open');
      mkdirSync(dataDir, { mode: 0o700 });
      writeFileSync(join(dataDir, 'credentials.json'), '{}');
      chmodSync(join(dataDir, 'credentials.json'), 0o644);
      const { code, out } = await packbench(['--data-dir', dataDir, 'doctor']);

      expect(code).toBe(1);
      expect(out).toMatch(/failed +folder +Other accounts can read .*credentials\.json/);
      expect(out).toMatch(/failed +running/);
    },
  );
});

/** What a command line that needs no station says. */
async function said(...args: string[]): Promise<string> {
  const { code, out } = await packbench(args);
  expect([args, code]).toEqual([args, 0]);
  return out;
}

describe('help and completion', () => {
  test('every command explains itself, and is in the completions', async () => {
    const script = await said('completion', 'bash');
    const names = [...(await said('--help')).matchAll(/^ {2}([a-z]+)(?: \[options\])?(?: [<[][^>\]]+[>\]])? {2,}/gm)];

    expect(names.length).toBeGreaterThan(15);
    for (const [, name = ''] of names.filter(([, each]) => each !== 'help')) {
      expect(await said(name, '--help')).toContain(`Usage: packbench ${name}`);
      expect(script).toContain(`${name})`);
    }
  });

  test('bash completes commands, options and subcommands', async () => {
    const script = await said('completion', 'bash');
    const complete = (...typed: string[]) => {
      const words = typed.map((word) => `'${word}'`).join(' ');
      const { stdout } = spawnSync('bash', [
        '-c',
        `${script}\nCOMP_WORDS=(packbench ${words}); COMP_CWORD=${typed.length}; _packbench; echo "\${COMPREPLY[@]}"`,
      ]);
      return stdout.toString().trim();
    };

    expect(complete('sh')).toBe('ship');
    expect(complete('ship', '--tr')).toBe('--transaction-id');
    expect(complete('clients', 're')).toBe('revoke');
  });

  test.each(['zsh', 'fish'])('there are completions for %s', async (shell) => {
    const { code, out } = await packbench(['completion', shell]);

    expect(code).toBe(0);
    for (const word of ['ship', 'transaction-id', 'doctor', 'revoke']) expect(out).toContain(word);
  });

  test('and for no other shell', async () => {
    expect((await packbench(['completion', 'constructor'])).code).toBe(2);
  });
});
