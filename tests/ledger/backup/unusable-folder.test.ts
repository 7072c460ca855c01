import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChildQuestion } from '#electron/child/child.ts';
import type { StartChild } from '#electron/child/child-process.ts';
import type { BackupQuestion } from '#electron/ledger/sqlite/backup/backup-question.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { useStation } from '../../helpers/use-station.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const start = shareChildren();
/** Processes that find no room where they put a backup. */
const withoutRoom: StartChild = (script) => {
  const child = start(script);
  let answer: (message: unknown) => void = () => undefined;
  return {
    ...child,
    send(message) {
      const { id, question } = message as ChildQuestion & { question: BackupQuestion };
      if (question.do === 'place') answer({ id, fault: { message: 'ENOSPC: no space left', code: 'ENOSPC' } });
      else child.send(message);
    },
    onMessage(listener) {
      answer = listener;
      child.onMessage(listener);
    },
  };
};

describe('a folder without room', () => {
  const full = useLedger({ startChild: withoutRoom });

  test('is named', async () => {
    const failed = backupsOf(full.ledger).backUp('asked');
    await expect(failed).rejects.toMatchObject({
      name: 'StorageFullError',
      message: `${join(full.folder, 'backups')} has no room for a backup`,
    });
  });
});

describe('a folder that cannot be used', () => {
  const station = useStation();

  test('is said by whatever asks for it, and keeps neither the doctor from the rest nor a person half erased', async () => {
    const { api, dataDir } = station;
    const folder = join(dataDir, 'backups');
    const { address } = (await api.post('/station/v1/addresses', { party: recipientIn('US') })).body;
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, '');
    const answers = [
      await api.get('/station/v1/backups'),
      await api.post('/station/v1/backups', undefined),
      await api.get(`/station/v1/addresses/${address.id}/person`),
      await api.post(`/station/v1/addresses/${address.id}/erase`, { name: 'Jane Roe' }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code, body.detail]).toEqual([
        422,
        'BACKUP_UNUSABLE',
        expect.stringContaining(`${folder} cannot be used. The system says:`),
      ]);
    const { checks } = (await api.get('/station/v1/doctor')).body;
    expect(checks.find(({ name }: { name: string }) => name === 'backup')).toMatchObject({ status: 'warning' });
    const left = (await api.get('/station/v1/addresses?text=Roe')).body;
    expect(left.addresses).toHaveLength(1);
    rmSync(folder);
    expect((await api.post(`/station/v1/addresses/${address.id}/erase`, { name: 'Jane Roe' })).status).toBe(200);
  });
});
