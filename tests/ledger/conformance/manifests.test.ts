import { expect, test } from 'vitest';
import { isMod37_36 } from '#shared/barcode/check-digits.ts';
import { BadCursorError } from '#electron/engine/ledger-errors.ts';
import { draft } from '../manifest-draft.ts';
import { accept, bringTo, change, HOUR, NOON } from '../samples.ts';
import { conformance } from './conformance.ts';

conformance((station) => {
  const store = () => station.ledger.manifests;

  async function labelled(more: Parameters<typeof accept>[1] = {}): Promise<string> {
    const { id } = await accept(station.ledger, more);
    await bringTo(station.ledger, id, 'LABELLED');
    return id;
  }
  const open = async (clientId: string | null = null, after: string | null = null, limit = 100) =>
    (await store().open({ carrierId: 'test-a', clientId }, { after, limit })).map(({ id }) => id);
  const on = async (manifestId: string) => (await store().shipments(manifestId)).map(({ id }) => id);

  test('a manifest says by which transactions its shipments are known, and of none where there is no such manifest', async () => {
    const ids = [await labelled(), await labelled(), await labelled()];
    const manifest = await store().close(draft(), ids.slice(0, 2));
    const shipments = await store().shipments(manifest?.id ?? '');
    expect(shipments.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const known = await store().transactionsOn(manifest?.id ?? '');
    const byTransaction = (one: { transactionId: string }, other: { transactionId: string }) =>
      one.transactionId.localeCompare(other.transactionId);
    expect(known.toSorted(byTransaction)).toEqual(
      shipments.map(({ clientId, transactionId }) => ({ clientId, transactionId })).toSorted(byTransaction),
    );
    expect(await store().transactionsOn('none')).toEqual([]);
  });

  test('what is labelled and on no manifest is open, oldest first, of an account and of one client or of all', async () => {
    const [first, theirs, last] = [await labelled(), await labelled({ clientId: 'other' }), await labelled()];
    await labelled({ sample: { carrierId: 'own' } });
    const sending = await accept(station.ledger);
    const voided = await labelled();
    await station.ledger.shipments.advance(change(voided, 'VOIDED'));
    expect(await open()).toEqual([first, theirs, last]);
    expect(await open('client-1')).toEqual([first, last]);
    expect([await open(null, null, 2), await open(null, theirs)]).toEqual([[first, theirs], [last]]);
    await bringTo(station.ledger, sending.id, 'LABELLED');
    await store().close(draft(), [first]);
    expect(await open()).toEqual([theirs, last, sending.id]);
  });

  test('a manifest is closed with exactly its shipments, and stays as it is, over a restart', async () => {
    const ids = [await labelled(), await labelled()];
    await labelled();
    const head = await station.ledger.feed.head();
    station.clock.at += HOUR;
    const closed = await store().close(draft(), ids);
    expect(closed).toMatchObject({ ...draft(), closedAt: NOON + HOUR, journal: head });
    expect(closed?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(closed?.number).toMatch(new RegExp(`^MF${station.ledger.stationId}00000001.$`));
    expect(isMod37_36(closed?.number ?? '')).toBe(true);
    const id = closed?.id ?? '';
    await station.ledger.shipments.advance(change(ids[0] ?? '', 'VOIDED'));
    await station.reopen();
    expect(await store().find(id)).toEqual(closed);
    expect((await store().shipments(id)).map((each) => [each.id, each.state, each.manifestId])).toEqual([
      [ids[0], 'VOIDED', id],
      [ids[1], 'LABELLED', id],
    ]);
    const listed = async (query: object) =>
      (await station.ledger.shipments.list({ limit: 10, ...query })).shipments.map((each) => each.id);
    expect(await listed({ manifestId: id })).toEqual(ids.toReversed());
    expect(await listed({ manifested: true })).toEqual(ids.toReversed());
    expect(await listed({ manifested: false, manifestId: id })).toEqual([]);
    expect(await listed({ manifested: false })).toHaveLength(1);
    expect([await store().find('nobody'), await store().shipments('nobody')]).toEqual([null, []]);
  });

  test('nothing is done where one of the shipments is not open: voided between, of another account or client, closed', async () => {
    const [good, bad] = [await labelled(), await labelled()];
    await station.ledger.shipments.advance(change(bad, 'VOIDED'));
    const elsewhere = await labelled({ sample: { carrierId: 'own' } });
    const theirs = await labelled({ clientId: 'other' });
    const sending = (await accept(station.ledger)).id;
    for (const other of [bad, elsewhere, sending, good, 'nobody'])
      expect(await store().close(draft(), [good, other])).toBeNull();
    expect(await store().close(draft({ clientId: 'client-1' }), [good, theirs])).toBeNull();
    expect((await store().list({ limit: 10 })).manifests).toEqual([]);
    // And no number was used up.
    expect((await store().close(draft({ clientId: 'client-1' }), [good]))?.number).toContain('00000001');
    expect(await store().close(draft(), [theirs, good])).toBeNull();
    expect(await open()).toEqual([theirs]);
  });

  test('a shipment goes on one manifest, however many are closed at once', async () => {
    const ids = [];
    for (let count = 0; count < 6; count += 1) ids.push(await labelled());
    const parts = [ids, ids.slice(0, 3), ids.slice(3), ids.slice(2, 4), ids.slice(0, 1), ids.slice(4)];
    const closed = (await Promise.all(parts.map((part) => store().close(draft(), part)))).flatMap((each) => each ?? []);
    expect(closed.length).toBeGreaterThan(0);
    const taken = (await Promise.all(closed.map(({ id }) => on(id)))).flat();
    expect(new Set(taken).size).toBe(taken.length);
    expect(new Set(closed.map(({ number }) => number)).size).toBe(closed.length);
    expect([...taken, ...(await open())].toSorted()).toEqual(ids.toSorted());
  });

  test('a void and a close at once leave it voided on paper or off it, and never half of either', async () => {
    const ids = [await labelled(), await labelled()];
    const [closed] = await Promise.all([
      store().close(draft(), ids),
      station.ledger.shipments.advance(change(ids[0] ?? '', 'VOIDED')),
    ]);
    expect(closed ? await on(closed.id) : await open()).toEqual(closed ? ids : ids.slice(1));
  });

  test('numbers go on after a restart; pages come newest first, of an account and of these clients', async () => {
    const made = [];
    for (const clientId of ['client-1', 'other', null]) {
      await station.reopen();
      const id = await labelled({ clientId: clientId ?? 'client-1' });
      made.push(await store().close(draft({ clientId }), [id]));
    }
    const own = await labelled({ sample: { carrierId: 'own' } });
    made.push(await store().close(draft({ carrierId: 'own' }), [own]));
    expect(made.map((each) => Number(each?.number.slice(4, 12)))).toEqual([1, 2, 3, 4]);
    const newest = made.toReversed();
    const first = await store().list({ limit: 3 });
    expect(first.manifests).toEqual(newest.slice(0, 3));
    expect(await store().list({ limit: 3, cursor: first.next ?? '' })).toEqual({
      manifests: newest.slice(3),
      next: null,
    });
    expect((await store().list({ limit: 9, carrierId: 'own' })).manifests).toEqual([made[3]]);
    expect((await store().list({ limit: 9, clientIds: ['other'] })).manifests).toEqual([made[1]]);
    expect((await store().list({ limit: 9, clientIds: [] })).manifests).toEqual([]);
    await expect(store().list({ limit: 9, cursor: 'x' })).rejects.toThrow(BadCursorError);
  });
});
