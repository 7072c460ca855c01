import { expect, test } from 'vitest';
import type { Scheduler } from 'fast-check';
import { createEventBus } from '#electron/engine/events/event-bus.ts';
import { createIdentity } from '#electron/engine/identity/index.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { request } from '../../helpers/requests.ts';
import { inEveryOrder } from '../shipping/every-order.ts';
import { scheduledDesk, usePreparedLedger } from '../shipping/scheduled-desk.ts';

const events = createEventBus();
let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

/** Who is asked and who signs on takes its time in the ledger. */
function scheduledIdentity(schedule: Scheduler) {
  const turn =
    <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await schedule.schedule(Promise.resolve(), `${name} begins`);
      const result = await work(...args);
      await schedule.schedule(Promise.resolve(), `${name} answers`);
      return result;
    };
  const { packers } = ledger;
  const slow = { signedOn: turn('who is it', packers.signedOn), signOn: turn('sign on', packers.signOn) };
  return createIdentity({ ledger: { ...ledger, packers: { ...packers, ...slow } }, events, baseUrl: () => '' });
}

test('a purchase names who was signed on when it was asked for, whenever another badge is scanned', async () => {
  const at = new Date(ledger.now()).toISOString();
  const rest = { role: 'packer' as const, language: null, active: true, createdAt: at, updatedAt: at };
  for (const name of ['Pam', 'Lea'])
    await ledger.packers.create({ ...rest, id: name.toLowerCase(), name, badge: name.toUpperCase() });
  await ledger.packers.create({ ...rest, id: 'ada', name: 'Ada', badge: 'ADA', role: 'administrator' });
  const opening = createIdentity({ ledger, events, baseUrl: () => '' });
  const { accessToken } = await opening.openSession(opening.createPairing().code);

  await inEveryOrder(async (schedule) => {
    const identity = scheduledIdentity(schedule);
    const desk = scheduledDesk(schedule, ledger, {});
    await opening.signOn(await opening.authenticate(accessToken), { badge: 'PAM' });
    let isChanged = false;
    async function buy() {
      const wasChanged = isChanged;
      const { window } = await identity.authenticate(accessToken);
      const transactionId = desk.newId();
      await desk.shipping.ship({
        ...{ clientId: 'c', window, transactionId, requestId: 'r', body: request(), documents: 'url' },
      });
      const bought = await ledger.shipments.findByTransaction('c', transactionId);
      const named = bought?.prepared.packer?.name;
      expect(named).toBe(window?.packer?.name);
      if (wasChanged) expect(named).toBe('Lea');
      return named;
    }
    async function changeOver() {
      await identity.signOn(await identity.authenticate(accessToken), { badge: 'LEA' });
      isChanged = true;
      return buy();
    }
    const [first, second] = await schedule.waitFor(Promise.all([buy(), changeOver()]));
    expect(['Pam', 'Lea']).toContain(first);
    expect(second).toBe('Lea');
  });
});
