import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { backupFolder } from '#electron/ledger/sqlite/backup/backup-files.ts';
import { settableClock, startTestStation } from '../../helpers/station.ts';
import { request } from '../../helpers/requests.ts';

const DAY = 24 * 60 * 60 * 1000;

const labelOf = async ({ api }: Awaited<ReturnType<typeof startTestStation>>, id: string) => {
  const { body } = await api.get(`/station/v1/shipments/by-transaction/${id}?documents=base64`);
  return body.data?.transactionShipments[0].packageDocuments[0].fileBase64 ?? null;
};

test('a clock that is 100 days ahead for a minute redacts nothing, expires no token, and is said on every screen', async () => {
  const clock = settableClock();
  const station = await startTestStation({ clock });
  await station.api.ship('fresh', request());
  const before = await labelOf(station, 'fresh');
  clock.set(100 * DAY);
  clock.turn(60_000);
  await station.engine.maintenance.run();
  expect((await station.api.get('/health/ready')).body.checks).toContainEqual(
    expect.objectContaining({
      name: 'clock',
      status: 'warning',
      trouble: expect.objectContaining({ code: 'CLOCK_JUMPED' }),
    }),
  );
  clock.set(-100 * DAY);
  await station.engine.maintenance.run();
  expect(before).not.toBeNull();
  expect(await labelOf(station, 'fresh')).toBe(before);
  await station.dispose();
});

/** Whether a backup holds the name of the recipient, and with it the address. */
const isNamedIn = (dataDir: string, backup: string) =>
  readFileSync(join(backupFolder(ledgerPath(dataDir)), backup)).includes('Jane Roe');

test('a backup keeps its names after the clock leapt, until a person has confirmed that it is right', async () => {
  const clock = settableClock();
  const first = await startTestStation({ clock });
  const { dataDir } = first;
  await first.api.ship('fresh', request());
  const { body } = await first.api.post('/station/v1/backups', undefined);
  const { name } = body.backup;
  clock.set(100 * DAY);
  clock.turn(60_000);
  await first.engine.maintenance.run();
  expect(isNamedIn(dataDir, name)).toBe(true);
  await first.stop();
  const station = await startTestStation({ clock, dataDir });
  await station.engine.maintenance.run();
  expect(isNamedIn(dataDir, name)).toBe(true);
  await station.api.call('POST', '/station/v1/clock/confirmation');
  await station.engine.maintenance.run();
  expect(existsSync(join(backupFolder(ledgerPath(dataDir)), name)) && isNamedIn(dataDir, name)).toBe(false);
  await station.dispose();
});

test('a station that starts 100 days later redacts nothing before a person has confirmed the clock', async () => {
  const clock = settableClock();
  const first = await startTestStation({ clock });
  const { dataDir } = first;
  await first.api.ship('fresh', request());
  await first.stop();
  clock.set(100 * DAY);
  const station = await startTestStation({ clock, dataDir });
  const remembered = async () => (await station.api.get('/station/v1/addresses?text=Jane')).body.addresses.length;
  await station.engine.maintenance.run();
  expect(await labelOf(station, 'fresh')).not.toBeNull();
  expect(await remembered()).toBe(1);
  expect((await station.api.get('/station/v1/doctor')).body.checks).toContainEqual(
    expect.objectContaining({ name: 'clock', trouble: expect.objectContaining({ code: 'CLOCK_LEAPT' }) }),
  );
  expect((await station.api.call('POST', '/station/v1/clock/confirmation')).status).toBe(204);
  expect((await station.api.call('POST', '/station/v1/clock/confirmation')).body.code).toBe('NOT_FOUND');
  await station.engine.maintenance.run();
  expect(await remembered()).toBe(0);
  expect((await station.api.get('/station/v1/shipments?transactionId=fresh')).body.shipments).toHaveLength(1);
  expect((await station.api.get('/station/v1/shipments?recipient=Jane')).body.shipments).toHaveLength(0);
  await station.dispose();
});

test.each([-3650, 3650])(
  'a clock that is set by %i days ends no token early, and keeps none alive beyond its hour',
  async (days) => {
    const clock = settableClock();
    const station = await startTestStation({ clock });
    const status = async () => (await station.api.get('/station/v1/settings')).status;
    clock.set(days * DAY);
    expect(await status()).toBe(200);
    clock.turn(3_600_000 - 1000);
    expect(await status()).toBe(200);
    clock.turn(2000);
    expect(await status()).toBe(401);
    await station.api.renew();
    expect(await status()).toBe(200);
    await station.dispose();
  },
);
