import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARRIERS, rounded, SCALE, sideCodes, weightCodes, type Unit } from './decimal-reference.ts';
import { party, shipmentOf, validate } from '../request.ts';

/** A decimal of up to six places, by its millionths: the number is the one that a client's JSON text would parse to. */
const asNumber = (millionths: bigint) => {
  const digits = millionths.toString().padStart(7, '0');
  return Number(`${digits.slice(0, -6)}.${digits.slice(-6)}`);
};

/** Values everywhere, of every number of places, and as near to the limit as six places go. */
const around = (limits: readonly number[]) => {
  const near = fc
    .tuple(
      fc.constantFrom(...limits),
      fc.integer({ min: -1_500_000, max: 1_500_000 }),
      fc.constantFrom(1n, 10n, 1000n, 10_000n, 500_000n),
    )
    .map(([limit, off, step]) => ((BigInt(Math.round(limit * 1e6)) + BigInt(off)) / step) * step)
    .map((value) => (value < 0n ? 0n : value));
  const anywhere = fc
    .tuple(fc.bigInt({ min: 0n, max: 3000n * SCALE }), fc.constantFrom(1n, 1000n, SCALE / 2n, SCALE))
    .map(([value, step]) => (value / step) * step);
  return fc.oneof({ arbitrary: near, weight: 3 }, { arbitrary: anywhere, weight: 1 });
};

const request = (carrierId: string, line: Record<string, unknown>) => {
  const { service, country } = CARRIERS[carrierId] ?? { service: '', country: '' };
  return { ...shipmentOf(line), carrierId, serviceType: service, recipient: party(country) };
};
const distinct = (codes: readonly string[]) => [...new Set(codes)].sort();

describe.each(Object.entries(CARRIERS))('%s, held against whole-number arithmetic', (carrierId, rules) => {
  const weights = [...Object.values(rules.weight), 22.6796185, 44.0924524, 0.01];

  test('rounds and limits every weight alike', () => {
    fc.assert(
      fc.property(around(weights), fc.constantFrom<Unit>('KG', 'LB'), (value, units) => {
        const { errors, packages, warnings } = validate(
          request(carrierId, { weight: { units, value: asNumber(value) } }),
        );
        const kept = rounded(value, rules.weightKeeps);
        expect(errors.map(({ code }) => code)).toEqual(weightCodes(rules, value, units));
        expect(packages[0]?.transmitted.weight).toEqual({ units, value: asNumber(kept) });
        expect(warnings.some(({ code }) => code === 'VALUE_ROUNDED')).toBe(kept !== value);
      }),
      { numRuns: 400 },
    );
  });

  const sides = [...Object.values(rules.max), 274.32, 419.1, 68.897637, 20, 1].map((limit) => limit / 2);
  const side = fc.oneof(around(sides), around(sides.map((half) => half * 2)));

  test('orders, rounds and limits all sides alike', () => {
    fc.assert(
      fc.property(fc.tuple(side, side, side), fc.constantFrom<Unit>('CM', 'IN'), (sent, units) => {
        const [length, width, height] = sent.map(asNumber);
        const { errors, packages } = validate(request(carrierId, { dimensions: { units, length, width, height } }));
        expect(distinct(errors.map(({ code }) => code))).toEqual(distinct(sideCodes(rules, sent, units)));
        const kept = sent.map((one) => asNumber(rounded(one, rules.sideKeeps)));
        const expected = rules.sorts ? kept.sort((a, b) => b - a) : kept;
        const transmitted = packages[0]?.transmitted.dimensions;
        expect([transmitted?.length, transmitted?.width, transmitted?.height]).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  test('has headroom that says exactly what the errors say', () => {
    fc.assert(
      fc.property(around(weights), fc.constantFrom<Unit>('KG', 'LB'), (value, units) => {
        const { errors, packages } = validate(request(carrierId, { weight: { units, value: asNumber(value) } }));
        const broken = packages[0]?.headroom
          .filter(({ headroom }) => headroom < 0)
          .map(({ measure }) => `${measure}_OVER_LIMIT`);
        expect(broken).toEqual(errors.map(({ code }) => code).filter((code) => code.endsWith('_OVER_LIMIT')));
      }),
      { numRuns: 200 },
    );
  });
});
