import { expect, test } from 'vitest';
import { draft } from '../manifest-draft.ts';
import { accept, bringTo, change, HOUR } from '../samples.ts';
import { usePlans } from './use-plans.ts';

const station = usePlans();

async function labelled(carrierId: string): Promise<string> {
  const { id } = await accept(station.ledger, { sample: { carrierId } });
  await bringTo(station.ledger, id, 'SENDING');
  await station.ledger.shipments.advance({ ...change(id, 'PURCHASED'), trackingNumbers: [id] });
  await station.ledger.shipments.advance(change(id, 'LABELLED'));
  return id;
}

/** How the labels of an account are looked through, on whose days another one, of which all days are closed, shipped more. */
async function waysOf(carrierId: 'closed' | 'left open'): Promise<Set<string>> {
  await labelled('left open');
  await station.ledger.manifests.close(draft({ carrierId: 'closed' }), [
    await labelled('closed'),
    await labelled('closed'),
  ]);
  station.clock.at += 24 * HOUR;
  await labelled('closed');
  const most = { shipments: 10, missing: 10 };
  const tally = () => station.ledger.handOvers.tally({ carrierId, clientId: null, without: [] }, most);
  return new Set(await station.waysThrough('labelled', tally));
}

test('parcels that wait for the driver are looked for on days on which some wait, and not among all that ever left', async () => {
  expect(await waysOf('closed')).toEqual(
    new Set(['SEARCH labelled USING COVERING INDEX shipment_by_acceptance (accepted_at>? AND accepted_at<?)']),
  );
});

test('those of an account of which nobody closes the days are not looked for among all that others shipped on them', async () => {
  expect(await waysOf('left open')).toEqual(
    new Set(['SEARCH labelled USING COVERING INDEX shipment_labelled (carrier_id=?)']),
  );
});
