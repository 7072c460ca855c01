import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { RequestOutcome } from '#electron/engine/manifests/carrier/carrier-manifest.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { draft } from '../manifest-draft.ts';
import { accept, bringTo } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const station = useLedger({ startChild: shareChildren() });
const nothing = { ids: [], notes: {}, leftOut: [], reason: null, trouble: null, forms: [] };
const created: RequestOutcome = { ...nothing, state: 'CREATED', ids: ['se-1'], forms: [Buffer.from('%PDF-1.7 form')] };

/** Closes a day of which the carrier is asked for its manifest; its id. */
async function closed(): Promise<string> {
  const { id } = await accept(station.ledger);
  await bringTo(station.ledger, id, 'LABELLED');
  return (await station.ledger.manifests.close(draft(), [id], true))?.id ?? expect.fail('not closed');
}

test("what became of carriers' manifests since the backup is taken over, with their forms", async () => {
  const before = await closed();
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const { carrierManifests } = station.ledger;
  const since = await closed();
  for (const id of [before, since]) await carrierManifests.recordOutcome(id, 1, created);
  const known = await Promise.all([before, since].map((id) => station.ledger.manifests.find(id)));
  await station.ledger.close();
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);

  const { manifests, carrierManifests: restored, maintenance } = station.ledger;
  expect(await Promise.all([before, since].map((id) => manifests.find(id)))).toEqual(known);
  for (const id of [before, since])
    expect(Buffer.from((await restored.form(id, 1)) ?? []).toString()).toBe('%PDF-1.7 form');
  // Nobody is asked for another.
  expect([await restored.listAbandoned(), await restored.requestAgain(before, 1)]).toEqual([[], null]);
  expect((await maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
});

test('a backup in which a form is gone is not restored: the check of what is stored names the form', async () => {
  const id = await closed();
  await station.ledger.carrierManifests.recordOutcome(id, 1, created);
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.prepare('DELETE FROM carrier_form').run();
  raw.close();
  station.ledger = await openSqliteLedger(station);
  await expect(station.ledger.carrierManifests.form(id, 1)).rejects.toThrow('damaged');
  const backups = backupsOf(station.ledger);
  const { name } = await backups.backUp('asked');
  const values = { damaged: 1, checked: 1, first: `${id}/1` };
  expect(await backups.examine(name)).toMatchObject({ code: 'DOCUMENTS_DAMAGED', values });
});
