import type { Scheduler } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Leases } from '#electron/engine/leases.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { label } from '../../ledger/samples.ts';
import { ended, inEveryOrder } from './every-order.ts';
import { scheduledDesk, SOLD_WITHOUT_LABEL, usePreparedLedger } from './scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));
afterEach(() => void vi.useRealTimers());

/** Leases of a ledger that several stations share, each of which is asked when the scheduler lets it. */
function sharedLeases(schedule: Scheduler, held: Map<string, string>): (run: string) => Leases {
  const turn = (words: string) => schedule.schedule(Promise.resolve(), words);
  return (run) => ({
    async take(name) {
      await turn(`${run} asks for the lease`);
      const isFree = (held.get(name) ?? run) === run;
      if (isFree) held.set(name, run);
      await turn(`${run} hears of the lease`);
      return isFree;
    },
    async release(name) {
      await turn(`${run} gives the lease back`);
      if (held.get(name) === run) held.delete(name);
    },
  });
}

test('the buyer against the follow-up of another station: one at a time asks the carrier for labels, and the buyer is answered with them', async () => {
  await inEveryOrder(async (schedule) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
    const held = new Map<string, string>();
    const leasesOf = sharedLeases(schedule, held);
    let [asking, most] = [0, 0];
    const isSold = Promise.withResolvers<undefined>();
    const carrier = {
      purchase() {
        isSold.resolve(undefined);
        return SOLD_WITHOUT_LABEL;
      },
      async documents() {
        asking += 1;
        most = Math.max(most, asking);
        for (let turn = 0; turn < 8; turn += 1) await schedule.schedule(Promise.resolve(), 'the carrier makes labels');
        asking -= 1;
        return [label('of the carrier')];
      },
    };
    const buyer = scheduledDesk(schedule, { ...ledger, leases: leasesOf('buyer') }, carrier);
    const other = scheduledDesk(schedule, { ...ledger, leases: leasesOf('other') }, carrier);
    const id = buyer.newId();
    const answers: unknown[] = [];
    const bought = ended(buyer.buy(id)).then((answer) => answers.push(answer));
    /** Is taken to its end before anything else goes on. */
    const step = (words: string, builder: () => Promise<void>) =>
      schedule.scheduleSequence([{ label: words, builder }]).task;
    const looks = isSold.promise.then(async () => {
      await step('the other one looks for what is unfinished', () => other.shipping.followUp());
      let heldMs = 0;
      for (let passed = 0; answers.length === 0; passed += 1) {
        const isHeld = [...held.values()].includes('other');
        // Until it is at it; then less, and none at last: it is done within the half minute that the buyer waits, however late it has its turn.
        const ms = heldMs >= 5000 && isHeld ? 0 : other.calls.length > 0 || passed > 8 ? 100 : 2000;
        if (isHeld) heldMs += ms;
        await step(`${ms} ms pass`, async () => void (await vi.advanceTimersByTimeAsync(ms)));
      }
    });
    await schedule.waitFor(Promise.all([bought, looks]));
    other.beginStop();
    await schedule.waitFor(other.shipping.stop());

    expect(answers).toEqual([{ answer: 'done' }]);
    expect((await buyer.shipped(id))?.state).toBe('LABELLED');
    expect(most).toBe(1);
    vi.useRealTimers();
  });
});
