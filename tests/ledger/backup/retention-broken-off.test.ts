import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyed } from '#electron/engine/addresses/addresses.ts';
import { createErasure } from '#electron/engine/erasure/index.ts';
import { LedgerClosedError } from '#electron/ledger/errors.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { openRowChecksums } from '#electron/ledger/sqlite/integrity/row-checksums.ts';
import { openMeta } from '#electron/ledger/sqlite/meta.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { openLedgerRedaction } from '#electron/ledger/sqlite/redact-ledger.ts';
import { WriteQueue } from '#electron/ledger/sqlite/write-queue.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, change, HOUR, label, recipient } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const station = useLedger({ startChild: shareChildren() });
const DAY = 24 * HOUR;
/** Stored in an index as it is: no other word begins with its letters. */
const CANARY = 'Qxwortman';

async function shipTo(personName: string): Promise<void> {
  const { id } = await accept(station.ledger, { sample: { recipient: recipient({ contact: { personName } }) } });
  const sold = { trackingNumbers: [`UP${id}`], documents: [label()] };
  await station.ledger.shipments.advance(change(id, 'LABELLED', sold));
}

const filesWith = (name: string) =>
  execFileSync('sh', ['-c', 'grep -rlia -- "$1" . || true', 'sh', name], { cwd: station.folder, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const redactNow = () => station.ledger.maintenance.redact(station.clock.at - 90 * DAY);

/** It is redacted, and its words are still in the index. */
async function breakOffRedaction(): Promise<void> {
  await shipTo(CANARY);
  station.clock.at += 30 * DAY;
  for (let count = 0; count < 80; count += 1) await shipTo('Ada Example');
  station.clock.at += 61 * DAY;
  await Promise.all([expect(redactNow()).rejects.toThrow(LedgerClosedError), station.reopen()]);
}

test('the words of what was redacted are in no index any more, also where the station was stopped in the middle', async () => {
  await breakOffRedaction();
  expect(await redactNow()).toBe(0);
  expect(filesWith(CANARY)).toEqual([]);
});

test('a person of whom the erasure was broken off is erased beside the ledger, too, once it is begun again', async () => {
  await shipTo(CANARY);
  const party = recipient({ contact: { personName: CANARY } });
  const address = await station.ledger.addresses.save(keyed(party), station.clock.at);
  const { shipments } = await station.ledger.shipments.list({ limit: 10 });
  const erased = { shipments: shipments.map(({ id }) => id), orders: [] };
  const erasing = station.ledger.maintenance.erase(erased).catch(() => undefined);
  await Promise.all([erasing, station.reopen()]);
  const erasure = createErasure({ ledger: station.ledger, log: () => undefined });
  await erasure.erase(address?.id ?? '', { name: CANARY });
  expect(filesWith(CANARY)).toEqual([]);
});

test('the words are in no backup either that was made before the redaction was ended', async () => {
  await breakOffRedaction();
  await backupsOf(station.ledger).backUp('asked');
  await redactNow();
  expect(filesWith(CANARY)).toEqual([]);
});

test('what cannot be forgotten beside the ledger keeps no backup from being redacted', async () => {
  for (let count = 0; count < 3; count += 1) await shipTo(CANARY);
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const inTheWay = `${witnessPath(station.path)}.new`;
  mkdirSync(inTheWay);
  station.clock.at += 91 * DAY;
  await expect(redactNow()).rejects.toThrow(inTheWay);
  expect(filesWith(CANARY)).not.toContain(`./backups/${name}`);
  rmdirSync(inTheWay);
  await redactNow();
  expect(filesWith(CANARY)).toEqual([]);
});

test('a backup is made also where the witness cannot forget what came before the one before', async () => {
  await shipTo(CANARY);
  mkdirSync(`${witnessPath(station.path)}.new`);
  for (let day = 0; day < 2; day += 1) {
    station.clock.at += DAY;
    expect(await backupsOf(station.ledger).backUp('daily')).toMatchObject({ reason: 'daily' });
  }
});

test('a backup of which the redaction was broken off is redacted to its end', async () => {
  await shipTo(CANARY);
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const path = join(station.folder, 'backups', name);
  const broken = openDatabase(path);
  const [queue, checksums] = [new WriteQueue(broken), openRowChecksums(broken, () => undefined)];
  const meta = openMeta(broken, checksums);
  broken.transaction(() => meta.checkOrSeal())();
  const redaction = openLedgerRedaction(broken, queue, { checksums, meta, now: station.clock.now });
  const redacting = redaction.redactDue(station.clock.at + DAY);
  queue.close();
  await expect(redacting).rejects.toThrow(LedgerClosedError);
  for (const file of [path, `${path}-wal`]) copyFileSync(file, `${file}.left`);
  broken.close();
  for (const file of [path, `${path}-wal`]) renameSync(`${file}.left`, file);

  station.clock.at += 91 * DAY;
  await redactNow();
  expect(filesWith(CANARY)).toEqual([]);
  expect(readdirSync(join(station.folder, 'backups'))).toEqual([name]);
});
