import { expect, onTestFinished, test } from 'vitest';
import { testDefinition } from '#electron/adapters/test/definition.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { request } from '../../helpers/requests.ts';
import { handClock, startTestStation } from '../../helpers/station.ts';
import { label } from '../../ledger/samples.ts';

/** A carrier that sells, and gives its label once that is made. */
async function selling() {
  const clock = handClock();
  let made: NewDocument[] | null = null;
  const carrier = {
    definition: testDefinition,
    purchase: async () => ({
      kind: 'purchased' as const,
      ...{ trackingNumbers: ['1ZSLOW'], documents: [], documentSources: [] },
    }),
    documents: async () => made ?? Promise.reject(new Error('The label is not made yet')),
  };
  const own = await startTestStation({ clock, adapters: [() => carrier] });
  onTestFinished(() => own.dispose());
  const { body } = await own.api.ship('slow', request());
  expect(body.code).toBe('LABELS_PENDING');
  const attention = async () => (await own.api.get('/station/v1/attention')).body;
  return { own, clock, attention, make: () => (made = [label()]) };
}

test('what is bought and has no label for five minutes needs attention until it has, with why, and may be asked for at once', async () => {
  const { own, clock, attention, make } = await selling();
  expect((await attention()).unlabelled).toEqual([]);
  clock.turn(5 * 60_000);
  await own.api.renew();
  const { count, unlabelled } = await attention();
  expect(count).toBe(0);
  expect(unlabelled).toMatchObject([
    {
      shipment: { transactionId: 'slow', state: 'PURCHASED', purchase: 'made', trackingNumbers: ['1ZSLOW'] },
      carrierSentence: expect.stringContaining('The label is not made yet'),
      trouble: { code: 'LABELS_FAILED' },
      actions: ['lookup'],
    },
  ]);

  const ask = () => own.api.post(`/station/v1/shipments/${unlabelled[0].shipment.id}/lookup`, undefined);
  expect((await ask()).body).toMatchObject({
    ...{ outcome: 'found', trouble: { code: 'LABELS_FAILED' } },
    shipment: { shipment: { state: 'PURCHASED' } },
  });
  make();
  expect((await ask()).body).toMatchObject({
    ...{ outcome: 'found', trouble: { code: 'CARRIER_SOLD' } },
    shipment: { shipment: { state: 'LABELLED' } },
  });
  expect((await attention()).unlabelled).toEqual([]);
  expect((await ask()).body).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
});
