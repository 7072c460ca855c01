import { renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { request } from '../helpers/requests.ts';
import { startTestStation } from '../helpers/station.ts';

// Windows moves no folder with a file in it that a program has open.
test.runIf(process.platform !== 'win32')(
  'of a data folder that somebody moved while the station runs nothing more is bought, until it is back',
  async () => {
    const station = await startTestStation();
    const { api, dataDir } = station;
    const elsewhere = `${dataDir}-moved`;
    expect((await api.ship('before', request())).status).toBe(200);

    renameSync(dataDir, elsewhere);
    const { status, body } = await api.ship('meanwhile', request());
    expect([status, body.code, body.purchase]).toEqual([507, 'STORAGE_FULL', 'not_made']);
    const ready = await api.get('/health/ready');
    expect([ready.status, ready.body.status]).toEqual([503, 'not_ready']);
    expect((await api.post('/station/v1/backups', undefined)).body.code).toBe('STORAGE_FULL');

    rmSync(dataDir, { recursive: true, force: true });
    renameSync(elsewhere, dataDir);
    expect((await api.ship('meanwhile', request())).status).toBe(200);
    expect((await api.get('/health/ready')).body.status).toBe('ready');
    await station.dispose();
  },
);
