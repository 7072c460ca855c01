import { expect, test } from 'vitest';
import { isMod37_36 } from '#shared/barcode/check-digits.ts';
import { accept, bringTo } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const sequenceOf = (number: string) => Number(number.slice(4, 14));

  test('every package has its own number, in order, with the id of the station', async () => {
    const { platformTrackingNumbers } = await accept(station.ledger, { sample: { items: ['a', 'b', 'c'] } });
    expect(platformTrackingNumbers.map(sequenceOf)).toEqual([1, 2, 3]);
    for (const number of platformTrackingNumbers) {
      expect(number.slice(0, 4)).toBe(`PB${station.ledger.stationId}`);
      expect(isMod37_36(number)).toBe(true);
    }
  });

  test('the number of a refused shipment is not used again, also after a restart', async () => {
    const refused = await accept(station.ledger);
    await bringTo(station.ledger, refused.id, 'REJECTED');
    await station.reopen();
    const next = await accept(station.ledger);
    expect(sequenceOf(next.platformTrackingNumbers[0] ?? '')).toBe(2);
  });

  test('a repeated id uses up no number', async () => {
    await accept(station.ledger, { transactionId: 'same' });
    await expect(accept(station.ledger, { transactionId: 'same' })).rejects.toThrow('taken');
    const next = await accept(station.ledger);
    expect(sequenceOf(next.platformTrackingNumbers[0] ?? '')).toBe(2);
  });

  test('shipments accepted together share no number', async () => {
    const shipments = await Promise.all(
      Array.from({ length: 200 }, () => accept(station.ledger, { sample: { items: ['a', 'b'] } })),
    );
    expect(new Set(shipments.flatMap((shipment) => shipment.platformTrackingNumbers)).size).toBe(400);
  });
});
