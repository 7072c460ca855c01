import type { PackingFacts } from '#electron/engine/packing/lights.ts';
import type { ParcelShipment } from '#electron/engine/orders/order-record.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { LightName } from '#shared/schema/orders/lights.ts';
import type { UsualWeight } from '#shared/schema/shipping/usual.ts';
import { SCALE_STATES } from '#shared/schema/station/scale.ts';
import { order, parcel } from '../../ledger/order-sample.ts';

const weight = { units: 'KG', value: 1.2 } as const;
const usual: UsualWeight = { weight, parcels: 3 };
const claim = { stationId: 'A1', clientId: 'c', packer: null, takeOverReason: null, at: 5 };
const packing = (changes: Partial<NonNullable<PackingFacts['order']['claim']>> = {}) => ({
  ...{ ...claim, stop: null, changes: [], lastScan: null },
  verified: [
    { line: 1, quantity: 2, how: 'SCANNED' as const, at: 6 },
    { line: 2, quantity: 1, how: 'CONFIRMED' as const, at: 6 },
  ],
  ...changes,
});

/** An order that is packed, weighed and checked, at a desk whose printer is ready: all six lights are green. */
export const greenFacts = (): PackingFacts => ({
  order: order('1001', { state: 'PACKING', version: 4, claim: packing() }),
  stationId: 'A1',
  scale: {
    state: 'STABLE',
    trouble: null,
    reading: { weight, shown: { value: '1.2', unit: 'kg' }, stable: true, at: '2026-03-02T09:00:00.000Z' },
  },
  weighedAt: 7,
  check: {
    ...{ errors: [], warnings: [], customsMissing: [] },
    packages: [{ usual } as PackingFacts['check']['packages'][number]],
  },
  printer: { trouble: null },
});

type Spoil = (facts: PackingFacts) => PackingFacts;
const ofOrder =
  (changes: Partial<PackingFacts['order']>): Spoil =>
  (facts) => ({
    ...facts,
    order: { ...facts.order, ...changes },
  });
const ofClaim =
  (changes: Partial<NonNullable<PackingFacts['order']['claim']>>): Spoil =>
  (facts) => ({
    ...facts,
    order: { ...facts.order, claim: { ...(facts.order.claim ?? packing()), ...changes } },
  });
const ofCheck =
  (changes: (check: PackingFacts['check']) => Partial<PackingFacts['check']>): Spoil =>
  (facts) => ({
    ...facts,
    check: { ...facts.check, ...changes(facts.check) },
  });
const warned = (code: 'WEIGHT_UNUSUAL' | 'SHIPPED_BEFORE', more: object) =>
  ofCheck(({ warnings }) => ({ warnings: [...warnings, { code, pointer: '/itemLines/0', message: '', ...more }] }));
const shipment = (state: ParcelShipment['state']): ParcelShipment => ({
  ...{ id: 's', state, trackingNumbers: ['1Z'], rule: null, manifestId: null },
});

/** What can be wrong with each light, and touches no other one. */
export const SPOILT: Readonly<Record<LightName, readonly Spoil[]>> = {
  ORDER: [
    ofOrder({ state: 'CANCELLED' }),
    ofOrder({ state: 'HELD', reason: 'Address unclear' }),
    ofOrder({ state: 'PACKED' }),
    ofOrder({ state: 'SHIPPED' }),
    ofClaim({ stationId: 'B2' }),
    ofClaim({ changes: [diagnostic('PACKING_CHANGED_NOTE')] }),
  ],
  ITEMS: [
    ofClaim({ verified: [] }),
    ofClaim({ verified: [{ line: 1, quantity: 2, how: 'SCANNED', at: 6 }] }),
    ofClaim({ stop: diagnostic('PACKING_UNKNOWN_CODE', { code: '4711' }) }),
    (facts) => {
      const { content } = facts.order;
      const lines = content.lines.map((line) => ({ ...line, barcodes: ['4006381333931'] }));
      return ofOrder({ content: { ...content, lines } })(facts);
    },
  ],
  WEIGHT: [
    ...SCALE_STATES.filter((state) => state !== 'STABLE').map((state): Spoil => {
      return (facts) => ({ ...facts, scale: { ...facts.scale, state } });
    }),
    (facts) => ({ ...facts, scale: { ...facts.scale, reading: null } }),
    (facts) => ({ ...facts, weighedAt: 4 }),
    warned('WEIGHT_UNUSUAL', { weighed: { actual: { units: 'KG', value: 3 }, usual } }),
    ofCheck(({ packages }) => ({ packages: packages.map(({ usual: _, ...rest }) => rest) })),
    ofCheck(() => ({ packages: [] })),
  ],
  CHECK: [
    ofCheck(() => ({ errors: [{ code: 'FIELD_REQUIRED', pointer: '/recipient/address/zipCode', message: '' }] })),
    (facts) => ofOrder({ parcels: [parcel('t', { at: 7, shipment: shipment('REJECTED') })] })(facts),
    (facts) => ofOrder({ parcels: [parcel('t', { at: 7, shipment: shipment('NOT_SENT') })] })(facts),
  ],
  SHIPPED_BEFORE: [
    warned('SHIPPED_BEFORE', {
      earlier: { shipmentId: 's', transactionId: 't', trackingNumber: null, at: '2026-03-01T09:00:00.000Z' },
    }),
  ],
  PRINTER: [
    (facts) => ({ ...facts, printer: null }),
    (facts) => ({ ...facts, printer: { trouble: diagnostic('NO_ANSWER', { at: '192.168.1.40:9100' }) } }),
  ],
};
