import { expect, test } from 'vitest';
import { accept, bringTo, change, HOUR, NOON } from '../samples.ts';
import { atOnce, conformance } from './conformance.ts';

conformance((station) => {
  const after = async (sequence: number, limit = 100) =>
    (await station.ledger.feed.after(sequence, limit)).map((event) => event.sequence);

  test('an empty journal has a head that everything comes after', async () => {
    expect(await station.ledger.feed.head()).toEqual({ sequence: 0, hash: '0'.repeat(64) });
    expect(await after(0)).toEqual([]);
  });

  test('lines come in order after the one that is named, as many as are asked for, over a restart', async () => {
    const { id, transactionId } = await accept(station.ledger, { clientId: 'shop' });
    station.clock.at += HOUR;
    await station.ledger.shipments.advance(change(id, 'UNKNOWN', { reason: 'secret', actor: 'station' }));
    await station.reopen();
    const shipment = { type: 'shipment', id, transactionId, clientId: 'shop' };
    const [begun, later] = [NOON, NOON + HOUR].map((at) => new Date(at).toISOString());
    expect(await station.ledger.feed.after(0, 100)).toEqual([
      { ...shipment, sequence: 1, state: 'RESERVED', previousState: null, at: begun },
      { ...shipment, sequence: 2, state: 'SENDING', previousState: 'RESERVED', at: begun },
      { ...shipment, sequence: 3, state: 'UNKNOWN', previousState: 'SENDING', at: later },
    ]);
    expect([await after(1), await after(0, 2), await after(3), await after(99)]).toEqual([[2, 3], [1, 2], [], []]);
    const [line] = (await station.ledger.shipments.journal(id)).slice(-1);
    expect(await station.ledger.feed.head()).toEqual({ sequence: 3, hash: line?.hash });
  });

  test('a number is never used again: not after a restart, not where a change was refused', async () => {
    const { id } = await accept(station.ledger);
    await bringTo(station.ledger, id, 'REJECTED');
    await expect(station.ledger.shipments.advance(change(id, 'VOIDED'))).rejects.toThrow();
    await station.reopen();
    await accept(station.ledger);
    expect(await after(0)).toEqual([1, 2, 3, 4, 5]);
  });

  test('whoever follows while many write sees each line once, and in order', async () => {
    const seen: number[] = [];
    let reading: Promise<void> = Promise.resolve();
    const readOn = async () => {
      for (;;) {
        const lines = await station.ledger.feed.after(seen.at(-1) ?? 0, 7);
        seen.push(...lines.map(({ sequence }) => sequence));
        if (lines.length < 7) return;
      }
    };
    const stop = station.ledger.feed.onAppend(() => {
      reading = reading.then(readOn);
    });
    await atOnce(40, async () => {
      const { id } = await accept(station.ledger);
      await bringTo(station.ledger, id, 'LABELLED');
    });
    await expect.poll(() => seen.length).toBe(120);
    await reading;
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    stop();
    // Whoever began to follow later is called later, too: by then, whoever had stopped would have read.
    let heard = 0;
    const stopOther = station.ledger.feed.onAppend(() => void heard++);
    const { id } = await accept(station.ledger);
    await bringTo(station.ledger, id, 'LABELLED');
    await expect.poll(() => heard).toBeGreaterThan(0);
    await reading;
    stopOther();
    expect(seen).toHaveLength(120);
  });
});
