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

const LOSE: [string, () => void][] = [
  ['the ledger before', () => rmSync(witnessPath(station.path))],
  ['the witness', () => writeFileSync(station.path, 'This was a ledger once.')],
];

async function goBack(name: string): Promise<void> {
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);
  expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
}

test.each(LOSE)(
  'voids that carriers were asked for, and have not decided, are still asked about, as %s knows',
  async (_, lose) => {
    const { shipments } = station.ledger;
    const [before, dropped, voided] = [await sell('before'), await sell('dropped'), await sell('voided')];
    const { name } = await backupsOf(station.ledger).backUp('asked');
    const since = await sell('since');
    for (const id of [before, dropped, voided, since]) await shipments.submitVoid(id, ASKED);
    await shipments.dropVoid(dropped, REFUSED);
    await shipments.advance(change(voided, 'VOIDED'));
    await station.ledger.close();
    lose();
    await goBack(name);

    const asked = await station.ledger.shipments.listSubmittedVoids();
    expect(asked.map(({ id, state, voidSubmission }) => [id, state, voidSubmission])).toEqual([
      [before, 'LABELLED', ASKED],
      [since, 'UNKNOWN', ASKED],
    ]);
    expect((await station.ledger.shipments.find(voided))?.state).toBe('VOIDED');
  },
);

test.each(LOSE)(
  'a void that its carrier refused after a restart is not asked about again, as %s knows',
  async (_, lose) => {
    const id = await sell('before');
    const { name } = await backupsOf(station.ledger).backUp('asked');
    await station.ledger.shipments.submitVoid(id, ASKED);
    await station.ledger.close();
    station.ledger = await openSqliteLedger(station);
    await station.ledger.shipments.dropVoid(id, REFUSED);
    await station.ledger.close();
    lose();
    await goBack(name);
    expect(await station.ledger.shipments.listSubmittedVoids()).toEqual([]);
  },
);

async function makeClients(): Promise<void> {
  for (const id of ['kept', 'stolen'])
    await station.ledger.clients.create({
      ...{ id, name: id, accessKey: `AK${id}`, secretDigest: 'd', scopes: ['ship'], printerId: null },
      ...{ createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null, revokedAt: null },
    });
}

async function expectStolenRevoked(): Promise<void> {
  const list = await station.ledger.clients.list();
  expect(list.map(({ id, revokedAt }) => [id, revokedAt !== null])).toEqual([
    ['kept', false],
    ['stolen', true],
  ]);
}

test.each(LOSE)('keys that were taken away stay so, as %s knows', async (_, lose) => {
  await makeClients();
  const { name } = await backupsOf(station.ledger).backUp('asked');
  await station.ledger.clients.revoke('stolen');
  await station.ledger.close();
  lose();
  await goBack(name);
  await expectStolenRevoked();
});

test('the witness knows that a key was taken away since the daily backup before the last, also where nothing was bought in between', async () => {
  await makeClients();
  await sell('before');
  station.clock.at += 1000;
  const { name } = await backupsOf(station.ledger).backUp('daily');
  station.clock.at += 1000;
  await station.ledger.clients.revoke('stolen');
  station.clock.at += 1000;
  await sell('since');
  await backupsOf(station.ledger).backUp('daily');
  await station.ledger.close();
  writeFileSync(station.path, 'This was a ledger once.');
  await goBack(name);
  await expectStolenRevoked();
});
