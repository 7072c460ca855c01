import { expect, test } from 'vitest';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, bringTo } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const station = useLedger({ startChild: shareChildren() });

test('what was handed over, and what was taken back, since the backup is taken over', async () => {
  const by = { at: 5, code: 'C', clientId: 'client-1', packer: null, stationId: 'A1' };
  const labelled = async () => {
    const { id, platformTrackingNumbers } = await accept(station.ledger);
    await bringTo(station.ledger, id, 'LABELLED');
    return { parcel: { shipmentId: id, packageNumber: 1 }, code: platformTrackingNumbers[0] ?? '' };
  };
  const [back, gone, here] = [await labelled(), await labelled(), await labelled()];
  await station.ledger.handOvers.put(back.parcel, by);
  const { name } = await backupsOf(station.ledger).backUp('asked');
  await station.ledger.handOvers.remove(back.parcel);
  await station.ledger.handOvers.put(gone.parcel, by);
  await station.ledger.close();
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);

  const handOverOf = async ({ code }: { code: string }) => (await station.ledger.handOvers.find([code]))[0]?.handOver;
  expect([await handOverOf(back), await handOverOf(gone), await handOverOf(here)]).toEqual([null, by, null]);
  expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
});
