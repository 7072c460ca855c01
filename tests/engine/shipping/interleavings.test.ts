import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { shipAndPrint } from '#electron/engine/printing/print-after-purchase.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { StateChange } from '#electron/engine/shipping/shipment-record.ts';
import { replayBufferedOutcomes } from '#electron/engine/shipping/recovery/replay-buffered-outcomes.ts';
import { NOBODY_ELSE } from '#electron/engine/leases.ts';
import { createOwnership } from '#electron/engine/shipping/ownership.ts';
import { accept, bringTo, change, label } from '../../ledger/samples.ts';
import { ended, inEveryOrder } from './every-order.ts';
import {
  CALLER,
  IN_DOUBT,
  memorySpill,
  scheduledDesk,
  SOLD,
  SOLD_WITHOUT_LABEL,
  usePreparedLedger,
} from './scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));
afterEach(() => void vi.useRealTimers());

const stateOf = async (id: string) => (await ledger.shipments.find(id))?.state;

test('the buyer against the follow-up: one of them fetches the documents, the buyer is answered what is true, and what is to be printed is', async () => {
  await inEveryOrder(async (schedule) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const own = scheduledDesk(schedule, ledger, {
      purchase: () => SOLD_WITHOUT_LABEL,
      documents: async () => [label('of the carrier')],
    });
    await own.shipping.followUp();
    const id = own.newId();
    const printed: number[] = [];
    const printing = {
      listPrinters: async () => [{ id: 'desk' } as Printer],
      print: async (order: { shipmentId?: string }) => {
        printed.push((await ledger.shipments.documents(order.shipmentId ?? '')).length);
        return [];
      },
      printLater: () => Promise.reject(new Error('The labels are there.')),
      leaveUnprinted: () => Promise.reject(new Error('It is bought.')),
    };
    const wish = {
      printerId: 'desk',
      pointer: '/print',
      caller: { clientId: 'c', scopes: ['ship', 'print'] as const },
      transactionId: id,
    };
    const bought = ended(shipAndPrint({ printing, ledger, log: () => undefined }, wish, () => own.buy(id)));
    // Each step is taken to its end before anything else goes on.
    const step = { label: '3 s pass', builder: () => pass(3000) };
    const passed = schedule.scheduleSequence(Array.from({ length: 5 }, () => step)).task;
    await schedule.waitFor(Promise.all([bought, passed]));
    own.beginStop();
    await schedule.waitFor(own.shipping.stop());

    const shipment = await own.shipped(id);
    expect(await bought).toEqual({ answer: 'done' });
    expect(shipment?.state).toBe('LABELLED');
    expect(await ledger.shipments.documents(shipment?.id ?? '')).toHaveLength(1);
    expect([own.overlaps, own.calls]).toEqual([[], ['purchase', 'documents of the carrier']]);
    expect(printed).toEqual([1]);
    vi.useRealTimers();
  });
});

/** Lets timers run, and the journal be read. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a shipment that is put in doubt while it is being bought', () => {
  test.each([
    ['is looked up here', false],
    ['was found by another station', true],
  ])('and %s: the buyer is answered with its label', async (_, isFound) => {
    await inEveryOrder(async (schedule) => {
      const sold = { ...SOLD, documents: [label('of the carrier')] };
      const own = scheduledDesk(schedule, ledger, {
        lookup: () => sold,
        async purchase() {
          // As where a database lost commits, and a desk stated them again.
          const inDoubt = { outcome: 'UNKNOWN', detail: 'It was lost.' } as const;
          const { id: lost } = (await own.shipped(id)) ?? { id: '' };
          await ledger.shipments.advance(change(lost, 'UNKNOWN', { attempt: inDoubt }));
          if (isFound) await ledger.shipments.advance(change(lost, 'PURCHASED', { trackingNumbers: ['UP1'] }));
          return sold;
        },
      });
      const id = own.newId();
      const look = async () => own.shipping.lookUp(CALLER, (await own.shipped(id))?.id ?? '', 'r');
      const bought = ended(own.buy(id));
      const looked = schedule.schedule(Promise.resolve(), 'look-up').then(() => ended(look()));
      await schedule.waitFor(Promise.all([bought, looked]));

      expect(await bought).toEqual({ answer: 'done' });
      expect((await own.shipped(id))?.state).toBe('LABELLED');
      expect(own.spill.entries()).toEqual([]);
    });
  });
});

const sale = (shipmentId: string): StateChange =>
  change(shipmentId, 'LABELLED', {
    trackingNumbers: [`UP-${shipmentId}`],
    documents: [label()],
    attempt: { outcome: 'PURCHASED', detail: null },
  });

test('putting against folding: whatever is put into the spill file gets into the ledger', async () => {
  await inEveryOrder(async (schedule) => {
    const spill = memorySpill();
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await accept(ledger)).id));
    const slow: Ledger = {
      ...ledger,
      reads: { ...ledger.reads, find: schedule.scheduleFunction(ledger.reads.find) },
      shipments: { ...ledger.shipments, advance: schedule.scheduleFunction(ledger.shipments.advance) },
    };
    const ownership = createOwnership(NOBODY_ELSE);
    const fold = () => replayBufferedOutcomes({ ledger: slow, spill, log: () => undefined }, ownership);
    const puts = ids.map((id) => schedule.schedule(Promise.resolve(), `put ${id}`).then(() => spill.put(sale(id))));
    const folds = [1, 2].map((n) => schedule.schedule(Promise.resolve(), `fold ${n}`).then(fold));
    await schedule.waitFor(Promise.all([...puts, ...folds]));
    await schedule.waitFor(fold());

    expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => 'LABELLED'));
    expect(spill.entries()).toEqual([]);
  });
});

describe('settling', () => {
  const doubtful = async () => {
    const { id } = await accept(ledger);
    await bringTo(ledger, id, 'UNKNOWN');
    return id;
  };

  test.each(['UNKNOWN', 'LABELLED'] as const)(
    'two voids against a look-up of one that is %s: at most one asks the carrier, and each is told what is true',
    async (before) => {
      await inEveryOrder(async (schedule) => {
        const own = scheduledDesk(schedule, ledger, { lookup: () => SOLD });
        const { id } = await accept(ledger);
        await bringTo(ledger, id, before);
        const give = { requestId: 'r', reason: 'wrong box' };
        const later = (name: string, work: () => Promise<unknown>) =>
          schedule.schedule(Promise.resolve(), name).then(() => ended(work()));
        const answers = await schedule.waitFor(
          Promise.all([
            later('look-up', () => own.shipping.lookUp(CALLER, id, 'r')),
            later('void', () => own.shipping.void(CALLER, id, give)),
            later('another void', () => own.shipping.void(CALLER, id, give)),
          ]),
        );
        const [look, ...gave] = answers;
        const voids = gave.filter(({ answer }) => answer === 'done').length;
        const found = before === 'LABELLED' || look.answer === 'done';
        expect([own.overlaps, own.calls.filter((call) => call === 'void').length]).toEqual([[], voids]);
        expect(voids).toBeLessThanOrEqual(1);
        expect(await stateOf(id)).toBe(voids === 1 ? 'VOIDED' : found ? 'LABELLED' : 'UNKNOWN');
        for (const { answer } of answers) expect(['done', 'STATE_CONFLICT']).toContain(answer);
      });
    },
  );

  test('a person against a look-up: one of them settles it', async () => {
    await inEveryOrder(async (schedule) => {
      const own = scheduledDesk(schedule, ledger, { lookup: () => SOLD });
      const id = await doubtful();
      const decided = schedule
        .schedule(Promise.resolve(), 'a person decides')
        .then(() =>
          ended(
            own.shipping.resolve(
              id,
              { decision: 'not_bought', reason: 'They say so.' },
              { caller: CALLER, requestId: 'r' },
            ),
          ),
        );
      const asked = ended(own.shipping.lookUp(CALLER, id, 'r'));
      const [person, look] = await schedule.waitFor(Promise.all([decided, asked]));
      const byWhom = [person, look].map(({ answer }) => answer).sort();
      expect(byWhom).toEqual(['STATE_CONFLICT', 'done']);
      expect(await stateOf(id)).toBe(person.answer === 'done' ? 'REJECTED' : 'LABELLED');
    });
  });
});

test('a stop against everything: what was answered is true, what came is kept, and afterwards nothing is touched any more', async () => {
  await inEveryOrder(async (schedule) => {
    const gaveUp = Promise.withResolvers<typeof IN_DOUBT>();
    const own = scheduledDesk(schedule, ledger, {
      purchase: () => (own.calls.length % 2 === 0 ? gaveUp.promise : SOLD),
      lookup: () => SOLD,
    });
    const doubtful = (await accept(ledger)).id;
    await bringTo(ledger, doubtful, 'UNKNOWN');
    const orders = [own.newId(), own.newId(), own.newId()];
    const later = (name: string, work: () => Promise<unknown>) =>
      schedule.schedule(Promise.resolve(), name).then(() => ended(work()));
    const bought = orders.map((id) => later(`buy ${id}`, () => own.buy(id)));
    const looked = later('look-up', () => own.shipping.lookUp(CALLER, doubtful, 'r'));
    const stopped = schedule.schedule(Promise.resolve(), 'stop').then(async () => {
      own.beginStop();
      const over = schedule.schedule(Promise.resolve(), 'patience ends').then(() => {
        own.endPatience();
        gaveUp.resolve(IN_DOUBT);
      });
      await own.shipping.stop();
      own.desk.closed = true;
      await over;
    });
    await schedule.waitFor(Promise.all([...bought, looked, stopped]));
    await schedule.waitAll();

    expect([own.desk.after, own.overlaps]).toEqual([[], []]);
    for (const [index, id] of orders.entries()) {
      const { answer, purchase } = (await bought[index]) ?? { answer: 'done' };
      const state = (await own.shipped(id))?.state;
      const wanted = { done: 'LABELLED', STATION_STOPPING: undefined, CARRIER_OUTCOME_UNKNOWN: 'UNKNOWN' } as const;
      expect(Object.keys(wanted)).toContain(answer);
      expect([state, purchase]).toEqual([wanted[answer as keyof typeof wanted], undefined]);
    }
    const { answer } = await looked;
    expect(await stateOf(doubtful)).toBe(answer === 'done' ? 'LABELLED' : 'UNKNOWN');
  });
});
