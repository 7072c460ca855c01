import { expect, test } from 'vitest';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import type { Packer } from '#shared/schema/identity/packer.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const station = useLedger({ startChild: shareChildren() });

const packer = (name: string, change: Partial<Packer> = {}): Packer => ({
  ...{ id: name, name, badge: `badge of ${name}`, role: 'packer', language: null, active: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...change,
});

test('whoever was shut out since the backup, or may do less, stays so; others are there as they were, and somebody administers', async () => {
  const { packers } = station.ledger;
  for (const each of [packer('Ana', { role: 'administrator' }), packer('Bo', { role: 'lead' }), packer('Di')])
    await packers.create(each);
  await packers.signOn('session', 'Bo');
  const { name } = await backupsOf(station.ledger).backUp('asked');
  await packers.create(packer('Cy', { role: 'administrator' }));
  await packers.change(packer('Ana', { badge: 'new badge' }));
  await packers.change(packer('Bo', { role: 'lead', active: false }));
  await packers.change(packer('Di', { badge: 'badge of Ana' }));
  const before = await packers.list();
  await station.ledger.close();
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);

  expect(await station.ledger.packers.list()).toEqual(before);
  expect(await station.ledger.packers.signedOn('session')).toEqual({ packer: null, isBounded: true });
  expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
});
