import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { NumberRanges } from '#electron/engine/accounts/number-ranges.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { PRESENT } from '#electron/ledger/present.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, acceptance, change, HOUR, label } from '../samples.ts';
import { backupsOf } from './backups-of.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger({ startChild: shareChildren() });
const RANGE: Parameters<NumberRanges['take']>[0] = {
  carrier: 'CARRIER_A',
  prefix: 'AB',
  first: 100n,
  last: 9999n,
  digits: 4,
};

async function sell(transactionId: string) {
  const shipment = await accept(station.ledger, { transactionId });
  await station.ledger.ranges.take(RANGE, shipment.id, 1);
  const notes = { labelId: `label-${transactionId}` };
  const sale = { trackingNumbers: [`UP${transactionId}`], documents: [label(transactionId)], notes };
  await station.ledger.shipments.advance(change(shipment.id, 'LABELLED', sale));
  return shipment;
}

/** Everything that is given out for the next purchase. */
async function nextNumbers() {
  const shipment = await sell('next');
  const [line] = await station.ledger.feed.after((await station.ledger.feed.head()).sequence - 1, 1);
  const manifest = await station.ledger.manifests.close(
    {
      clientId: 'client-1',
      carrierId: 'test-a',
      packer: null,
      closedBy: 'client-1',
      requestId: 'r',
      account: null as never,
      totals: null as never,
    },
    [shipment.id],
  );
  return {
    platform: shipment.platformTrackingNumbers[0] ?? '',
    range: (await station.ledger.ranges.takenFor(shipment.id))[0] ?? 0n,
    line: line?.sequence ?? 0,
    manifest: manifest?.number ?? '',
  };
}

async function goBack(name: string) {
  const restored = await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);
  const faults = (await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok');
  expect(faults).toEqual([]);
  return restored;
}

const ruin = () => writeFileSync(station.path, 'This was a ledger once.');

describe('a restore where the old ledger cannot be read, and its witness can', () => {
  test('knows every sale since, gives nothing out again, and asks before it buys, because keys may have been revoked', async () => {
    await sell('kept');
    const onItsWay = await accept(station.ledger, { transactionId: 'on its way' });
    const { name } = await backupsOf(station.ledger).backUp('asked');
    station.clock.at += HOUR;
    const later = await sell('later');
    const voided = await sell('voided');
    await station.ledger.shipments.advance(change(voided.id, 'VOIDED'));
    const before = await nextNumbers();
    await station.ledger.shipments.advance(
      change(onItsWay.id, 'PURCHASED', { trackingNumbers: ['UPlate'], notes: { labelId: 'label-late' } }),
    );
    await station.ledger.close();
    ruin();
    const { carried } = await goBack(name);

    expect(carried).toMatchObject({ isWhole: true, inDoubt: 2 });
    expect(carried?.shipments.map(({ transactionId, state }) => [transactionId, state])).toEqual([
      ['later', 'LABELLED'],
      ['voided', 'VOIDED'],
      ['next', 'LABELLED'],
    ]);
    expect(await station.ledger.shipments.find(later.id)).toMatchObject({
      state: 'UNKNOWN',
      prepared: later.prepared,
      platformTrackingNumbers: later.platformTrackingNumbers,
    });
    const notesOf = async (id: string) => (await station.ledger.shipments.attemptNotes(id)).notes;
    expect(await notesOf(later.id)).toEqual({ labelId: 'label-later' });
    const known = await station.ledger.shipments.find(voided.id);
    expect(known).toMatchObject({ state: 'VOIDED', trackingNumbers: ['UPvoided'] });
    expect((await station.ledger.shipments.find(onItsWay.id))?.state).toBe('UNKNOWN');
    expect(await notesOf(onItsWay.id)).toEqual({ labelId: 'label-late' });
    const taken = await station.ledger.shipments.accept(acceptance({ transactionId: 'later' }));
    expect(taken).toMatchObject({ kind: 'taken', by: { id: later.id, state: 'UNKNOWN' } });
    expect(await station.ledger.gap()).toMatchObject({ areSalesKnown: true, confirmedAt: null });

    await station.ledger.shipments.advance(change(carried?.shipments[2]?.id ?? '', 'WRITTEN_OFF'));
    station.clock.at += 25 * HOUR;
    const after = await nextNumbers();
    expect(after.platform > before.platform).toBe(true);
    expect(after.range).toBe(before.range + 1n);
    expect(after.line).toBeGreaterThan(before.line);
    expect(after.manifest > before.manifest).toBe(true);
  });

  test('is confirmed once, and stays so over a restart', async () => {
    const { name } = await backupsOf(station.ledger).backUp('asked');
    await station.ledger.close();
    ruin();
    await goBack(name);
    expect(await station.ledger.confirmGap()).toBe(true);
    expect(await station.ledger.confirmGap()).toBe(false);
    await station.reopen();
    expect((await station.ledger.gap())?.confirmedAt).toBe(station.ledger.now());
  });
});

describe('one that was on its way when the backup was made, and was refused since,', () => {
  test.each([
    ['the ledger before', () => rmSync(witnessPath(station.path)), false],
    ['the witness', ruin, false],
    ['the ledger before, after a restore of an older backup,', () => undefined, true],
  ])('is refused, as %s knows, and its id is free; so is one that was in doubt', async (_, lose, isSecond) => {
    const { name: older } = await backupsOf(station.ledger).backUp('asked');
    const { id } = await accept(station.ledger, { transactionId: 'refused' });
    const { id: doubtful } = await accept(station.ledger, { transactionId: 'doubtful' });
    await station.ledger.shipments.advance(change(doubtful, 'UNKNOWN'));
    station.clock.at += HOUR;
    const { name } = await backupsOf(station.ledger).backUp('asked');
    for (const each of [id, doubtful]) await station.ledger.shipments.advance(change(each, 'REJECTED'));
    for (const backup of isSecond ? [older, name] : [name]) {
      await station.ledger.close();
      lose();
      await goBack(backup);
    }
    for (const each of [id, doubtful])
      expect(await station.ledger.shipments.find(each)).toMatchObject({ state: 'REJECTED', problem: null });
    const [attempt] = await station.ledger.shipments.attempts(id);
    expect(attempt).toMatchObject({ outcome: 'REJECTED', detail: expect.stringContaining('Last known: REJECTED.') });
    for (const transactionId of ['refused', 'doubtful'])
      expect((await station.ledger.shipments.accept(acceptance({ transactionId }))).kind).toBe('accepted');
  });
});

test('where neither can be read, numbers skip ahead and the ledger says that it does not know all sales', async () => {
  await sell('kept');
  const { name } = await backupsOf(station.ledger).backUp('asked');
  for (const id of ['1', '2', '3', '4', '5']) await sell(`later-${id}`);
  const before = await nextNumbers();
  await station.ledger.close();
  ruin();
  rmSync(witnessPath(station.path));
  const { carried } = await goBack(name);

  expect(carried).toBeNull();
  expect(await station.ledger.gap()).toMatchObject({ areSalesKnown: false, confirmedAt: null });
  const after = await nextNumbers();
  expect(after.platform > before.platform).toBe(true);
  expect(after.range).toBeGreaterThan(before.range);
  expect(after.line).toBeGreaterThan(before.line);
  expect(after.manifest > before.manifest).toBe(true);
  await station.ledger.close();

  station.ledger = await openSqliteLedger(station);
  expect((await station.ledger.shipments.verifyJournal()).brokenAt).toBeNull();
});

test('a whole restore of a whole ledger waits for nobody', async () => {
  await sell('kept');
  const { name } = await backupsOf(station.ledger).backUp('asked');
  await sell('later');
  await station.ledger.close();
  await goBack(name);
  expect(await station.ledger.gap()).toBeNull();
});

test('a ledger that lost the end of its log goes on as it is, with what the witness knows as in doubt', async () => {
  const kept = await sell('kept');
  const log = readFileSync(`${station.path}-wal`);
  const later = await sell('later');
  const [whole, mark] = [readFileSync(station.path), readFileSync(`${station.path}-open`)];
  await station.ledger.close();
  writeFileSync(station.path, whole);
  writeFileSync(`${station.path}-wal`, log);
  writeFileSync(`${station.path}-open`, mark);
  await expect(openSqliteLedger(station)).rejects.toThrow('has lost what was written last');

  const { carried } = await goBack(PRESENT);
  expect(carried).toMatchObject({ isWhole: true, shipments: [{ id: later.id, trackingNumbers: ['UPlater'] }] });
  expect((await station.ledger.shipments.find(kept.id))?.state).toBe('LABELLED');
  expect((await station.ledger.shipments.find(later.id))?.state).toBe('UNKNOWN');
  expect(await station.ledger.gap()).toMatchObject({ areSalesKnown: true, confirmedAt: null });
});
