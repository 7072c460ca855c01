import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, change, label } from '../samples.ts';
import { backupsOf } from './backups-of.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger({ startChild: shareChildren() });

test.each([
  ['the ledger before', () => rmSync(witnessPath(station.path))],
  ['the witness', () => writeFileSync(station.path, 'This was a ledger once.')],
])(
  'one that was in doubt at the backup and was found since says what %s knows of it, and keeps its notes',
  async (_, lose) => {
    const { id } = await accept(station.ledger, { transactionId: 'found' });
    await station.ledger.shipments.advance(
      change(id, 'UNKNOWN', { attempt: { outcome: 'UNKNOWN', detail: 'No answer.' } }),
    );
    const { name } = await backupsOf(station.ledger).backUp('asked');
    const sale = { trackingNumbers: ['UP1'], notes: { labelId: 'label-1' } };
    await station.ledger.shipments.advance(change(id, 'PURCHASED', sale));
    await station.ledger.shipments.advance(change(id, 'LABELLED', { documents: [label('UP1')] }));
    await station.ledger.close();
    lose();
    await prepareRestore(station.path, name);
    completeRestore(station.path);
    station.ledger = await openSqliteLedger(station);

    expect((await station.ledger.shipments.find(id))?.state).toBe('UNKNOWN');
    expect(await station.ledger.shipments.attempts(id)).toMatchObject([
      { outcome: 'UNKNOWN', detail: expect.stringContaining('Last known: LABELLED, UP1.') },
    ]);
    expect((await station.ledger.shipments.attemptNotes(id)).notes).toEqual({ labelId: 'label-1' });
    expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
  },
);
