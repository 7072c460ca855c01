import { expect, test } from 'vitest';
import { outcomeOf } from '#electron/engine/batches/row-outcome.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/index.ts';

const shipment = (state: ShipmentRecord['state']) =>
  ({
    id: 's',
    state,
    problem: null,
    trackingNumbers: [],
    platformTrackingNumbers: [],
    warnings: [],
  }) as unknown as ShipmentRecord;

/** A line of a table. */
const ROW = { source: null };

test('a row that was refused, and a restore does not know why, reads as refused', () => {
  const refused = { code: 'CARRIER_REJECTED', purchase: 'not_made', trouble: { code: 'REFUSAL_FORGOTTEN' } };
  expect(outcomeOf(ROW, shipment('REJECTED'))).toMatchObject({ state: 'REJECTED', problem: refused });
  expect(outcomeOf(ROW, shipment('REJECTED'), { wasInDoubt: true })).toMatchObject({
    state: 'NOT_SENT',
    problem: refused,
  });
});

test('a row that a stop cut off reads as cut off, before its purchase was sent or after', () => {
  expect(outcomeOf(ROW, shipment('NOT_SENT')).problem).toMatchObject({
    code: 'CARRIER_UNAVAILABLE',
    purchase: 'not_made',
  });
  expect(outcomeOf(ROW, shipment('UNKNOWN')).problem).toMatchObject({
    ...{ code: 'CARRIER_OUTCOME_UNKNOWN', purchase: 'unknown' },
  });
});
