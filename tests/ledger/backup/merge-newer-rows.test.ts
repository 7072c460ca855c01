import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { NumberRanges } from '#electron/engine/accounts/number-ranges.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { messageOf } from '#electron/engine/webhooks/message.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, acceptance, apiClient, bringTo, change, label } from '../samples.ts';
import { backupsOf } from './backups-of.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger({ startChild: shareChildren() });
const RANGE: Parameters<NumberRanges['take']>[0] = {
  carrier: 'CARRIER_A',
  prefix: 'AB',
  first: 100n,
  last: 199n,
  digits: 3,
};
const HOUR = 3_600_000;

const backUp = async () => (await backupsOf(station.ledger).backUp('asked')).name;

/** Closes the ledger, goes back to the backup, and opens what is there then. */
async function goBack(name: string, meanwhile: () => void = () => undefined) {
  await station.ledger.close();
  meanwhile();
  const restored = await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);
  const faults = (await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok');
  expect(faults).toEqual([]);
  return restored;
}
async function labelled(transactionId: string) {
  const shipment = await accept(station.ledger, { transactionId });
  await station.ledger.shipments.note(shipment.id, { step: 'one' });
  const notes = { labelId: `label-${transactionId}` };
  const sale = { trackingNumbers: [`UP${transactionId}`], documents: [label(transactionId)], notes };
  return station.ledger.shipments.advance(change(shipment.id, 'LABELLED', sale));
}

describe('a shipment that was accepted after the backup', () => {
  test('is in doubt, holds its transaction id, and is named with what the old ledger says of it', async () => {
    const name = await backUp();
    const later = await labelled('later');
    const { carried } = await goBack(name);

    expect(carried).toMatchObject({
      isWhole: true,
      shipments: [{ transactionId: 'later', state: 'LABELLED', trackingNumbers: ['UPlater'] }],
    });
    const found = await station.ledger.shipments.find(later.id);
    expect(found).toMatchObject({ state: 'UNKNOWN', prepared: later.prepared, trackingNumbers: [] });
    expect(found?.platformTrackingNumbers).toEqual(later.platformTrackingNumbers);
    // By which its labels are fetched, and given back.
    const { notes } = await station.ledger.shipments.attemptNotes(later.id);
    expect(notes).toEqual({ step: 'one', labelId: 'label-later' });
    const [attempt] = await station.ledger.shipments.attempts(later.id);
    expect(attempt).toMatchObject({
      outcome: 'UNKNOWN',
      detail: expect.stringContaining('says: LABELLED, UPlater.'),
      trouble: { code: 'AFTER_BACKUP_WITH_NUMBERS', values: { state: 'LABELLED', numbers: 'UPlater' } },
    });
    expect(await station.ledger.shipments.accept(acceptance({ transactionId: 'later' }))).toMatchObject({
      kind: 'taken',
      by: { id: later.id, state: 'UNKNOWN' },
    });
    expect((await station.ledger.shipments.list({ text: 'later', limit: 5 })).shipments).toHaveLength(1);
  });

  test.each(['NOT_SENT', 'REJECTED'] as const)('and was %s gives its transaction id back', async (state) => {
    const name = await backUp();
    const { id } = await accept(station.ledger, { transactionId: 'refused' });
    await bringTo(station.ledger, id, state);
    const { carried } = await goBack(name);
    expect(carried).toMatchObject({ inDoubt: 0, shipments: [{ id }] });
    expect((await station.ledger.shipments.find(id))?.state).toBe(state);
    expect((await station.ledger.shipments.accept(acceptance({ transactionId: 'refused' }))).kind).toBe('accepted');
  });

  test('under an id that had become free by age takes the id over', async () => {
    await labelled('again');
    const name = await backUp();
    station.clock.at += 25 * HOUR;
    const second = await labelled('again');
    await goBack(name);
    expect(await station.ledger.shipments.accept(acceptance({ transactionId: 'again' }))).toMatchObject({
      kind: 'taken',
      by: { id: second.id, state: 'UNKNOWN' },
    });
  });

  test('can be settled as every other one in doubt', async () => {
    const name = await backUp();
    const { id } = await labelled('later');
    await goBack(name);
    await station.ledger.shipments.advance(change(id, 'PURCHASED', { trackingNumbers: ['UPlater'] }));
    const settled = await station.ledger.shipments.advance(change(id, 'LABELLED', { documents: [label('later')] }));
    expect(settled.trackingNumbers).toEqual(['UPlater']);
  });

  test('is not in doubt a second time when the way back leads to the same backup again', async () => {
    const name = await backUp();
    const { id } = await labelled('later');
    await goBack(name);
    const { carried } = await goBack(name);
    expect(carried?.shipments.map((each) => [each.id, each.state])).toEqual([[id, 'UNKNOWN']]);
    expect(await station.ledger.shipments.listInStates(['UNKNOWN'])).toHaveLength(1);
  });
});

describe('nothing that was given out since is given out again', () => {
  test('neither a number of ours nor one of a range', async () => {
    const name = await backUp();
    const { id, platformTrackingNumbers } = await labelled('later');
    await station.ledger.ranges.take(RANGE, id, 3);
    await goBack(name);
    const next = await labelled('next');
    expect(next.platformTrackingNumbers).not.toEqual(platformTrackingNumbers);
    expect((await station.ledger.ranges.take(RANGE, next.id, 1))?.numbers).toEqual([103n]);
    expect(await station.ledger.ranges.takenFor(id)).toEqual([100n, 101n, 102n]);
  });

  test('nor the number of an event, nor the id of its webhook message', async () => {
    const idsOfEvents = async () =>
      (await station.ledger.feed.after(0, 500)).map((event) => ({
        event: event.sequence,
        message: messageOf(event, station.ledger.name).id,
      }));
    await labelled('kept');
    const name = await backUp();
    const kept = await idsOfEvents();
    await labelled('later');
    await labelled('latest');
    const before = await idsOfEvents();
    await goBack(name);
    await labelled('next');
    const after = await idsOfEvents();

    expect(after.slice(0, kept.length)).toEqual(kept);
    const fresh = after.slice(kept.length);
    expect(fresh.length).toBeGreaterThan(2);
    const used = before.flatMap(({ event, message }) => [event, message]);
    expect(fresh.flatMap(({ event, message }) => [event, message]).filter((id) => used.includes(id))).toEqual([]);
  });

  test('nor a label, a closed day or a key that were taken back', async () => {
    await station.ledger.clients.create(apiClient('desk'));
    const voided = await labelled('to-void');
    const name = await backUp();
    await station.ledger.shipments.advance(change(voided.id, 'VOIDED'));
    await station.ledger.clients.revoke('desk');
    await goBack(name);
    expect((await station.ledger.shipments.find(voided.id))?.state).toBe('VOIDED');
    expect(await station.ledger.clients.findByAccessKey(apiClient('desk').accessKey)).toBeNull();
    expect((await station.ledger.shipments.verifyJournal()).brokenAt).toBeNull();
  });

  test('nor a label that is void, whatever had become of it by the backup', async () => {
    const sale = (number: string) => ({ trackingNumbers: [number], documents: [label(number)] });
    const { shipments } = station.ledger;
    const accepted = (transactionId: string) => accept(station.ledger, { transactionId });
    const [sending, unknown, purchased] = [
      await accepted('sending'),
      await accepted('unknown'),
      await accepted('late'),
    ];
    await shipments.advance(change(unknown.id, 'UNKNOWN'));
    await shipments.advance(change(purchased.id, 'PURCHASED', { trackingNumbers: ['UP3'], documentSources: [] }));
    const name = await backUp();
    const missing = await labelled('missing');
    await shipments.advance(change(sending.id, 'LABELLED', sale('UP1')));
    await shipments.advance(change(unknown.id, 'PURCHASED', sale('UP2')));
    await shipments.advance(change(unknown.id, 'LABELLED'));
    await shipments.advance(change(purchased.id, 'LABELLED', { documents: [label('UP3')] }));
    const voided = [sending, unknown, purchased, missing];
    for (const { id } of voided) await shipments.advance(change(id, 'VOIDED'));
    await goBack(name);
    const found = await Promise.all(voided.map(({ id }) => station.ledger.shipments.find(id)));
    expect(found.map((each) => [each?.transactionId, each?.state, each?.trackingNumbers])).toEqual([
      ['sending', 'VOIDED', ['UP1']],
      ['unknown', 'VOIDED', ['UP2']],
      ['late', 'VOIDED', ['UP3']],
      ['missing', 'VOIDED', ['UPmissing']],
    ]);
    expect(await station.ledger.shipments.listInStates(['SENDING', 'UNKNOWN', 'PURCHASED'])).toEqual([]);
    expect((await station.ledger.shipments.verifyJournal()).brokenAt).toBeNull();
    const byNumber = await station.ledger.shipments.list({ text: 'UPmissing', limit: 10 });
    expect(byNumber.shipments.map(({ id }) => id)).toEqual([missing.id]);
  });

  test('and a void that its carrier has yet to decide is still asked about', async () => {
    const before = await labelled('before');
    const name = await backUp();
    const since = await labelled('since');
    const asked = { at: station.clock.at, actor: 'client:client-1', requestId: 'r', reason: 'Wrong weight' };
    for (const { id } of [before, since]) await station.ledger.shipments.submitVoid(id, asked);
    await goBack(name);
    const submitted = await station.ledger.shipments.listSubmittedVoids();
    expect(submitted.map(({ id, state, voidSubmission }) => [id, state, voidSubmission])).toEqual([
      [before.id, 'LABELLED', asked],
      [since.id, 'UNKNOWN', asked],
    ]);
  });

  test('and what went out is known when the same is to be bought again', async () => {
    const before = await accept(station.ledger, { alike: ['first'], clientId: 'other' });
    const name = await backUp();
    const { id } = await accept(station.ledger, { alike: ['first', 'second'] });
    await goBack(name);
    const newest = (alike: string, clientId: string | null = null) =>
      station.ledger.lately.newest([alike], { since: 0, clientId });
    expect([await newest('second'), await newest('first'), await newest('first', 'other')]).toEqual([
      id,
      id,
      before.id,
    ]);
  });

  test('nor time, which never runs backwards', async () => {
    const name = await backUp();
    station.clock.at += HOUR;
    await labelled('later');
    const before = station.ledger.now();
    station.clock.at -= HOUR;
    await goBack(name);
    expect(station.ledger.now()).toBeGreaterThanOrEqual(before);
  });
});

test('of a ledger that is damaged in one place, everything else is taken over', async () => {
  const name = await backUp();
  await labelled('broken');
  const whole = await labelled('whole');
  const { carried } = await goBack(name, () => {
    rmSync(witnessPath(station.path));
    const raw = new Database(station.path);
    raw.pragma('ignore_check_constraints = ON');
    raw.exec("UPDATE shipment SET prepared = '{' WHERE transaction_id = 'broken'");
    raw.close();
  });
  expect([carried?.isWhole, carried?.shipments.map(({ transactionId }) => transactionId)]).toEqual([
    false,
    ['broken', 'whole'],
  ]);
  expect((await station.ledger.shipments.find(whole.id))?.state).toBe('UNKNOWN');
});
