import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHIPMENT_STATES, TRANSITIONS, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { acceptance, change } from '../../samples.ts';
import { conformance } from '../conformance.ts';

const HOLDING: readonly ShipmentState[] = ['SENDING', 'UNKNOWN', 'PURCHASED', 'LABELLED', 'VOIDED', 'WRITTEN_OFF'];

/** What a client asks for: a purchase under an id, or a change of what holds it. */
interface Call {
  clientId: string;
  transactionId: string;
  to: ShipmentState | null;
}

const call = fc.record<Call>({
  clientId: fc.constantFrom('shop', 'depot'),
  transactionId: fc.constantFrom('one', 'two'),
  to: fc.option(fc.constantFrom(...SHIPMENT_STATES), { freq: 2 }),
});

conformance((station) => {
  const holders = (clientId: string, transactionId: string) =>
    station.ledger.shipments.list({ clientIds: [clientId], transactionId, states: [...HOLDING], limit: 100 });

  /** @returns whether something was accepted, or changed */
  async function make({ clientId, transactionId, to }: Call): Promise<boolean> {
    const { shipments } = station.ledger;
    if (to === null) return (await shipments.accept(acceptance({ clientId, transactionId }))).kind === 'accepted';
    const held = await shipments.holderOf(clientId, transactionId);
    return (
      held !== null &&
      shipments.advance(change(held.id, to)).then(
        () => true,
        () => false,
      )
    );
  }

  test('whatever comes at once, an id is held by one shipment, and every change is one that the contract lists', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(call, { minLength: 2, maxLength: 8 }), { maxLength: 5 }), async (rounds) => {
        for (const calls of rounds) {
          const before = (await station.ledger.feed.head()).sequence;
          const made = await Promise.all(calls.map(make));
          const lines = await station.ledger.feed.after(before, 1000);
          // An acceptance is two lines, a change is one; what was refused left none.
          const expected = calls.reduce((sum, { to }, index) => sum + (made[index] ? (to === null ? 2 : 1) : 0), 0);
          expect(lines).toHaveLength(expected);
          for (const { state, previousState } of lines)
            if (previousState !== null) expect(TRANSITIONS[previousState]).toContain(state);
          for (const { clientId, transactionId } of calls) {
            const [holder, ...others] = (await holders(clientId, transactionId)).shipments;
            expect(others).toEqual([]);
            const by = await station.ledger.shipments.holderOf(clientId, transactionId);
            expect(by?.id).toBe(holder?.id);
          }
        }
      }),
      { numRuns: 15 },
    );
    expect((await station.ledger.shipments.verifyJournal()).brokenAt).toBeNull();
  });
});
