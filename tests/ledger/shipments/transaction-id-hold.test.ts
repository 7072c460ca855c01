import { expect, test } from 'vitest';
import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import { freesTransactionId, heldLongEnough } from '#electron/ledger/transaction-id-hold.ts';
import { HOUR, NOON } from '../samples.ts';

const DAY_LATER = NOON + 24 * HOUR;

test('only what was bought or closed gives its id back by age', () => {
  const ageing = SHIPMENT_STATES.filter((state) => heldLongEnough({ state, acceptedAt: NOON }, DAY_LATER));
  expect(ageing).toEqual(['PURCHASED', 'LABELLED', 'VOIDED', 'WRITTEN_OFF']);
});

test('nothing gives its id back a millisecond early', () => {
  expect(SHIPMENT_STATES.filter((state) => heldLongEnough({ state, acceptedAt: NOON }, DAY_LATER - 1))).toEqual([]);
});

test('only proof that nothing was bought gives it back at once', () => {
  expect(SHIPMENT_STATES.filter(freesTransactionId)).toEqual(['NOT_SENT', 'REJECTED']);
});
