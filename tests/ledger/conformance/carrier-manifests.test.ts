import { expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { RequestOutcome } from '#electron/engine/manifests/carrier/carrier-manifest.ts';
import { draft } from '../manifest-draft.ts';
import { accept, bringTo, HOUR, NOON } from '../samples.ts';
import { atOnce, conformance } from './conformance.ts';

conformance((station) => {
  const store = () => station.ledger.manifests;
  async function labelled(): Promise<string> {
    const { id } = await accept(station.ledger);
    await bringTo(station.ledger, id, 'LABELLED');
    return id;
  }
  const carriers = () => station.ledger.carrierManifests;
  const outcomeOf = (more: Partial<RequestOutcome> & Pick<RequestOutcome, 'state'>): RequestOutcome => ({
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
    expect(await carriers().recordOutcome(without?.id ?? '', 1, outcomeOf({ state: 'CREATED' }))).toBeNull();
    expect(await carriers().requestAgain(without?.id ?? '', 1)).toBeNull();
    // A run that goes on has left nothing behind.
    expect(await carriers().listAbandoned()).toEqual([]);
  });

  test('what became of it is kept, with its forms, over a restart, and is decided once', async () => {
    const { id } = await requested();
    station.clock.at += HOUR;
    const created = outcomeOf({
      ...{ state: 'CREATED', ids: ['se-1', 'se-2'], leftOut: [{ shipmentId: 's', reason: 'It was voided.' }] },
      forms: [form('one'), form('two')],
    });
    const settled = await carriers().recordOutcome(id, 1, created);
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
      expect(await carriers().recordOutcome(id, 1, outcomeOf({ state }))).toBeNull();
    expect(await carriers().requestAgain(id, 1)).toBeNull();
    expect([await carriers().listUndecided(), await carriers().listAbandoned()]).toEqual([[], []]);
    expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
  });

  test('a form of which one bit differs is not given out, and the check of what is stored names it', async () => {
    const [whole, damaged] = [await requested(), await requested()];
    await carriers().recordOutcome(whole.id, 1, outcomeOf({ state: 'CREATED', forms: [form('whole')] }));
    await carriers().recordOutcome(
      damaged.id,
      1,
      outcomeOf({ state: 'CREATED', forms: [form('whole'), form('form')] }),
    );
    const documents = async () => (await station.ledger.maintenance.check()).find(({ name }) => name === 'documents');
    expect(await documents()).toMatchObject({ status: 'ok', facts: { n: 3 } });
    await station.tamper({ table: 'carrier_form', column: 'bytes', from: 'form', to: 'gorm' });
    await expect(carriers().form(damaged.id, 2)).rejects.toThrow('damaged');
    expect(await carriers().form(damaged.id, 1)).toEqual(Buffer.from(form('whole')));
    const values = { damaged: 1, checked: 3, first: `${damaged.id}/2` };
    expect(await documents()).toMatchObject({ status: 'failed', trouble: { code: 'DOCUMENTS_DAMAGED', values } });
  });

  test('what was requested and not settled is abandoned once its run has ended; a late answer still counts', async () => {
    const { id } = await requested();
    await station.reopen();
    expect((await carriers().listAbandoned()).map((each) => each.id)).toEqual([id]);
    await carriers().recordOutcome(
      id,
      1,
      outcomeOf({ state: 'UNKNOWN', reason: 'stopped', trouble: diagnostic('STOPPED_BEFORE_ANSWER') }),
    );
    expect([await carriers().listAbandoned(), (await carriers().listUndecided()).map((each) => each.id)]).toEqual([
      [],
      [id],
    ]);
    expect((await store().find(id))?.carrier).toMatchObject({
      reason: 'stopped',
      trouble: { code: 'STOPPED_BEFORE_ANSWER' },
    });
    await carriers().recordOutcome(id, 1, outcomeOf({ state: 'CREATED', ids: ['late'] }));
    expect((await store().find(id))?.carrier).toMatchObject({ state: 'CREATED', ids: ['late'], reason: null });
  });

  test('a submitted one has what it is asked by, and is not taken for lost', async () => {
    const { id } = await requested();
    const notes = { requestIds: ['one', 'two'] };
    await carriers().recordOutcome(id, 1, outcomeOf({ state: 'SUBMITTED', notes }));
    expect(await carriers().recordOutcome(id, 1, outcomeOf({ state: 'UNKNOWN' }))).toBeNull();
    await station.reopen();
    expect((await carriers().listUndecided()).map(({ carrier }) => carrier?.notes)).toEqual([notes]);
    await carriers().recordOutcome(id, 1, outcomeOf({ state: 'REFUSED', reason: 'Too late.' }));
    expect(await stateOf(id)).toBe('REFUSED');
  });

  test('one that was refused, or is unknown, is requested again by one of those who want to; the old answer counts no more', async () => {
    const { id } = await requested();
    expect(await carriers().requestAgain(id, 1)).toBeNull();
    for (const [request, state] of [
      [1, 'REFUSED'],
      [2, 'UNKNOWN'],
    ] as const) {
      await carriers().recordOutcome(id, request, outcomeOf({ state, reason: 'No.' }));
      const asked = await atOnce(4, () => carriers().requestAgain(id, request));
      expect(asked.flatMap((each) => each?.carrier ?? [])).toEqual([
        expect.objectContaining({ state: 'REQUESTED', request: request + 1, reason: null }),
      ]);
      expect(await carriers().recordOutcome(id, request, outcomeOf({ state: 'CREATED' }))).toBeNull();
    }
    expect(await carriers().listAbandoned()).toEqual([]);
  });

  test("the carrier's forms and words go when the retention time is over; its ids stay", async () => {
    const [created, refused, open] = [await requested(), await requested(), await requested()];
    await carriers().recordOutcome(
      created.id,
      1,
      outcomeOf({ state: 'CREATED', ids: ['se-1'], forms: [form('names')] }),
    );
    await carriers().recordOutcome(refused.id, 1, outcomeOf({ state: 'REFUSED', reason: 'Not for Jane Roe.' }));
    await carriers().recordOutcome(open.id, 1, outcomeOf({ state: 'SUBMITTED', notes: { requestId: '7' } }));
    station.clock.at += 100 * 24 * HOUR;
    await station.ledger.maintenance.redact(NOON + HOUR);
    expect((await store().find(created.id))?.carrier).toMatchObject({ state: 'CREATED', ids: ['se-1'], forms: [] });
    expect(await carriers().form(created.id, 1)).toBeNull();
    expect((await store().find(refused.id))?.carrier).toMatchObject({ state: 'REFUSED', reason: null });
    expect((await store().find(open.id))?.carrier).toMatchObject({ state: 'SUBMITTED', notes: { requestId: '7' } });
  });
});
