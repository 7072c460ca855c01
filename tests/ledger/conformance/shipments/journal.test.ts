import { expect, test } from 'vitest';
import { accept, bringTo, change } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

conformance((station) => {
  /** Three shipments, nine lines. */
  async function writeLines() {
    const shipments = [];
    for (let count = 0; count < 3; count += 1) {
      const shipment = await accept(station.ledger);
      await bringTo(station.ledger, shipment.id, 'LABELLED');
      shipments.push(shipment);
    }
    return shipments;
  }

  test('every line carries the hash of the line before it, across shipments', async () => {
    const shipments = await writeLines();
    const lines = (await Promise.all(shipments.map(({ id }) => station.ledger.shipments.journal(id)))).flat();
    expect(lines.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(lines[0]?.previousHash).toBe('0'.repeat(64));
    expect(lines.slice(1).map(({ previousHash }) => previousHash)).toEqual(lines.slice(0, -1).map(({ hash }) => hash));
  });

  test('the chain of an untouched journal holds, over a restart, and that of an empty one', async () => {
    expect(await station.ledger.shipments.verifyJournal()).toEqual({ lines: 0, brokenAt: null });
    await writeLines();
    await station.reopen();
    await accept(station.ledger);
    expect(await station.ledger.shipments.verifyJournal()).toEqual({ lines: 11, brokenAt: null });
  });

  test('a long chain holds that many wrote at once', async () => {
    await atOnce(700, () => accept(station.ledger));
    expect(await station.ledger.shipments.verifyJournal()).toEqual({ lines: 1400, brokenAt: null });
  });

  test('text that cannot be stored as it came does not break the chain', async () => {
    const { id } = await accept(station.ledger, { requestId: 'r\ud800' });
    await station.ledger.shipments.advance(
      change(id, 'REJECTED', { reason: 'no \udfff such\u0000 street 🏠', actor: 'carrier\ud800' }),
    );
    await station.reopen();
    expect(await station.ledger.shipments.verifyJournal()).toEqual({ lines: 3, brokenAt: null });
  });

  test('a shipment that is not there has no lines', async () => {
    expect(await station.ledger.shipments.journal('nobody')).toEqual([]);
    expect(await station.ledger.shipments.attempts('nobody')).toEqual([]);
  });
});
