import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DoctorReport } from '#shared/schema/station/doctor.ts';
import { request } from '../../helpers/requests.ts';
import { handClock, startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const clock = handClock();
const station = useStation({ clock });
const DAY = 24 * 60 * 60 * 1000;

const examine = async (): Promise<DoctorReport> => (await station.api.get('/station/v1/doctor')).body;
const backups = async () => (await station.api.get('/station/v1/backups')).body.backups;

describe('the doctor', () => {
  test('finds a sound station sound, and says what was looked at', async () => {
    await station.api.ship('sound', request());
    await station.api.post('/station/v1/backups', undefined);
    const { status, checks } = await examine();
    expect(checks.filter((check) => check.status !== 'ok')).toEqual([]);
    expect(status).toBe('ok');
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'ledger',
        'disk',
        'structure',
        'rows',
        'journal',
        'documents',
        'backup',
        'spill',
        'clock',
        'permissions',
      ]),
    );
  });

  test('names a clock that was set back', async () => {
    clock.turn(-60 * 60 * 1000);
    const { status, checks } = await examine();
    expect([status, checks.find(({ name }) => name === 'clock')?.detail]).toEqual([
      'warning',
      expect.stringContaining('60 min behind'),
    ]);
    clock.turn(60 * 60 * 1000);
  });

  test('names a backup that is old, and one that is missing', async () => {
    clock.turn(3 * DAY);
    await station.api.renew();
    expect((await examine()).checks.find(({ name }) => name === 'backup')?.status).toBe('warning');
    const fresh = await startTestStation();
    const { body } = await fresh.api.get('/station/v1/doctor');
    expect(body.checks.find(({ name }: { name: string }) => name === 'backup').detail).toContain('no backup yet');
    await fresh.dispose();
  });
});

test('a backup that is asked for is there at once, and listed', async () => {
  const { status, body } = await station.api.post('/station/v1/backups', undefined);
  expect([status, body.backup.reason]).toEqual([201, 'asked']);
  expect((await backups())[0]).toEqual(body.backup);
  expect(readdirSync(join(station.dataDir, 'backups'))).toContain(body.backup.name);
});

test('there is no backup where there is no room for one', async () => {
  const { freeBytes } = station.disk;
  station.disk.freeBytes = () => 0;
  const { body } = await station.api.post('/station/v1/backups', undefined);
  station.disk.freeBytes = freeBytes;
  expect([body.code, body.purchase]).toEqual(['STORAGE_FULL', 'not_made']);
});

test('what is done by itself takes no room that purchases need: there is no daily backup, and no check of the structure', async () => {
  const own = await startTestStation({ clock });
  await own.api.ship('stored', request());
  // Room for purchases, and less than a copy takes beside them.
  own.disk.freeBytes = () => 64 * 2 ** 20 + 1;
  await own.engine.maintenance.run();
  const { body } = await own.api.get('/station/v1/doctor');
  const made = await own.api.get('/station/v1/backups');
  expect((await own.api.ship('meanwhile', request())).status).toBe(200);
  await own.dispose();

  const structure = body.checks.find(({ name }: { name: string }) => name === 'structure');
  expect([made.body.backups, structure.status]).toEqual([[], 'warning']);
  expect(structure.detail).toMatch(/no room/);
});

describe('by itself', () => {
  test('the station backs up once a day', async () => {
    const daily = async () => (await backups()).filter(({ reason }: { reason: string }) => reason === 'daily').length;
    const before = await daily();
    for (const hours of [0, 23, 1]) {
      clock.turn(hours * 60 * 60 * 1000);
      await station.engine.maintenance.run();
      await station.api.renew();
    }
    expect((await daily()) - before).toBe(2);
  });

  test('the station backs up, and keeps that, also where a clock that was ahead has dated backups', async () => {
    const own = await startTestStation();
    const { body } = await own.api.post('/station/v1/backups', undefined);
    const folder = join(own.dataDir, 'backups');
    for (let year = 2090; year < 2097; year += 1)
      copyFileSync(join(folder, body.backup.name), join(folder, `${year}-01-01T000000000Z-daily.db`));
    rmSync(join(folder, body.backup.name));
    const check = async () =>
      (await own.api.get('/station/v1/doctor')).body.checks.find(({ name }: { name: string }) => name === 'backup');
    expect((await check()).status).toBe('warning');
    await own.engine.maintenance.run();
    expect((await check()).status).toBe('ok');
    const made = (await own.api.get('/station/v1/backups')).body.backups;
    expect(made.map(({ takenAt }: { takenAt: string }) => takenAt.slice(0, 4))).toEqual([
      ...['2096', '2095', '2094', '2093', '2092', '2091'],
      new Date().toISOString().slice(0, 4),
    ]);
    await own.dispose();
  });

  test('the station redacts what is older than its setting says', async () => {
    await station.api.ship('to-blank', request());
    const { body: settings } = await station.api.get('/station/v1/settings');
    await station.api.call('PUT', '/station/v1/settings', { body: { ...settings, retentionDays: 7 } });
    clock.turn(7 * DAY + 1);
    await station.engine.maintenance.run();
    await station.api.renew();
    const { body } = await station.api.get('/station/v1/shipments?transactionId=to-blank');
    const [summary] = body.shipments;
    expect([summary.recipient, summary.trackingNumbers.length]).toEqual([
      { name: '', city: '', zipCode: '', countryCode: 'US' },
      1,
    ]);
    const detail = await station.api.get(`/station/v1/shipments/${summary.id}`);
    expect([detail.status, detail.body.documents.length]).toEqual([200, 1]);
    expect((await station.api.get('/station/v1/shipments/by-transaction/to-blank')).status).toBe(200);
  });
});

test('what is past its time is forgotten here also while the folder of the backups cannot be read', async () => {
  const own = await startTestStation({ clock });
  const addresses = async () => (await own.api.get('/station/v1/addresses')).body.addresses.length;
  await own.api.ship('remembered', request());
  await expect.poll(addresses).toBe(1);
  rmSync(join(own.dataDir, 'backups'), { recursive: true, force: true });
  writeFileSync(join(own.dataDir, 'backups'), 'no folder');
  for (let days = 0; days <= 90; days += 6) {
    clock.turn(6 * DAY);
    await own.engine.maintenance.run();
  }
  await own.api.renew();

  expect(await addresses()).toBe(0);
  rmSync(join(own.dataDir, 'backups'));
  await own.dispose();
  await station.api.renew();
});

test('only administrators examine and back up', async () => {
  const created = await station.api.post('/station/v1/clients', { name: 'Desk', scopes: ['ship', 'read'] });
  const { createApi } = await import('../../helpers/api.ts');
  const desk = await createApi(station.baseUrl, {
    accessKey: created.body.client.accessKey,
    secretKey: created.body.secretKey,
  });
  for (const path of ['/station/v1/doctor', '/station/v1/backups']) {
    expect((await desk.get(path)).body.code).toBe('SCOPE_MISSING');
  }
});
