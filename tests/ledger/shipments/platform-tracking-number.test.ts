import { expect, test } from 'vitest';
import { isMod37_36 } from '#shared/barcode/check-digits.ts';
import { platformTrackingNumber } from '#electron/ledger/platform-tracking-number.ts';
import { accept, bringTo } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

const sequenceOf = (number: string) => Number(number.slice(4, 14));

test('a number is PB, the station, ten digits and a check character over all of them', () => {
  const number = platformTrackingNumber('7K', 42);
  expect(number).toMatch(/^PB7K0000000042[0-9A-Z]$/);
  expect(isMod37_36(number)).toBe(true);
});

test.each([0, -1, 1.5, 10_000_000_000])('%s is no sequence', (sequence) => {
  expect(() => platformTrackingNumber('7K', sequence)).toThrow(RangeError);
});

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
