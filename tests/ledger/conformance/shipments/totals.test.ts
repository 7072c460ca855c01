import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentCount, ShipmentFilter } from '#electron/engine/shipping/store.ts';
import { runs } from '../../../forms.ts';
import { draft } from '../../manifest-draft.ts';
import { accept, bringTo, change, HOUR, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';

const DAY = 24 * HOUR;
const STATES = ['SENDING', 'LABELLED', 'REJECTED', 'UNKNOWN', 'VOIDED'] as const;

/** What is shipped one after the other: how long after the one before, by whom, with what account, in how many packages, what became of it. */
const history = fc.array(
  fc.record({
    after: fc.constantFrom(0, 1, HOUR, 11 * HOUR, 12 * HOUR, DAY - 1, DAY, 3 * DAY, 40 * DAY),
    clientId: fc.constantFrom('client-1', 'desk'),
    carrierId: fc.constantFrom('test-a', 'own-d'),
    packages: fc.integer({ min: 1, max: 3 }),
    state: fc.constantFrom(...STATES),
    isClosed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
/** Instants around the middle and the ends of days, some of them months later. */
const instant = fc
  .tuple(
    fc.oneof(fc.integer({ min: -1, max: 8 }), fc.integer({ min: 9, max: 300 })),
    fc.constantFrom(-12 * HOUR, -12 * HOUR + 1, -1, 0, 1, 5 * HOUR),
  )
  .map(([days, more]) => NOON + days * DAY + more);
const filter = fc.record({
  clientIds: maybe(fc.subarray(['client-1', 'desk'])),
  states: maybe(fc.subarray([...STATES])),
  carrierId: maybe(fc.constantFrom('test-a', 'own-d')),
  carrierCode: maybe(fc.constant('carrier_a')),
  manifested: maybe(fc.boolean()),
  acceptedFrom: maybe(instant),
  acceptedBefore: maybe(instant),
});

/** As the list itself says. */
function countedFrom(shipments: readonly ShipmentRecord[]): ShipmentCount[] {
  const counts = new Map<string, ShipmentCount>();
  for (const { state, prepared } of shipments) {
    const { carrierId } = prepared.account;
    const known = counts.get(`${state} ${carrierId}`) ?? { state, carrierId, shipments: 0, packages: 0 };
    known.shipments += 1;
    known.packages += prepared.packages.length;
    counts.set(`${state} ${carrierId}`, known);
  }
  return inOrder([...counts.values()]);
}

const inOrder = (counts: ShipmentCount[]) =>
  counts.toSorted((a, b) => a.state.localeCompare(b.state) || a.carrierId.localeCompare(b.carrierId));
const given = <T extends object>(query: T) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as ShipmentFilter;

conformance((station) => {
  test('totals are what a count of the list comes to, whatever was shipped, closed and voided, for any days, over a restart', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.array(filter, { minLength: 5, maxLength: 15 }), async (shipped, filters) => {
        const { ledger, clock } = station;
        const closed: string[] = [];
        for (const { after, clientId, carrierId, packages, state, isClosed } of shipped) {
          clock.at += after;
          const items = Array.from({ length: packages }, (_, index) => `item-${index}`);
          const { id } = await accept(ledger, { clientId, sample: { carrierId, items } });
          if (state === 'VOIDED') await bringTo(ledger, id, 'LABELLED');
          else if (state !== 'SENDING') await bringTo(ledger, id, state);
          const isOnManifest = isClosed && carrierId === 'test-a' && ['LABELLED', 'VOIDED'].includes(state);
          if (isOnManifest) closed.push(id);
          else if (state === 'VOIDED') await ledger.shipments.advance(change(id, 'VOIDED'));
        }
        if (closed.length > 0) expect(await ledger.manifests.close(draft(), closed)).not.toBeNull();
        await station.reopen();
        for (const query of [{}, ...filters.map(given)]) {
          const { shipments } = await station.ledger.shipments.list({ ...query, limit: 1_000_000 });
          const counts = inOrder(await station.ledger.shipments.count(query));
          expect([query, counts]).toEqual([query, countedFrom(shipments)]);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
