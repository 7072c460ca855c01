import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { readLines, toRecord } from '#electron/ledger/local/witness-lines.ts';
import { quarantine } from '#electron/ledger/sqlite/backup/quarantine.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { newBatch, newRow } from '../conformance/batches/samples.ts';
import { draft } from '../manifest-draft.ts';
import { accept, bringTo, change, HOUR, label, recipient } from '../samples.ts';
import { backupsOf } from './backups-of.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger({ startChild: shareChildren() });
const DAY = 24 * HOUR;
const CANARY = 'Canaryman';

/** A shipment full of a name that must be gone one day. */
async function withCanary(state: ShipmentState, more: { text?: string } = {}) {
  const name = more.text ?? CANARY;
  const { id } = await accept(station.ledger, {
    sample: {
      recipient: recipient({
        contact: { personName: name, phoneNumber: name },
        address: { streetLine1: `${name} Street` },
      }),
      references: [{ key: 'ref1', label: 'Order', value: name }],
    },
    warnings: [{ code: 'CHARACTER_REPLACED', pointer: '/recipient', message: name }],
  });
  if (state === 'SENDING') return id;
  if (state === 'LABELLED') {
    const documents = [{ ...label(), bytes: Buffer.from(`%PDF ${name}`) }];
    await station.ledger.shipments.advance(change(id, state, { trackingNumbers: [`UP${id}`], documents }));
  } else if (state === 'REJECTED') {
    const problem = { detail: name, errors: [], code: 'CARRIER_REJECTED' } as never;
    const attempt = { outcome: 'REJECTED' as const, detail: `${name} is unknown` };
    await station.ledger.shipments.advance(change(id, state, { problem, attempt }));
  } else await bringTo(station.ledger, id, state);
  return id;
}

/** Files of the folder in which the name stands, looked into by another process: the ledger is open in this one. */
function filesWith(name: string): string[] {
  const grep = `grep -rlia -- "$1" . || true`;
  return execFileSync('sh', ['-c', grep, 'sh', name], { cwd: station.folder, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

const redactAfter = (days: number) => {
  station.clock.at += days * DAY;
  return station.ledger.maintenance.redact(station.clock.at - 90 * DAY);
};

describe('when the retention time is over', () => {
  test('a ledger that a backup took the place of is gone too; the list of what was missing in the backup stays', async () => {
    await withCanary('LABELLED', { text: 'Putaway' });
    const folder = quarantine(station.path, station.clock.at) ?? expect.fail('There was nothing to put away');
    writeFileSync(join(folder, 'missing.json'), '[]');
    await station.ledger.maintenance.redact(Date.now() - HOUR);
    expect(readdirSync(folder)).toContain(basename(station.path));
    await station.ledger.maintenance.redact(Date.now() + HOUR);
    expect(readdirSync(folder)).toEqual(['missing.json']);
    expect(filesWith('Putaway')).toEqual([]);
  });

  test('a backup that cannot be read keeps the others from nothing', async () => {
    await withCanary('LABELLED', { text: 'Behindgarbage' });
    await backupsOf(station.ledger).backUp('asked');
    const garbage = join(station.folder, 'backups', '2099-01-01T000000000Z-asked.db');
    writeFileSync(garbage, 'This was a backup once.'.repeat(400));
    await expect(redactAfter(91)).rejects.toThrow(/not a database/);
    expect(filesWith('Behindgarbage')).toEqual([]);
    rmSync(garbage);
  });

  test('addresses and labels are in no file any more, neither database nor log nor backup; the skeleton stays', async () => {
    const ids = [await withCanary('LABELLED'), await withCanary('REJECTED'), await withCanary('NOT_SENT')];
    await backupsOf(station.ledger).backUp('daily');
    expect(filesWith(CANARY).length).toBeGreaterThan(1);
    expect(await redactAfter(91)).toBe(3);
    expect(filesWith(CANARY)).toEqual([]);

    const [labelled = ''] = ids;
    const kept = await station.ledger.shipments.find(labelled);
    expect(kept).toMatchObject({
      state: 'LABELLED',
      trackingNumbers: [`UP${labelled}`],
      prepared: { account: { carrierId: 'test-a' }, packages: [{ transmitted: { weight: { value: 2.5 } } }] },
    });
    expect(kept?.prepared.request.recipient.address.countryCode).toBe('US');
    const [document] = await station.ledger.shipments.documents(labelled);
    expect(document?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await station.ledger.shipments.documentBytes(document?.id ?? '')).toBeNull();
  });

  test('an address that nobody shipped to is in no index any more either', async () => {
    const party = recipient({
      contact: { personName: 'Forgottenman' },
      address: { streetLine1: 'Forgottenman Street' },
    });
    await station.ledger.addresses.remember({ party, key: 'key' }, station.clock.at);
    await station.reopen();
    expect(filesWith('Forgottenman')).not.toEqual([]);
    station.clock.at += 91 * DAY;
    await station.ledger.addresses.forgetUnused(station.clock.at - 90 * DAY);
    await station.ledger.maintenance.redact(station.clock.at - 90 * DAY);
    expect(filesWith('Forgottenman')).toEqual([]);
  });

  test('nor is one that was removed, or changed, by hand, once what is due has been forgotten', async () => {
    const { addresses } = station.ledger;
    const named = (personName: string) => ({ party: recipient({ contact: { personName } }), key: personName });
    const [removed, changed] = [
      await addresses.save(named('Removedman'), 1),
      await addresses.save(named('Oldname'), 1),
    ];
    await station.reopen();
    await station.ledger.addresses.remove(removed?.id ?? '');
    await station.ledger.addresses.change(changed?.id ?? '', named('Newname'), 2);
    await station.ledger.addresses.forgetUnused(0);
    expect([...filesWith('Removedman'), ...filesWith('Oldname')]).toEqual([]);
    expect(filesWith('Newname')).not.toEqual([]);
  });

  test('what is later than the last shipment of a backup goes from it when its own time is over', async () => {
    await withCanary('LABELLED');
    station.clock.at += HOUR;
    const { batches, addresses } = station.ledger;
    await batches.begin(newBatch('later', { createdAt: station.clock.at }));
    await batches.addRows('later', [newRow(1, { cells: { Name: 'Laterman', Zip: 1 } })], station.clock.at);
    await batches.complete('later');
    const party = recipient({ contact: { personName: 'Laterman' } });
    await addresses.remember({ party, key: 'key' }, station.clock.at);
    await backupsOf(station.ledger).backUp('asked');
    await redactAfter(90);
    expect(filesWith('Laterman')).not.toEqual([]);
    station.clock.at += 2 * HOUR;
    await addresses.forgetUnused(station.clock.at - 90 * DAY);
    await redactAfter(0);
    expect(filesWith('Laterman')).toEqual([]);
    expect(await batches.find('later')).toBeNull();
  });

  test('so does what a carrier wrote of the end of a day', async () => {
    const id = await withCanary('LABELLED');
    station.clock.at += HOUR;
    const { manifests, carrierManifests } = station.ledger;
    const day = (await manifests.close(draft(), [id], true)) ?? expect.fail('The day was not closed');
    const refused = { state: 'REFUSED' as const, ids: [], notes: {}, leftOut: [], trouble: null, forms: [] };
    await carrierManifests.recordOutcome(day.id, 1, { ...refused, reason: 'Not for Laterman.' });
    await backupsOf(station.ledger).backUp('asked');
    await redactAfter(90);
    expect(filesWith('Laterman')).not.toEqual([]);
    station.clock.at += 2 * HOUR;
    await redactAfter(0);
    expect(filesWith('Laterman')).toEqual([]);
  });

  test('the journal and all hashes still hold, also of the backup', async () => {
    await withCanary('LABELLED');
    await backupsOf(station.ledger).backUp('daily');
    await redactAfter(91);
    expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
    expect((await backupsOf(station.ledger).list()).length).toBe(1);
    expect(readdirSync(join(station.folder, 'backups')).length).toBe(1);
  });

  test('what was in doubt is redacted once it is settled', async () => {
    const id = await withCanary('UNKNOWN');
    await redactAfter(91);
    await station.ledger.shipments.advance(change(id, 'WRITTEN_OFF'));
    expect(await redactAfter(0)).toBe(1);
    expect(filesWith(CANARY)).toEqual([]);
  });
});

test('hundreds of shipments are redacted, each one, and younger ones stay', async () => {
  for (let count = 0; count < 120; count += 1) await withCanary('LABELLED');
  station.clock.at += 30 * DAY;
  const younger = await withCanary('LABELLED', { text: 'Youngster' });
  expect(await redactAfter(61)).toBe(120);
  expect([filesWith(CANARY), filesWith('Youngster').length > 0]).toEqual([[], true]);
  expect((await station.ledger.shipments.find(younger))?.prepared.request.recipient.contact.personName).toBe(
    'Youngster',
  );
  expect(existsSync(`${station.path}-wal`)).toBe(true);
});

test('the witness forgets what came before the daily backup before the last, with the addresses in it', async () => {
  const sell = async (transactionId: string) => {
    const { id } = await accept(station.ledger, { transactionId });
    const sale = { trackingNumbers: [`UP-${transactionId}`], documents: [label(transactionId)] };
    await station.ledger.shipments.advance(change(id, 'LABELLED', sale));
  };
  await sell('first');
  for (const id of ['second', 'third']) {
    station.clock.at += 24 * HOUR;
    await backupsOf(station.ledger).backUp('daily');
    station.clock.at += HOUR;
    await sell(id);
  }
  const kept = readFileSync(witnessPath(station.path), 'utf8');
  expect(['first', 'second', 'third'].map((id) => kept.includes(`"transactionId":"${id}"`))).toEqual([
    false,
    true,
    true,
  ]);
  const [beginning] = readLines(witnessPath(station.path)).lines.map(toRecord);
  expect(beginning).toMatchObject({ sequence: 3, after: 3, given: { packages: 2 } });
  await station.reopen();
  expect((await station.ledger.shipments.listInStates(['LABELLED'])).length).toBe(3);
  expect(existsSync(`${witnessPath(station.path)}.new`)).toBe(false);
});
