import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createProgram } from '#electron/cli/program.ts';
import { request } from '../helpers/requests.ts';
import { startTestStation } from '../helpers/station.ts';
import { newFolder, serve, useStationProcesses } from '../helpers/station-process.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbench, packbenchOn } from './packbench.ts';

useStationProcesses();

const station = useStation();
const run: ReturnType<typeof packbenchOn> = (...args) => packbenchOn(station)(...args);

test('has every command that a desk needs', () => {
  const program = createProgram({} as never, () => async () => undefined);
  const names = program.commands.map((command) => command.name());

  expect(names.sort()).toEqual(
    [
      ...['serve', 'ship', 'check', 'status', 'carriers', 'labels', 'reprint', 'batch', 'attention', 'resolve'],
      ...[
        'accounts',
        'clients',
        'printers',
        'backup',
        'restore',
        'desks',
        'packers',
        'manifest',
        'invoices',
        'rules',
        'doctor',
        'completion',
        'pair',
        'ledger',
        'orders',
        'hand-over',
        'addresses',
        'products',
      ],
    ].sort(),
  );
});

describe('backup and restore', () => {
  test('bring back what was backed up, while no station runs on the ledger', async () => {
    const own = await startTestStation();
    await own.api.ship('kept', request());
    const { code, json } = await packbench(['--data-dir', own.dataDir, 'backup', '--json']);
    await own.api.ship('lost', request());
    const early = await packbench(['--data-dir', own.dataDir, 'restore', json.backup.name]);
    await own.stop();
    const listed = await packbench(['--data-dir', own.dataDir, 'restore']);
    const restored = await packbench(['--data-dir', own.dataDir, 'restore', json.backup.name]);
    const again = await startTestStation({ dataDir: own.dataDir });
    const statuses = [];
    for (const id of ['kept', 'lost'])
      statuses.push((await again.api.get(`/station/v1/shipments/by-transaction/${id}`)).status);
    const repeated = await again.api.ship('lost', request());
    await again.dispose();

    expect([code, early.code, early.err]).toEqual([0, 1, expect.stringContaining('Stop the station')]);
    expect([listed.code, listed.out]).toEqual([0, expect.stringContaining(json.backup.name)]);
    expect([restored.code, restored.out]).toEqual([0, expect.stringMatching(/as it was at .*1 shipment\(s\)/s)]);
    expect([statuses, repeated.body.code]).toEqual([[200, 504], 'TRANSACTION_IN_DOUBT']);
  });

  test('say so where there is no such backup', async () => {
    const folder = newFolder();

    expect((await packbench(['--data-dir', folder, 'restore'])).out).toBe('There is no backup.\n');
    expect(await packbench(['--data-dir', folder, 'restore', 'none.db'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no backup none.db'),
    });
  });
});

test('printers are set up, replaced, listed and removed', async () => {
  const printer = { id: 'desk', name: 'Desk', connection: { type: 'raw', host: '127.0.0.1', port: 9 }, format: 'ZPL' };
  const set = (name: string) =>
    run(['printers', 'set', '-'], { input: JSON.stringify({ ...printer, name, stock: 'STOCK_4X6' }) });

  expect([(await set('Desk')).code, (await set('Desk 1')).code]).toEqual([0, 0]);
  expect((await run(['printers'])).out).toMatch(/desk +Desk 1 +raw +ZPL +STOCK_4X6/);
  expect((await run(['printers', 'remove', 'desk'])).code).toBe(0);
  expect((await run(['printers', '--json'])).json).toEqual({ printers: [] });
  const none = await run(['printers', 'set', '-'], { input: 'null' });
  expect([none.code, none.err.trim()]).toEqual([2, 'There is no printer in it. Nothing was set.']);
});

describe('doctor', () => {
  test('looks at every hash, the journal and the backups as well', async () => {
    const { json } = await run(['doctor', '--json']);

    expect(json.checks.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['rows', 'journal', 'documents', 'backup', 'clock']),
    );
  });

  test('of a client that may not examine says what it could not look at', async () => {
    const { json } = await run(['clients', 'add', 'Reader', '--scope', 'read', '--json']);
    const env = { PACKBENCH_ACCESS_KEY: json.client.accessKey, PACKBENCH_SECRET_KEY: json.secretKey };
    const { code, out } = await run(['doctor'], { env });

    expect([code, out]).toEqual([0, expect.stringMatching(/warning +examination/)]);
  });
});

test.runIf(process.platform !== 'win32')(
  'serve runs a station that the client finds by its folder, until it is told to stop',
  async () => {
    const dataDir = newFolder();
    const child = serve('--port', '0', '--data-dir', dataDir);
    await child.ready;
    const { baseUrl } = JSON.parse(readFileSync(join(dataDir, 'station.json'), 'utf8')) as { baseUrl: string };
    const { code, json } = await packbench(['--data-dir', dataDir, 'carriers', '--json']);
    child.child.kill('SIGTERM');

    expect([code, json.data.length]).toEqual([0, 9]);
    expect(await child.ready).toBe(baseUrl);
    expect((await child.ended).code).toBe(0);
  },
);
