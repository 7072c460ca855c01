import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, change, label, NOON } from '../samples.ts';
import { backupsOf } from './backups-of.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger({ startChild: shareChildren() });
const ASKED = { at: NOON, actor: 'client:client-1', requestId: 'r', reason: 'Wrong weight' };
const REFUSED = { code: 'VOID_REFUSED', pointer: '', message: 'Too late.' } as never;

async function sell(transactionId: string): Promise<string> {
  const { id } = await accept(station.ledger, { transactionId });
  const sale = { trackingNumbers: [`UP${transactionId}`], documents: [label(transactionId)] };
  await station.ledger.shipments.advance(change(id, 'LABELLED', sale));
  return id;
}

test.each([
  ['the ledger before', () => rmSync(witnessPath(station.path))],
  ['the witness', () => writeFileSync(station.path, 'This was a ledger once.')],
])('voids that carriers were asked for, and have not decided, are still asked about, as %s knows', async (_, lose) => {
  const { shipments } = station.ledger;
  const [before, dropped, voided] = [await sell('before'), await sell('dropped'), await sell('voided')];
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const since = await sell('since');
  for (const id of [before, dropped, voided, since]) await shipments.submitVoid(id, ASKED);
  await shipments.dropVoid(dropped, REFUSED);
  await shipments.advance(change(voided, 'VOIDED'));
  await station.ledger.close();
  lose();
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);

  const asked = await station.ledger.shipments.listSubmittedVoids();
  expect(asked.map(({ id, state, voidSubmission }) => [id, state, voidSubmission])).toEqual([
    [before, 'LABELLED', ASKED],
    [since, 'UNKNOWN', ASKED],
  ]);
  expect((await station.ledger.shipments.find(voided))?.state).toBe('VOIDED');
  expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
});
