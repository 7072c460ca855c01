import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceDifference } from '#shared/schema/invoices/invoice-line.ts';
import { runs } from '../../forms.ts';
import { fakeInvoices, packageOf, shipmentOf, type KnownShipment } from './fake-invoices.ts';

const PLANTS = [
  'WEIGHT',
  'ROUNDING',
  'SIZE',
  'TWICE',
  'EARLIER',
  'VOIDED',
  'UNKNOWN',
  'SERVICE',
  'SURCHARGE',
  'AMOUNT',
  'CURRENCY',
  'LEFT_BEHIND',
] as const;
/** What is right, though it may look wrong. */
const RIGHT = ['PLAIN', 'SPLIT', 'PACKAGES', 'CREDITED', 'VOID_CREDITED', 'BY_REFERENCE', 'UNPRICED'] as const;

const parcel = fc.record({
  plant: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...PLANTS) },
    { weight: 3, arbitrary: fc.constantFrom(...RIGHT) },
  ),
  grams: fc.integer({ min: 100, max: 30_000 }),
  cents: fc.integer({ min: 300, max: 90_000 }),
  more: fc.integer({ min: 2, max: 2000 }),
  sides: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 5, max: 120 }))),
  turned: fc.boolean(),
  named: fc.boolean(),
});
type Parcel = typeof parcel extends fc.Arbitrary<infer P> ? P : never;

interface Row {
  cells: string[];
  expected: InvoiceDifference[];
}

const HEADER =
  'Tracking number;Reference;Service;Billed weight (kg);Length;Width;Height;Net amount;Fuel surcharge;Currency';

const money = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** A shipment and what its invoice, and the one before, say of it. */
function plant({ plant: what, ...of }: Parcel, index: number) {
  const { grams, cents, more, turned, named } = of;
  const sides = [...of.sides].sort((a, b) => b - a);
  const kg = grams / 1000;
  const count = what === 'PACKAGES' ? 3 : 1;
  const shipment: KnownShipment = shipmentOf(`${index}`, {
    cost: what === 'UNPRICED' ? null : { amount: (cents / 100).toFixed(2), currency: 'EUR' },
    packages: Array.from({ length: count }, () => packageOf({ kg, sides })),
    trackingNumbers: Array.from({ length: count }, (_, number) => `T${index}P${number}`),
    state: what === 'VOIDED' || what === 'VOID_CREDITED' ? 'VOIDED' : 'LABELLED',
    manifestId: 'm',
    handedOver: what === 'LEFT_BEHIND' ? [] : [1, 2, 3],
  });
  const row = (expected: InvoiceDifference[] = [], { amount = cents, surcharge = 0, number = 0 } = {}): Row => ({
    expected,
    cells: [
      what === 'BY_REFERENCE' ? '' : what === 'UNKNOWN' ? `NOBODY${index}` : `t${index}p${number}`,
      what === 'BY_REFERENCE' ? `order-${index}` : '',
      what === 'SERVICE' ? 'Express Saver' : named ? 'Ground' : 'a_ground',
      String(what === 'WEIGHT' ? kg + 0.051 + more / 1000 : what === 'ROUNDING' ? Math.ceil(kg) + 1 : kg).replace(
        '.',
        ',',
      ),
      ...(turned ? sides.toReversed() : sides).map((side) =>
        String(what === 'SIZE' && side === sides[0] ? side + 2 : side),
      ),
      money(amount),
      surcharge === 0 ? '' : money(surcharge),
      what === 'CURRENCY' ? 'USD' : 'EUR',
    ],
  });
  const rows: Record<Parcel['plant'], () => Row[]> = {
    PLAIN: () => [row()],
    UNPRICED: () => [row()],
    BY_REFERENCE: () => [row()],
    SPLIT: () => [row([], { amount: cents - 100 }), row([], { amount: 100 })],
    PACKAGES: () => [0, 1, 2].map((number) => row([], { number, amount: number === 2 ? cents - 200 : 100 })),
    CREDITED: () => [row(), row(), row([], { amount: -cents })],
    VOID_CREDITED: () => [row(), row([], { amount: -cents })],
    WEIGHT: () => [row(['WEIGHT'])],
    ROUNDING: () => [row(['WEIGHT'])],
    SIZE: () => [row(['SIZE'])],
    TWICE: () => [row(), row(['BILLED_TWICE'])],
    EARLIER: () => [row(['BILLED_EARLIER'])],
    VOIDED: () => [row(['VOIDED'])],
    UNKNOWN: () => [row(['UNKNOWN'])],
    SERVICE: () => [row(['SERVICE'])],
    SURCHARGE: () => [row(['SURCHARGE'], { amount: cents + more, surcharge: more })],
    AMOUNT: () => [row(['AMOUNT'], { amount: cents + more })],
    CURRENCY: () => [row(['CURRENCY'])],
    LEFT_BEHIND: () => [row(['NOT_HANDED_OVER'])],
  };
  return {
    shipment: what === 'UNKNOWN' ? null : shipment,
    rows: rows[what](),
    before: what === 'EARLIER' ? [row()] : [],
  };
}

const tableOf = (rows: readonly Row[]) => [HEADER, ...rows.map(({ cells }) => cells.join(';'))].join('\r\n');

test('every planted error is found, and no right line is taken for one', async () => {
  let planted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(parcel, { minLength: 150, maxLength: 300 }), async (parcels) => {
      const made = parcels.map(plant);
      const module = fakeInvoices(
        made.flatMap(({ shipment }) => shipment ?? []),
        { scanned: ['m'] },
      );
      const before = made.flatMap((each) => each.before);
      if (before.length > 0) await module.judge(tableOf(before), { number: 'INV-0' });
      const rows = made.flatMap((each) => each.rows);
      const { invoice, lines } = await module.judge(tableOf(rows));
      const said = lines.map(({ differences, billed }) => ({ differences, of: billed.trackingNumber }));
      expect(said).toEqual(
        rows.map(({ expected, cells }) => ({ differences: expected, of: cells[0]?.toUpperCase() || null })),
      );
      expect(invoice.differentCount).toBe(rows.filter(({ expected }) => expected.length > 0).length);
      planted += invoice.differentCount;
      for (const { currency, billed, expected, difference } of invoice.totals) {
        expect((Number(billed) - Number(expected)).toFixed(2)).toBe(Number(difference).toFixed(2));
        const ofKinds = invoice.kinds.filter((kind) => kind.currency === currency);
        expect(ofKinds.reduce((sum, kind) => sum + Number(kind.difference), 0).toFixed(2)).toBe(
          Number(difference).toFixed(2),
        );
      }
    }),
    { numRuns: runs(240) },
  );
  expect(planted).toBeGreaterThan(runs(10_000));
});
