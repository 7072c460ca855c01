import { expect, test } from 'vitest';
import { usePlans } from './use-plans.ts';

const station = usePlans();

test('parcels that wait for the driver are looked for on days on which some wait, and not among all that ever left', async () => {
  const of = { carrierId: 'test-a', clientId: null, without: [] };
  const tally = () => station.ledger.handOvers.tally(of, { shipments: 10, missing: 10 });
  expect(new Set(await station.waysThrough('labelled', tally))).toEqual(
    new Set(['SEARCH labelled USING COVERING INDEX shipment_by_acceptance (accepted_at>? AND accepted_at<?)']),
  );
});
