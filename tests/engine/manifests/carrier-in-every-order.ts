import type { Scheduler } from 'fast-check';
import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { ManifestRecord } from '#electron/engine/manifests/manifest-store.ts';
import { ended, inEveryOrder } from '../shipping/every-order.ts';
import { type Answer, type Books, scheduledManifests } from './scheduled-manifests.ts';

const FIRST_ANSWERS: readonly Answer[] = [
  ...(['created', 'submitted', 'refused', 'made, not heard', 'neither made nor heard'] as const),
];

/** What the ledger says is what the carrier's books say, as far as anybody has heard of them. */
function expectTrue({ carrier }: ManifestRecord, { asked, overlaps }: Books, shipments: readonly string[]): void {
  if (!carrier) throw new Error('The carrier was not asked');
  expect([overlaps, asked.length]).toEqual([0, carrier.request]);
  const last = asked.at(-1);
  const { state, ids, forms } = carrier;
  if (state === 'CREATED') {
    const found = asked[Number(ids[0]) - 1];
    expect([found?.isMade, forms.length]).toEqual([true, 1]);
    const leftOut = carrier.leftOut.map(({ shipmentId }) => shipmentId);
    expect([...leftOut, ...(found?.shipments ?? [])].toSorted()).toEqual(shipments.toSorted());
  } else if (state === 'SUBMITTED') expect(last?.answer).toBe('submitted');
  else if (state === 'REFUSED') expect(last?.answer).toBe('refused');
  else expect([state, last?.answer]).toEqual(['UNKNOWN', expect.stringContaining('heard')]);
}

type Own = Awaited<ReturnType<typeof scheduledManifests>>;

/** Does something once the day is closed or, where that waits for an answer, once something came of it; not where the station has ended before. */
const afterwards =
  (schedule: Scheduler, own: Own) =>
  async (event: 'closed' | 'recorded', name: string, work: (id: string) => Promise<unknown>) => {
    while (own.desks.some(({ desk }) => !desk.isClosed)) {
      await schedule.schedule(Promise.resolve(), name);
      // The ledger gets its turn.
      await new Promise((resolve) => setImmediate(resolve));
      const manifest = await own.found();
      const isSettled = manifest && manifest.carrier?.state !== 'REQUESTED';
      if (isSettled || (manifest && event === 'closed')) return ended(work(manifest.id));
    }
    return { answer: 'STATION_STOPPING' as const };
  };

/**
 * Whatever happens in whichever order while a carrier is asked for its manifest: it is asked again only by a person who says that it has none, or
 * after it refused, and never by two at once; and what the ledger says is true.
 * @param ledgers of the desks of one ledger; of one desk alone, it does the work of both
 */
export function carrierInEveryOrder(ledgers: () => readonly Ledger[]): void {
  test.each(FIRST_ANSWERS)('two close the day, persons ask, one finds none, a label is voided: %s', async (first) => {
    await inEveryOrder(async (schedule) => {
      const own = await scheduledManifests(schedule, ledgers(), [first, 'created']);
      const [one, other = one] = own.desks;
      if (!one || !other) throw new Error('No desk');
      const later = (name: string, work: () => Promise<unknown>) =>
        schedule.schedule(Promise.resolve(), name).then(() => ended(work()));
      const after = afterwards(schedule, own);
      const [closed, again, asks, notThere] = await schedule.waitFor(
        Promise.all([
          later('close', one.close),
          later('close there', other.close),
          after('recorded', 'ask', (id) => one.ask(id)),
          after('recorded', 'it is not there', (id) => other.ask(id, true)),
          later('follow-up', async () => one.engine.start()),
          after('recorded', 'follow-up there', async () => other.engine.start()),
          after('closed', 'void', () => own.void(own.shipments[0] ?? '')),
        ]),
      );
      for (const each of own.desks) each.beginStop();
      await schedule.waitFor(Promise.all(own.desks.map(({ engine }) => engine.stop())));

      expect([closed.answer, again.answer].toSorted()).toEqual(['STATE_CONFLICT', 'done']);
      for (const { answer } of [asks, notThere]) expect(['done', 'STATE_CONFLICT']).toContain(answer);
      const manifest = (await own.found()) ?? expect.fail('not closed');
      expectTrue(manifest, own.books, await own.onIt(manifest.id));
      const mayAsk = [first === 'refused' && asks, (first === 'refused' || first.includes('heard')) && notThere];
      const times = mayAsk.filter((person) => person && person.answer === 'done').length;
      expect(own.books.asked.length).toBeLessThanOrEqual(1 + times);
      const published = own.told.filter((state) => state.startsWith('CARRIER_')).at(-1);
      expect(published).toBe(`CARRIER_${manifest.carrier?.state}`);
    });
  });

  test('an answer that the ledger did not take is kept, and written and told when a person asks', async () => {
    await inEveryOrder(async (schedule) => {
      const own = await scheduledManifests(schedule, ledgers(), ['created']);
      const [one] = own.desks;
      if (!one) throw new Error('No desk');
      one.desk.failWrites = 1;
      const { id } = await schedule.waitFor(one.close());
      expect((await own.found())?.carrier?.state).toBe('REQUESTED');
      expect(await schedule.waitFor(ended(one.ask(id)))).toMatchObject({ answer: 'STATE_CONFLICT' });
      expect((await own.found())?.carrier?.state).toBe('CREATED');
      expect([own.books.asked.length, own.told]).toEqual([1, ['CLOSED', 'CARRIER_CREATED']]);
    });
  });

  test.each(['begun', 'closed', 'recorded'] as const)(
    'a stop once it is %s: what was heard is kept, the rest is UNKNOWN, and afterwards nothing is touched any more',
    async (when) => {
      await inEveryOrder(async (schedule) => {
        const own = await scheduledManifests(schedule, ledgers(), ['refused', 'made, not heard', 'created']);
        const [one] = own.desks;
        if (!one) throw new Error('No desk');
        one.desk.failWrites = when === 'recorded' ? 0 : 1;
        const later = (name: string, work: () => Promise<unknown>) =>
          schedule.schedule(Promise.resolve(), name).then(() => ended(work()));
        const after = afterwards(schedule, { ...own, desks: [one] });
        const asks = [false, true].map((isNotThere) =>
          after('recorded', `ask ${isNotThere}`, (id) => one.ask(id, isNotThere)),
        );
        const closed = later('close', one.close);
        const begun = later('follow-up', async () => one.engine.start());
        const voided = after('closed', 'void', () => own.void(own.shipments[0] ?? ''));
        const onceDue = when === 'begun' ? later : (name: string, work: () => Promise<void>) => after(when, name, work);
        const stopped = onceDue('stop', async () => {
          one.beginStop();
          const over = schedule.schedule(Promise.resolve(), 'patience ends').then(one.endPatience);
          await one.engine.stop();
          one.desk.isClosed = true;
          await over;
        });
        await schedule.waitFor(Promise.all([closed, ...asks, begun, voided, stopped]));
        await schedule.waitAll();

        expect(one.desk.after).toEqual([]);
        expect(own.books.overlaps).toBe(0);
        const carrier = (await own.found())?.carrier;
        expect((await closed).answer).toBe(carrier ? 'done' : 'STATION_STOPPING');
        if (!carrier) return;
        expect(own.books.asked.length).toBeLessThanOrEqual(carrier.request);
        const heard = own.books.asked.at(-1)?.answer === 'refused' ? 'REFUSED' : 'CREATED';
        expect(['UNKNOWN', heard]).toContain(carrier.state);
      });
    },
  );
}
