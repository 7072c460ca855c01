import fc from 'fast-check';
import type { ShipmentFilter } from '#electron/engine/shipping/store.ts';
import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import { HOUR, NOON } from '../../../ledger/samples.ts';
import {
  carrierId,
  defined,
  hours,
  limit,
  operation,
  others,
  place,
  some,
  subset,
  text,
  type Area,
} from '../operation.ts';
import { pick, type Side } from '../side.ts';
import { itemId, trackingNumber, transactionId } from './shipments.ts';

const filters = fc.record({
  clientIds: some(subset('client-1', 'client-2', 'nobody')),
  text: some(text),
  transactionId: some(transactionId),
  trackingNumber: some(fc.oneof(trackingNumber, place)),
  itemTransactionId: some(itemId),
  recipient: some(text),
  reference: some(text),
  states: some(subset(...SHIPMENT_STATES)),
  carrierId: some(carrierId),
  carrierCode: some(others('test a', 'TEST_B', 'x', '')),
  manifest: some(place),
  packer: some(others('p1', 'p2')),
  manifested: some(fc.boolean()),
  from: some(hours),
  before: some(hours),
  ids: some(fc.array(place, { maxLength: 4 })),
});
/** Mostly one or two conditions: more leave nothing. */
const filter = fc
  .tuple(filters, fc.array(fc.nat({ max: 15 }), { maxLength: 3 }))
  .map(([all, held]) => Object.fromEntries(Object.entries(all).filter((_, index) => held.includes(index))));

function filterOf(side: Side, given: Record<string, unknown>): ShipmentFilter {
  const {
    manifest,
    from,
    before,
    ids,
    trackingNumber: number,
    ...rest
  } = given as Partial<typeof filters extends fc.Arbitrary<infer T> ? T : never>;
  const hour = (at: number | undefined) => (at === undefined ? undefined : NOON + at * HOUR);
  return defined({
    ...rest,
    trackingNumber: typeof number === 'number' ? pick(side.kept.number, number).toLowerCase() : number,
    manifestId: manifest === undefined ? undefined : pick(side.kept.manifest, manifest),
    ids: ids?.map((each) => pick(side.kept.shipment, each)),
    acceptedFrom: hour(from),
    acceptedBefore: hour(before),
  }) as ShipmentFilter;
}

const byState = (one: { state: string; carrierId: string }, other: { state: string; carrierId: string }) =>
  `${one.state} ${one.carrierId}` < `${other.state} ${other.carrierId}` ? -1 : 1;

export const searches: Area = {
  list: operation('list', fc.tuple(filter, limit), async (side, [given, most]) => {
    const query = filterOf(side, given);
    const pages: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await side.ledger.shipments.list({ ...query, limit: most, ...(cursor && { cursor }) });
      pages.push(page.shipments);
      cursor = page.next ?? undefined;
    } while (cursor);
    return pages;
  }),
  count: operation('count', filter, async (side, given) =>
    // In no order that is promised.
    (await side.ledger.shipments.count(filterOf(side, given))).toSorted(byState),
  ),
  costs: operation('costs', filter, async (side, given) => {
    const costs = await side.ledger.shipments.costs(filterOf(side, given));
    // In no order that is promised; neither are the amounts.
    const key = (each: (typeof costs)[number]) => `${each.carrierId} ${each.currency} ${each.from}`;
    return costs
      .map((each) => ({ ...each, amounts: each.amounts.toSorted() }))
      .toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  }),
  goOn: operation('goOn', fc.tuple(text, limit), async (side, [words, most]) => {
    const cursor = side.cursors.get('goOn');
    const page = await side.ledger.shipments.list({
      ...(most > 1 && { text: words }),
      limit: most,
      ...(cursor && { cursor }),
    });
    if (page.next) side.cursors.set('goOn', page.next);
    return [page.shipments, page.next !== null];
  }),
  wrongCursor: operation('wrongCursor', others('', 'x', 'MQ', 'eyJ9', '🏠', 'MS4x'), (side, cursor) =>
    side.ledger.shipments.list({ limit: 1, cursor }),
  ),
};
