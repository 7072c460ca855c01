import { expect, test } from 'vitest';
import { openRestoreNote } from '#electron/start/restore-note.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbench } from '../cli/packbench.ts';

const logged: string[] = [];
const station = useStation({ log: (event) => void logged.push(event) });
const ELSEWHERE = 'whoever runs the database backs it up';

test('a station on a shared ledger takes its daily care of it, and leaves the backup to the database', async () => {
  await station.api.ship('kept', request());
  await station.engine.maintenance.run();

  expect(logged.filter((event) => /maintenance failed|backed up|damaged|not checked/.test(event))).toEqual([]);
});

test('the doctor says whose care the backups are, and finds nothing wrong in it', async () => {
  const { body } = await station.api.get('/station/v1/doctor');

  expect(body.checks.find(({ name }: HealthCheck) => name === 'backup')).toEqual({
    ...{ name: 'backup', status: 'ok', detail: expect.stringContaining(ELSEWHERE) },
    trouble: { code: 'BACKUPS_ELSEWHERE', values: {} },
  });
  expect(body.status).toBe('ok');
});

test('who asks for a backup, or to go back to one, is told where they are made', async () => {
  const answers = [
    await station.api.get('/station/v1/backups'),
    await station.api.post('/station/v1/backups', undefined),
    await station.api.get('/station/v1/backups/ledger.db'),
    await station.api.call('PUT', '/station/v1/restore', { body: { backup: 'ledger.db' } }),
  ];

  for (const { status, body } of answers)
    expect([status, body.code, body.detail]).toEqual([409, 'BACKUPS_ELSEWHERE', expect.stringContaining(ELSEWHERE)]);
});

test('what was planned for a file that lies in the same folder is not said of the shared ledger', async () => {
  const plan = { state: 'PLANNED', backup: 'ledger.db', takenAt: 0, plannedAt: 0 } as const;
  openRestoreNote(station.dataDir).write(plan);

  expect((await station.api.get('/station/v1/restore')).body).toEqual({ restore: null });
  expect(openRestoreNote(station.dataDir).read()).toEqual(plan);
});

test('the commands say so, too', async () => {
  const on = ['--data-dir', station.dataDir];
  const runs = [
    await packbench([...on, 'backup']),
    await packbench([...on, 'restore']),
    await packbench([...on, 'restore', 'a.db']),
  ];

  for (const { code, err } of runs) expect([code, err]).toEqual([1, expect.stringContaining(ELSEWHERE)]);
});
