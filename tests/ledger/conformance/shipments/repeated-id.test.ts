import { describe, expect, test } from 'vitest';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { accept, acceptance, bringTo, HOUR, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const ID = { transactionId: 'order-7' };

  async function repeat(clientId = 'client-1') {
    return station.ledger.shipments.accept(acceptance({ ...ID, clientId }));
  }

  async function acceptAndBringTo(state: ShipmentState) {
    const shipment = await accept(station.ledger, ID);
    await bringTo(station.ledger, shipment.id, state);
    return shipment;
  }

  describe('an id that was used before', () => {
    test.each(['NOT_SENT', 'REJECTED'] as const)(
      'is free at once after %s, and both transactions stay',
      async (state) => {
        const first = await acceptAndBringTo(state);
        const second = await accept(station.ledger, ID);
        expect(second.id).not.toBe(first.id);
        expect((await station.ledger.shipments.find(first.id))?.state).toBe(state);
        expect((await station.ledger.shipments.findByTransaction('client-1', 'order-7'))?.id).toBe(second.id);
      },
    );

    test.each(['SENDING', 'UNKNOWN'] as const)('is never freed by age while %s', async (state) => {
      const first = await acceptAndBringTo(state);
      station.clock.at += 1000 * 24 * HOUR;
      expect(await repeat()).toEqual({ kind: 'taken', by: { id: first.id, state, acceptedAt: NOON } });
    });

    const AGEING = ['PURCHASED', 'LABELLED', 'VOIDED', 'WRITTEN_OFF'] as const;

    test.each(AGEING)('is taken by %s until a millisecond before 24 hours', async (state) => {
      const first = await acceptAndBringTo(state);
      station.clock.at = NOON + 24 * HOUR - 1;
      expect(await repeat()).toEqual({ kind: 'taken', by: { id: first.id, state, acceptedAt: NOON } });
    });

    test.each(AGEING)('is free of %s at exactly 24 hours, and the earlier row stays', async (state) => {
      const first = await acceptAndBringTo(state);
      station.clock.at = NOON + 24 * HOUR;
      const second = await accept(station.ledger, ID);
      expect((await station.ledger.shipments.find(first.id))?.state).toBe(state);
      expect((await station.ledger.shipments.findByTransaction('client-1', 'order-7'))?.id).toBe(second.id);
    });

    test('is held by the newer transaction once the older one has aged', async () => {
      await acceptAndBringTo('LABELLED');
      station.clock.at += 24 * HOUR;
      const second = await acceptAndBringTo('LABELLED');
      station.clock.at += 23 * HOUR;
      expect(await repeat()).toMatchObject({ kind: 'taken', by: { id: second.id } });
    });

    test('is free when a look-up proves that the doubtful purchase was refused', async () => {
      const first = await acceptAndBringTo('UNKNOWN');
      await station.ledger.shipments.advance({
        shipmentId: first.id,
        to: 'REJECTED',
        actor: 'carrier',
        requestId: null,
        reason: null,
      });
      expect((await repeat()).kind).toBe('accepted');
    });

    test('counts its age from acceptance, not from when the doubt was settled', async () => {
      const first = await acceptAndBringTo('UNKNOWN');
      station.clock.at += 48 * HOUR;
      await station.ledger.shipments.advance({
        shipmentId: first.id,
        to: 'WRITTEN_OFF',
        actor: 'client:admin',
        requestId: null,
        reason: 'lost',
      });
      expect((await repeat()).kind).toBe('accepted');
    });

    test('is told without storing anything: who holds it, as long as it is held', async () => {
      const holder = () => station.ledger.shipments.holderOf('client-1', 'order-7');
      expect(await holder()).toBeNull();
      const { id } = await acceptAndBringTo('LABELLED');
      await station.reopen();
      expect(await holder()).toEqual({ id, state: 'LABELLED', acceptedAt: NOON });
      expect(await station.ledger.shipments.holderOf('client-2', 'order-7')).toBeNull();
      station.clock.at += 24 * HOUR;
      expect(await holder()).toBeNull();
      expect((await station.ledger.shipments.list({ limit: 10 })).shipments).toHaveLength(1);
    });

    test('is another transaction for another client', async () => {
      const mine = await accept(station.ledger, ID);
      const theirs = await accept(station.ledger, { ...ID, clientId: 'client-2' });
      expect((await station.ledger.shipments.findByTransaction('client-1', 'order-7'))?.id).toBe(mine.id);
      expect((await station.ledger.shipments.findByTransaction('client-2', 'order-7'))?.id).toBe(theirs.id);
      expect((await station.ledger.shipments.findByTransaction(null, 'order-7'))?.id).toBe(theirs.id);
      expect(await station.ledger.shipments.findByTransaction('client-3', 'order-7')).toBeNull();
    });

    test('is written in exactly the letters that were sent', async () => {
      await accept(station.ledger, ID);
      expect((await station.ledger.shipments.accept(acceptance({ transactionId: 'ORDER-7' }))).kind).toBe('accepted');
    });
  });

  describe('100 equal ids in parallel', () => {
    test('are accepted once', async () => {
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => repeat()));
      expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
      expect((await station.ledger.shipments.list({ limit: 200 })).shipments).toHaveLength(1);
    });

    test('are accepted once again after 24 hours', async () => {
      await acceptAndBringTo('LABELLED');
      station.clock.at += 24 * HOUR;
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => repeat()));
      expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
    });
  });

  describe('a clock that is wrong', () => {
    test('frees nothing early when it is set back, also across a restart', async () => {
      await acceptAndBringTo('LABELLED');
      station.clock.at = NOON - 48 * HOUR;
      expect((await repeat()).kind).toBe('taken');
      await station.reopen();
      // From here on the time passes that the clock shows, wrong as it is.
      station.clock.at = NOON - 24 * HOUR - 1;
      expect((await repeat()).kind).toBe('taken');
      station.clock.at = NOON - 24 * HOUR;
      expect((await repeat()).kind).toBe('accepted');
    });

    test('keeps an id for 24 hours of ledger time when the clock stood ahead at acceptance', async () => {
      station.clock.at = NOON + 5 * HOUR;
      await acceptAndBringTo('LABELLED');
      station.clock.at = NOON;
      await station.reopen();
      station.clock.at = NOON + 24 * HOUR - 1;
      expect((await repeat()).kind).toBe('taken');
      station.clock.at = NOON + 24 * HOUR;
      expect((await repeat()).kind).toBe('accepted');
    });
  });
});
