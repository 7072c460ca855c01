import { describe, expect, test } from 'vitest';
import { SHIPMENT_STATES, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { StateConflictError } from '#electron/engine/ledger-errors.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import { MAY_FOLLOW } from '../../../simulation/invariants/may-follow.ts';
import { accept, bringTo, change, HOUR, label, NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

const problem: Problem = {
  success: false,
  type: 'urn:packbench:problem:carrier-rejected',
  title: 'The carrier refused the shipment',
  status: 422,
  code: 'CARRIER_REJECTED',
  detail: 'No such street',
  requestId: 'request-1',
  purchase: 'not_made',
  source: 'carrier',
  retryable: false,
  errors: [],
};

conformance((station) => {
  describe('accepting', () => {
    test('starts the first attempt with its deadline in the same commit', async () => {
      const shipment = await accept(station.ledger, { timeoutMs: 5000, requestId: 'request-9', clientId: 'desk' });
      expect(shipment).toMatchObject({
        state: 'SENDING',
        acceptedAt: NOON,
        updatedAt: NOON,
        trackingNumbers: [],
        problem: null,
      });
      expect(await station.ledger.shipments.attempts(shipment.id)).toEqual([
        {
          number: 1,
          startedAt: new Date(NOON).toISOString(),
          deadlineAt: new Date(NOON + 5000).toISOString(),
          finishedAt: null,
          outcome: null,
          detail: null,
          trouble: null,
          ownId: null,
        },
      ]);
      const journal = await station.ledger.shipments.journal(shipment.id);
      expect(journal.map(({ actor, from, to, requestId }) => ({ actor, from, to, requestId }))).toEqual([
        { actor: 'client:desk', from: null, to: 'RESERVED', requestId: 'request-9' },
        { actor: 'station', from: 'RESERVED', to: 'SENDING', requestId: 'request-9' },
      ]);
    });

    test('keeps the shipment as it was given, over a restart', async () => {
      const warnings = [{ code: 'UNKNOWN_FIELD' as const, pointer: '/colour', message: 'Ignored' }];
      const shipment = await accept(station.ledger, { sample: { items: ['a', 'b'] }, warnings });
      await station.reopen();
      expect(await station.ledger.shipments.find(shipment.id)).toEqual(shipment);
    });
  });

  describe('a change of state', () => {
    test.each(SHIPMENT_STATES.filter((from) => from !== 'RESERVED'))(
      'from %s leads where the contract says, and nowhere else',
      async (from) => {
        for (const to of SHIPMENT_STATES) {
          const { id } = await accept(station.ledger);
          await bringTo(station.ledger, id, from);
          const lines = (await station.ledger.shipments.journal(id)).length;
          if (MAY_FOLLOW[from].includes(to)) {
            expect((await station.ledger.shipments.advance(change(id, to))).state).toBe(to);
          } else {
            const refused = station.ledger.shipments.advance(change(id, to));
            await expect(refused).rejects.toThrow(StateConflictError);
            await expect(refused).rejects.toMatchObject({ state: from });
            expect((await station.ledger.shipments.find(id))?.state).toBe(from);
            expect(await station.ledger.shipments.journal(id)).toHaveLength(lines);
          }
        }
      },
    );

    test('that many ask for at once is made once, and refused to the others', async () => {
      const { id } = await accept(station.ledger);
      const asked: ShipmentState[] = ['UNKNOWN', 'LABELLED', 'REJECTED', 'UNKNOWN', 'PURCHASED', 'NOT_SENT'];
      const outcomes = await Promise.allSettled(
        asked.map((to) => station.ledger.shipments.advance(change(id, to, { trackingNumbers: [`UP-${to}`] }))),
      );
      // One after another in some order: whoever came later found the state that the one before had left.
      const journal = await station.ledger.shipments.journal(id);
      const made = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(journal).toHaveLength(2 + made.length);
      for (const [index, { from, to }] of journal.slice(1).entries()) {
        expect(from).toBe(journal[index]?.to);
        expect(MAY_FOLLOW[from ?? 'RESERVED']).toContain(to);
      }
      const stored = await station.ledger.shipments.find(id);
      const last = journal.at(-1)?.to;
      expect([stored?.state, stored?.trackingNumbers]).toEqual([last, [`UP-${last}`]]);
    });

    test('to the same state is made by one of many, with its documents once', async () => {
      const { id } = await accept(station.ledger);
      const outcomes = await atOnce(20, (index) =>
        station.ledger.shipments
          .advance(change(id, 'LABELLED', { trackingNumbers: [`UP${index}`], documents: [label(`${index}`)] }))
          .then(
            () => 'made',
            (error: unknown) => (error instanceof StateConflictError ? 'refused' : error),
          ),
      );
      expect(outcomes.toSorted()).toEqual(['made', ...Array<string>(19).fill('refused')]);
      expect(await station.ledger.shipments.documents(id)).toHaveLength(1);
    });

    test('records what was learnt in one step and gives the new record, and is there after a restart', async () => {
      const { id } = await accept(station.ledger, {
        warnings: [{ code: 'UNKNOWN_FIELD', pointer: '/a', message: 'a' }],
      });
      station.clock.at += 1500;
      const bought = await station.ledger.shipments.advance(
        change(id, 'LABELLED', {
          requestId: 'request-2',
          reason: 'sold',
          attempt: { outcome: 'PURCHASED', detail: 'thank you' },
          trackingNumbers: ['1Z0001'],
          documents: [label()],
          warnings: [{ code: 'NUMBER_RANGE_LOW', pointer: '', message: 'low' }],
        }),
      );
      expect(bought).toMatchObject({
        state: 'LABELLED',
        updatedAt: NOON + 1500,
        acceptedAt: NOON,
        trackingNumbers: ['1Z0001'],
      });
      expect(bought.warnings.map(({ code }) => code)).toEqual(['UNKNOWN_FIELD', 'NUMBER_RANGE_LOW']);
      await station.reopen();
      expect(await station.ledger.shipments.find(id)).toEqual(bought);
      expect(await station.ledger.shipments.attempts(id)).toMatchObject([
        { finishedAt: new Date(NOON + 1500).toISOString(), outcome: 'PURCHASED', detail: 'thank you', trouble: null },
      ]);
      expect((await station.ledger.shipments.journal(id)).at(-1)).toMatchObject({
        at: new Date(NOON + 1500).toISOString(),
        actor: 'carrier',
        from: 'SENDING',
        to: 'LABELLED',
        requestId: 'request-2',
        reason: 'sold',
      });
    });

    test('keeps what the call was refused with, and why by its code', async () => {
      const { id } = await accept(station.ledger);
      const trouble = { code: 'CONNECTION_REFUSED', values: { at: 'carrier.example' } } as const;
      const attempt = { outcome: 'NOT_SENT' as const, detail: 'Nothing answers at carrier.example.', trouble };
      await station.ledger.shipments.advance(change(id, 'NOT_SENT', { problem, attempt }));
      await station.reopen();
      expect((await station.ledger.shipments.find(id))?.problem).toEqual(problem);
      expect(await station.ledger.shipments.attempts(id)).toMatchObject([attempt]);
    });

    test('needs a tracking number for every package, and otherwise changes nothing', async () => {
      const { id } = await accept(station.ledger, { sample: { items: ['a', 'b'] } });
      await expect(
        station.ledger.shipments.advance(change(id, 'PURCHASED', { trackingNumbers: ['1Z'] })),
      ).rejects.toThrow('1 tracking numbers for a shipment of 2 packages');
      expect(await station.ledger.shipments.find(id)).toMatchObject({ state: 'SENDING', trackingNumbers: [] });
    });

    test('of a shipment that is not there is a bug', async () => {
      await expect(station.ledger.shipments.advance(change('nobody', 'NOT_SENT'))).rejects.toThrow('nobody');
    });
  });

  test('those that a restart has to look at come oldest first; those in doubt are counted, with the oldest', async () => {
    expect(await station.ledger.shipments.countDoubts()).toEqual({ count: 0, oldestAt: null });
    const made: [string, ShipmentState][] = [];
    for (const state of ['LABELLED', 'UNKNOWN', 'SENDING', 'UNKNOWN'] as const) {
      const { id } = await accept(station.ledger);
      await bringTo(station.ledger, id, state);
      made.push([id, state]);
      station.clock.at += HOUR;
    }
    await station.reopen();
    const found = await station.ledger.shipments.listInStates(['SENDING', 'UNKNOWN']);
    expect(found.map(({ id, state }) => [id, state])).toEqual(made.filter(([, state]) => state !== 'LABELLED'));
    expect(await station.ledger.shipments.listInStates([])).toEqual([]);
    expect(await station.ledger.shipments.countDoubts()).toEqual({ count: 2, oldestAt: NOON + HOUR });
  });
});
