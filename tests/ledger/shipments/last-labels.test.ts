import { expect, test } from 'vitest';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import { openLastLabels } from '#electron/ledger/postgres/last-labels.ts';
import { HOUR, NOON } from '../samples.ts';

const seen = (id: string, acceptedAt: number) => ({
  ...{ record: { id, acceptedAt } as ShipmentRecord, attempts: [], journal: [], documents: [] },
  seenAt: NOON,
});

test('a label that is over while it is being read is not kept, so that nothing of it outlives the retention time', () => {
  const labels = openLastLabels(() => NOON);
  labels.keep(seen('early', NOON - 2 * HOUR));
  labels.forget(NOON - HOUR);
  labels.keep(seen('read meanwhile', NOON - 2 * HOUR));
  labels.keep(seen('late', NOON - HOUR));
  expect(labels.all().map(({ record }) => record.id)).toEqual(['late']);
});
