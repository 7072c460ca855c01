import { expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { isMod37_36 } from '#shared/barcode/check-digits.ts';
import { BadCursorError } from '#electron/engine/ledger-errors.ts';
import type { Settlement } from '#electron/engine/manifests/carrier/carrier-manifest.ts';
import type { ManifestDraft } from '#electron/engine/manifests/manifest-store.ts';
import { accept, bringTo, change, HOUR, NOON, recipient } from '../samples.ts';
import { atOnce, conformance } from './conformance.ts';

const draft = (more: Partial<ManifestDraft> = {}): ManifestDraft => ({
  carrierId: 'test-a',
  account: { carrierCode: 'CARRIER_A', name: 'Carrier A', test: false, shipFrom: recipient() },
  totals: { shipments: 1, packages: 1, weights: [{ units: 'LB', value: 2.5 }], services: [] },
  closedBy: 'client-1',
  clientId: null,
  requestId: 'request-1',
  ...more,
});

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

  const carriers = () => station.ledger.carrierManifests;
  const settlement = (more: Partial<Settlement> & Pick<Settlement, 'state'>): Settlement => ({
    ...{ ids: [], notes: {}, leftOut: [], reason: null, trouble: null, forms: [] },
    ...more,
  });
  const form = (text: string) => new TextEncoder().encode(`%PDF-1.7 ${text}`);
  const requested = async () => (await store().close(draft(), [await labelled()], true)) ?? expect.fail('not closed');
  const stateOf = async (id: string) => (await store().find(id))?.carrier?.state;

  test("the carrier's manifest is REQUESTED with the station's, or it has none", async () => {
    const without = await store().close(draft(), [await labelled()]);
    expect(without?.carrier).toBeNull();
    const { id, carrier } = await requested();
    expect(carrier).toMatchObject({ state: 'REQUESTED', request: 1, requestedAt: NOON, ids: [], forms: [] });
    const listed = (await store().list({ limit: 9 })).manifests;
    expect([(await store().find(id))?.carrier, listed.map((each) => each.carrier)]).toEqual([carrier, [carrier, null]]);
    expect(await carriers().settle(without?.id ?? '', 1, settlement({ state: 'CREATED' }))).toBeNull();
    expect(await carriers().requestAgain(without?.id ?? '', 1)).toBeNull();
    // A run that goes on has left nothing behind.
    expect(await carriers().listAbandoned()).toEqual([]);
  });

  test('what became of it is kept, with its forms, over a restart, and is decided once', async () => {
    const { id } = await requested();
    station.clock.at += HOUR;
    const created = settlement({
      ...{ state: 'CREATED', ids: ['se-1', 'se-2'], leftOut: [{ shipmentId: 's', reason: 'It was voided.' }] },
      forms: [form('one'), form('two')],
    });
    const settled = await carriers().settle(id, 1, created);
    expect(settled?.carrier).toMatchObject({
      ...{ ...created, updatedAt: NOON + HOUR, requestedAt: NOON },
      forms: [expect.any(String), expect.any(String)],
    });
    await station.reopen();
    expect(await store().find(id)).toEqual(settled);
    const forms = await Promise.all([1, 2, 3].map((number) => carriers().form(id, number)));
    expect(forms.map((bytes) => bytes && Buffer.from(bytes).toString())).toEqual([
      '%PDF-1.7 one',
      '%PDF-1.7 two',
      null,
    ]);
    for (const state of ['REFUSED', 'UNKNOWN', 'SUBMITTED', 'CREATED'] as const)
      expect(await carriers().settle(id, 1, settlement({ state }))).toBeNull();
    expect(await carriers().requestAgain(id, 1)).toBeNull();
    expect([await carriers().listUndecided(), await carriers().listAbandoned()]).toEqual([[], []]);
    expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
  });

  test('what was requested and not settled is abandoned once its run has ended; a late answer still counts', async () => {
    const { id } = await requested();
    await station.reopen();
    expect((await carriers().listAbandoned()).map((each) => each.id)).toEqual([id]);
    await carriers().settle(
      id,
      1,
      settlement({ state: 'UNKNOWN', reason: 'stopped', trouble: diagnostic('STOPPED_BEFORE_ANSWER') }),
    );
    expect([await carriers().listAbandoned(), (await carriers().listUndecided()).map((each) => each.id)]).toEqual([
      [],
      [id],
    ]);
    expect((await store().find(id))?.carrier).toMatchObject({
      reason: 'stopped',
      trouble: { code: 'STOPPED_BEFORE_ANSWER' },
    });
    await carriers().settle(id, 1, settlement({ state: 'CREATED', ids: ['late'] }));
    expect((await store().find(id))?.carrier).toMatchObject({ state: 'CREATED', ids: ['late'], reason: null });
  });

  test('a submitted one has what it is asked by, and is not taken for lost', async () => {
    const { id } = await requested();
    const notes = { requestIds: ['one', 'two'] };
    await carriers().settle(id, 1, settlement({ state: 'SUBMITTED', notes }));
    expect(await carriers().settle(id, 1, settlement({ state: 'UNKNOWN' }))).toBeNull();
    await station.reopen();
    expect((await carriers().listUndecided()).map(({ carrier }) => carrier?.notes)).toEqual([notes]);
    await carriers().settle(id, 1, settlement({ state: 'REFUSED', reason: 'Too late.' }));
    expect(await stateOf(id)).toBe('REFUSED');
  });

  test('one that was refused, or is unknown, is requested again by one of those who want to; the old answer counts no more', async () => {
    const { id } = await requested();
    expect(await carriers().requestAgain(id, 1)).toBeNull();
    for (const [request, state] of [
      [1, 'REFUSED'],
      [2, 'UNKNOWN'],
    ] as const) {
      await carriers().settle(id, request, settlement({ state, reason: 'No.' }));
      const asked = await atOnce(4, () => carriers().requestAgain(id, request));
      expect(asked.flatMap((each) => each?.carrier ?? [])).toEqual([
        expect.objectContaining({ state: 'REQUESTED', request: request + 1, reason: null }),
      ]);
      expect(await carriers().settle(id, request, settlement({ state: 'CREATED' }))).toBeNull();
    }
    expect(await carriers().listAbandoned()).toEqual([]);
  });

  test("the carrier's forms and words go when the retention time is over; its ids stay", async () => {
    const [created, refused, open] = [await requested(), await requested(), await requested()];
    await carriers().settle(created.id, 1, settlement({ state: 'CREATED', ids: ['se-1'], forms: [form('names')] }));
    await carriers().settle(refused.id, 1, settlement({ state: 'REFUSED', reason: 'Not for Jane Roe.' }));
    await carriers().settle(open.id, 1, settlement({ state: 'SUBMITTED', notes: { requestId: '7' } }));
    station.clock.at += 100 * 24 * HOUR;
    await station.ledger.maintenance.redact(NOON + HOUR);
    expect((await store().find(created.id))?.carrier).toMatchObject({ state: 'CREATED', ids: ['se-1'], forms: [] });
    expect(await carriers().form(created.id, 1)).toBeNull();
    expect((await store().find(refused.id))?.carrier).toMatchObject({ state: 'REFUSED', reason: null });
    expect((await store().find(open.id))?.carrier).toMatchObject({ state: 'SUBMITTED', notes: { requestId: '7' } });
  });
});
