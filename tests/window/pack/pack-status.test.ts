import { expect, test } from 'vitest';
import type { Order } from '#shared/schema/orders/order.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LIGHTS, type OrderLights } from '#shared/schema/orders/lights.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import {
  isOutdated,
  linesInParcel,
  statusOf,
  type Bench,
  type PackStatus,
} from '#renderer/features/pack/pack-status.ts';
import { claim, order, parcel } from '../orders/order.ts';

const AT = '2026-03-02T09:00:00.000Z';
const verified = (...quantities: number[]): NonNullable<Order['claim']>['verified'] =>
  quantities.map((quantity, index) => ({ line: index + 1, quantity, how: 'SCANNED', at: AT }));
const packing = (changes: Partial<NonNullable<Order['claim']>> = {}) =>
  order({ state: 'PACKING', claim: { ...claim('A1'), ...changes } });
const inParcel = (state: ShipmentState) => ({ ...packing(), open: [], parcels: [parcel('s', { state })] });
const elsewhere: OrderLights = {
  lights: LIGHTS.map((light) => ({
    light,
    green: light !== 'ORDER',
    trouble: light === 'ORDER' ? diagnostic('ORDER_CLAIMED', { number: '1001', desk: 'B2' }) : null,
  })),
  ...{ buysByScan: true, version: 1, errors: [], customsMissing: [], reading: null, usual: null },
  box: { dimensions: null, preset: null, by: 'NOBODY', usual: null },
};
const bench = (changes: Partial<Bench>): Bench => ({
  ...{ order: null, lights: null, hasFailed: false, hasChoice: false, isBuying: false, outcome: null },
  ...changes,
});

test.each<[PackStatus, string, Partial<Bench>]>([
  ['idle', 'there is no order', {}],
  ['notFound', 'the slip leads nowhere', { hasFailed: true }],
  ['choose', 'several sources have the number', { hasChoice: true }],
  ['open', 'nobody packs the order', { order: order() }],
  ['packing', 'items are missing', { order: packing({ verified: verified(1) }) }],
  ['complete', 'everything is in the parcel', { order: packing({ verified: verified(2, 1) }) }],
  ['stopped', 'something wrong was scanned', { order: packing({ stop: diagnostic('PACKING_CHANGED_NOTE') }) }],
  ['changed', 'its source changed it', { order: packing({ changes: [diagnostic('PACKING_CHANGED_NOTE')] }) }],
  ['gone', 'another desk took it over', { order: packing(), lights: elsewhere }],
  ['gone', 'it is on hold', { order: order({ state: 'HELD' }) }],
  ['gone', 'it is cancelled', { order: order({ state: 'CANCELLED', open: [] }) }],
  ['unknown', 'all of it is in a parcel that is in doubt', { order: inParcel('UNKNOWN') }],
  ['buying', 'all of it is in a parcel whose label is being bought', { order: inParcel('SENDING') }],
  ['buying', 'a label is being bought', { order: packing({ verified: verified(2, 1) }), isBuying: true }],
  ['notBought', 'the purchase was refused', { order: packing({ verified: verified(2, 1) }), outcome: 'notBought' }],
  ['bought', 'a part of it was bought', { order: packing(), outcome: 'bought' }],
  ['packed', 'it is packed', { order: order({ state: 'PACKED', open: [] }) }],
  ['keepBack', 'it is packed, and on hold', { order: order({ state: 'PACKED', open: [], heldAtSource: true }) }],
  ['keepBack', 'it is packed, and cancelled', { order: order({ state: 'PACKED', open: [], cancelledAtSource: true }) }],
  ['keepBack', 'a part of it is bought, and on hold', { order: order({ state: 'HELD', parcels: [parcel('s')] }) }],
  [
    'keepBack',
    'a part of it is bought, and cancelled',
    { order: order({ state: 'CANCELLED', parcels: [parcel('s')] }) },
  ],
  [
    'gone',
    'a part of it left, and the rest is cancelled',
    { order: order({ state: 'CANCELLED', parcels: [parcel('s', { manifestId: 'm' })] }) },
  ],
  [
    'gone',
    'its only label was voided, and it is cancelled',
    { order: order({ state: 'CANCELLED', parcels: [parcel('s', { state: 'VOIDED' })] }) },
  ],
])('the bench is %s where %s', (status, _, changes) => {
  expect(statusOf(bench(changes))).toBe(status);
});

test('what goes into the parcel is what was verified, and no more than is open', () => {
  const shown = { ...packing({ verified: verified(2, 1) }), open: [{ line: 1, quantity: 1 }] };
  expect(linesInParcel(shown)).toEqual([{ line: 1, quantity: 1 }]);
});

test.each([
  ['is in doubt still', 'UNKNOWN', false],
  ['was bought', 'LABELLED', true],
  ['was refused', 'REJECTED', true],
] as const)('what the bench says of a purchase in doubt where it %s: %s', (_, state, isOver) => {
  expect(isOutdated({ outcome: 'unknown', shipmentId: 's' }, inParcel(state))).toBe(isOver);
});
