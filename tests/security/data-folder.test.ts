import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { accountIn, closeFolder, ownerOnlyAcl } from '#electron/platform/folder-permissions.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';
import { startStation } from '#electron/station.ts';
import { newDataDir, startTestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const posix = process.platform !== 'win32';

describe.runIf(posix)('the data folder', () => {
  const station = useStation();

  test('and every file in it are their owner’s alone', () => {
    const files = readdirSync(station.dataDir);

    expect(modeOf(station.dataDir)).toBe('700');
    expect(files).toEqual(expect.arrayContaining(['credentials.json', 'ledger.db', 'station.json']));
    for (const name of files) expect([name, modeOf(join(station.dataDir, name))]).toEqual([name, '600']);
  });

  test('that stood open is closed at the next start, which says what others could have read', async () => {
    const own = await startTestStation();
    await own.stop();
    chmodSync(own.dataDir, 0o755);
    chmodSync(join(own.dataDir, 'credentials.json'), 0o644);
    const lines: unknown[] = [];
    const again = await startTestStation({ dataDir: own.dataDir, log: (...line) => void lines.push(line) });

    expect([modeOf(own.dataDir), modeOf(join(own.dataDir, 'credentials.json'))]).toEqual(['700', '600']);
    expect(lines).toContainEqual([
      'stood open to other accounts, closed now',
      { folder: own.dataDir, names: ['.', 'credentials.json'] },
    ]);
    await again.dispose();
  });

  test('is closed with what a desk of a shared ledger keeps in it, and with the note of a restore', async () => {
    const own = await startTestStation();
    await own.stop();
    const kept = ['desk-spill', 'desk-witness', 'desk.json', 'restore.lock'];
    for (const name of kept) writeFileSync(join(own.dataDir, name), '');
    for (const name of kept) chmodSync(join(own.dataDir, name), 0o644);
    const again = await startTestStation({ dataDir: own.dataDir });

    expect(kept.map((name) => modeOf(join(own.dataDir, name)))).toEqual(kept.map(() => '600'));
    await again.dispose();
  });

  test('that is opened while the station runs is found by the doctor', async () => {
    const found = async () => {
      const { body } = await station.api.get('/station/v1/doctor');
      return (body.checks as { name: string }[]).find(({ name }) => name === 'permissions');
    };
    expect(await found()).toMatchObject({ status: 'ok' });
    chmodSync(join(station.dataDir, 'credentials.json'), 0o644);
    expect(await found()).toMatchObject({
      status: 'warning',
      facts: { n: 1 },
      trouble: { code: 'FOLDER_OPEN_TO_OTHERS', values: { things: 1, names: 'credentials.json' } },
      detail: expect.stringContaining('credentials.json') as string,
    });
    chmodSync(join(station.dataDir, 'credentials.json'), 0o600);
  });

  test('is no folder that all accounts share, as /tmp is: it stays open to them, and the start says so', async () => {
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o1777);
    const start = startTestStation({ dataDir });

    await expect(start).rejects.toThrow(
      `The data folder ${dataDir} cannot be used: all accounts of this machine share it. Give the station another one with --data-dir.`,
    );
    expect([modeOf(dataDir), readdirSync(dataDir)]).toEqual(['777', []]);
    rmSync(dataDir, { recursive: true });
  });

  test('keeps what is not the station’s as it is: other files, and where links lead', async () => {
    const dataDir = newDataDir();
    const elsewhere = newDataDir();
    writeFileSync(join(elsewhere, 'theirs'), '');
    chmodSync(join(elsewhere, 'theirs'), 0o644);
    symlinkSync(join(elsewhere, 'theirs'), join(dataDir, 'hub-link'));
    mkdirSync(join(dataDir, 'public'));
    chmodSync(join(dataDir, 'public'), 0o755);
    const own = await startTestStation({ dataDir });

    expect([modeOf(join(elsewhere, 'theirs')), modeOf(join(dataDir, 'public'))]).toEqual(['644', '755']);
    await own.dispose();
    rmSync(elsewhere, { recursive: true });
  });

  const DRAFTS = ['credentials.json.new', 'station.json.new', 'ledger.db-witness.new', 'secrets.key.new'];

  test('with links in the place of drafts keeps its secrets to itself', async () => {
    const [dataDir, elsewhere] = [newDataDir(), newDataDir()];
    for (const name of DRAFTS) {
      writeFileSync(join(elsewhere, name), '');
      symlinkSync(join(elsewhere, name), join(dataDir, name));
    }
    const own = await startTestStation({ dataDir });
    await own.ledger.clients.revoke('nobody');
    expect(DRAFTS.map((name) => statSync(join(elsewhere, name)).size)).toEqual([0, 0, 0, 0]);
    await own.dispose();
    rmSync(elsewhere, { recursive: true });
  });

  test('in which another start makes and removes its drafts meanwhile is not said to hold what is another account’s', async () => {
    const dataDir = newDataDir();
    const other = new Worker(
      `const { rmSync, writeFileSync } = require('node:fs');
       const drafts = Array.from({ length: 30 }, (_, index) => process.argv[2] + index);
       for (;;) { for (const draft of drafts) writeFileSync(draft, '', { mode: 0o600 }); for (const draft of drafts) rmSync(draft); }`,
      { eval: true, argv: [join(dataDir, 'ledger.db.new')] },
    );
    await once(other, 'online');
    for (let turn = 0; turn < 500; turn++) closeFolder(dataDir);
    await other.terminate();
    rmSync(dataDir, { recursive: true });
  });

  test.runIf(process.getuid?.() === 0)('in which another account laid something is refused', async () => {
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o777);
    symlinkSync('/nowhere', join(dataDir, 'backups'));
    lchownSync(join(dataDir, 'backups'), 65_534, 65_534);

    await expect(startStation({ dataDir, host: '127.0.0.1', port: 0 })).rejects.toThrow(
      /backups in the data folder .* belongs to another account/,
    );
    expect(readdirSync(dataDir)).toEqual(['backups']);
    rmSync(dataDir, { recursive: true });
  });

  test.runIf(process.getuid?.() === 0)('of another account is refused with words that say what to do', async () => {
    const dataDir = newDataDir();
    chownSync(dataDir, 65_534, 65_534);

    await expect(startStation({ dataDir, host: '127.0.0.1', port: 0 })).rejects.toThrow(
      /belongs to another account.*--data-dir/,
    );
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });
});

test('a file that cannot take its place leaves no draft of what was to be in it', () => {
  const folder = newDataDir();
  const place = join(folder, 'hub-key.pem');
  mkdirSync(join(place, 'in its place'), { recursive: true });
  expect(() => writeDurably(place, Buffer.from('a key'))).toThrow();
  expect(readdirSync(folder)).toEqual(['hub-key.pem']);
  rmSync(folder, { recursive: true });
});

test('on Windows nothing is inherited, and one account, named by its SID, has full control down to every file', () => {
  const who = '"azuread\\s-1-5 jane","S-1-12-1-2954016387-1184530322-3164209308-1871054382"\r\n';
  expect(ownerOnlyAcl('C:\\Data', accountIn(who) ?? '')).toEqual([
    'C:\\Data',
    '/inheritance:r',
    '/grant:r',
    '*S-1-12-1-2954016387-1184530322-3164209308-1871054382:(OI)(CI)F',
    '/T',
    '/Q',
  ]);
});
