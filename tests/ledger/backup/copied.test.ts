import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { PRESENT } from '#electron/ledger/present.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, HOUR, newFolder, NOON } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const station = useLedger({ startChild: shareChildren() });

test('a copied folder in which nothing ever ran is a copy also once a backup was restored in it, and the folder that it is of is none', async () => {
  await accept(station.ledger);
  const { name } = await backupsOf(station.ledger).backUp('asked');
  station.clock.at += HOUR;
  await station.ledger.close();
  for (const restored of [name, PRESENT]) {
    const place = newFolder();
    cpSync(station.folder, place.folder, { recursive: true });
    const path = join(place.folder, basename(station.path));
    await prepareRestore(path, restored);
    completeRestore(path);
    const copy = await openSqliteLedger({ ...station, path });
    expect([restored, copy.unconfirmedGap()]).toEqual([
      restored,
      { from: NOON + HOUR, until: expect.any(Number), areSalesKnown: false, confirmedAt: null, beforeCopy: null },
    ]);
    expect([await copy.confirmGap(), await copy.gap()]).toEqual([true, null]);
    await copy.close();
    place.remove();
  }
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);
  expect(await station.ledger.gap()).toBeNull();
});
