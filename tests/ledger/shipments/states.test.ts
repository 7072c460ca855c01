import { describe, expect, test } from 'vitest';
import { SHIPMENT_STATES, TRANSITIONS, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import { accept, bringTo, change, label, NOON } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

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
  const changes = SHIPMENT_STATES.filter((from) => from !== 'RESERVED').flatMap((from) =>
    SHIPMENT_STATES.map((to) => [from, to, TRANSITIONS[from].includes(to)] as const),
  );

  test.each(changes)('from %s to %s is allowed: %s', async (from, to, allowed) => {
    const { id } = await accept(station.ledger);
    await bringTo(station.ledger, id, from);
    const lines = (await station.ledger.shipments.journal(id)).length;
    if (allowed) {
      expect((await station.ledger.shipments.advance(change(id, to))).state).toBe(to);
    } else {
      await expect(station.ledger.shipments.advance(change(id, to))).rejects.toThrow(`from ${from} to ${to}`);
      expect((await station.ledger.shipments.find(id))?.state).toBe(from);
      expect(await station.ledger.shipments.journal(id)).toHaveLength(lines);
    }
  });

  test('records what was learnt in one step and gives the new record', async () => {
    const { id } = await accept(station.ledger, { warnings: [{ code: 'UNKNOWN_FIELD', pointer: '/a', message: 'a' }] });
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
    expect(await station.ledger.shipments.find(id)).toEqual(bought);
    expect(await station.ledger.shipments.attempts(id)).toMatchObject([
      { finishedAt: new Date(NOON + 1500).toISOString(), outcome: 'PURCHASED', detail: 'thank you' },
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

  test('keeps what the call was refused with', async () => {
    const { id } = await accept(station.ledger);
    await station.ledger.shipments.advance(change(id, 'REJECTED', { problem }));
    expect((await station.ledger.shipments.find(id))?.problem).toEqual(problem);
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

test('those that a restart has to look at come oldest first', async () => {
  const made: [string, ShipmentState][] = [];
  for (const state of ['UNKNOWN', 'LABELLED', 'SENDING', 'UNKNOWN'] as const) {
    const { id } = await accept(station.ledger);
    await bringTo(station.ledger, id, state);
    made.push([id, state]);
  }
  const found = await station.ledger.shipments.listInStates(['SENDING', 'UNKNOWN']);
  expect(found.map(({ id, state }) => [id, state])).toEqual(made.filter(([, state]) => state !== 'LABELLED'));
});
