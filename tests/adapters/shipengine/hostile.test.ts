import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notSold } from '#electron/adapters/shipengine/map-error.ts';
import { toSale } from '#electron/adapters/shipengine/map-response.ts';
import { totalOf } from '#electron/adapters/shipengine/total.ts';
import { isCost } from '#shared/schema/shipping/cost.ts';
import { orderOf } from '../connectors/order.ts';
import { configFor } from './account.ts';

const asked = { at: 'ShipEngine', carrier: 'se-1', isTest: true, ownId: '0123456789abcdef' };
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('se-1', 'completed', 'data:application/pdf;base64,!', null, {}),
);
const part = fc.record({
  external_package_id: fc.oneof(fc.constantFrom('p1', 'p2'), anything),
  ...{ tracking_number: anything, label_download: fc.oneof(fc.record({ href: anything, pdf: anything }), anything) },
});
const label = fc.record(
  {
    ...{
      label_id: anything,
      status: anything,
      voided: anything,
      tracking_number: anything,
      external_shipment_id: anything,
    },
    ...{
      shipment_cost: fc.oneof(fc.record({ amount: anything, currency: anything }), anything),
      insurance_cost: anything,
    },
    packages: fc.oneof(fc.array(part, { maxLength: 3 }), anything),
    label_download: fc.oneof(fc.record({ href: anything }), anything),
    form_download: fc.oneof(fc.record({ href: anything }), anything),
  },
  { requiredKeys: [] },
);

test('whatever a label has in it, it is a sale by its numbers or none', () => {
  const order = orderOf(configFor('SHIPENGINE'), { items: ['p1', 'p2'] });
  fc.assert(
    fc.property(label, (body) => {
      const outcome = toSale(body, order);
      if (outcome.kind !== 'purchased') {
        expect(outcome.kind).toBe('unknown');
        return;
      }
      expect(outcome.trackingNumbers).toHaveLength(2);
      for (const number of outcome.trackingNumbers) expect(number).toMatch(/^[\x21-\x7e]{0,100}$/);
      expect(outcome.trackingNumbers.join('')).not.toBe('');
      if (outcome.cost) expect(isCost(outcome.cost)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('whatever an answer is that is no sale, only errors that refuse make a refusal of it', () => {
  const error = fc.record({ error_source: anything, error_type: anything, error_code: anything, message: anything });
  const status = fc.constantFrom(200, 201, 207, 302, 400, 402, 403, 404, 408, 409, 410, 422, 500, 503);
  fc.assert(
    fc.property(status, fc.oneof(fc.record({ errors: fc.array(error, { maxLength: 2 }) }), anything), (code, json) => {
      const body = Buffer.from(JSON.stringify(json));
      const { kind } = notSold({ status: code, contentType: 'application/json', headers: {}, body }, asked);
      expect(kind).toBe('unknown');
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [400, 'rejected'],
  [403, 'rejected'],
  [404, 'rejected'],
  [422, 'rejected'],
  [408, 'unknown'],
  [409, 'unknown'],
  [410, 'unknown'],
  [200, 'unknown'],
  [500, 'unknown'],
  [401, 'not_sent'],
  [429, 'not_sent'],
])('an error that refuses, in an answer of %i: %s', (status, kind) => {
  const refusal = { error_type: 'validation', error_code: 'invalid_field_value', message: 'No.' };
  const fault = { error_type: 'system', error_code: 'unspecified', message: 'Oops' };
  const kindOf = (...errors: object[]) => {
    const body = Buffer.from(JSON.stringify({ errors }));
    return notSold({ status, contentType: 'application/json', headers: {}, body }, asked).kind;
  };
  expect(kindOf(refusal)).toBe(kind);
  expect(kindOf(refusal, fault)).toBe(kind === 'rejected' ? 'unknown' : kind);
});

test('a label of another purchase is not taken for this one', () => {
  const order = orderOf(configFor('SHIPENGINE'));
  const sold = { label_id: 'se-1', status: 'completed', tracking_number: '1Z', external_shipment_id: 'another' };
  expect(toSale(sold, order)).toMatchObject({ kind: 'unknown', trouble: { code: 'TRANSACTION_OTHER' } });
  expect(toSale({ ...sold, external_shipment_id: order.attempt.ownId }, order).kind).toBe('purchased');
});

test('a label that came cut is not taken for one', () => {
  const order = orderOf(configFor('SHIPENGINE'));
  const whole = Buffer.from('%PDF-1.7 a label').toString('base64');
  const sold = (base64: string) =>
    toSale(
      {
        ...{ label_id: 'se-1', status: 'completed', tracking_number: '1Z' },
        label_download: { href: `data:application/pdf;base64,${base64}` },
      },
      order,
    );
  expect(sold(whole)).toMatchObject({ documents: [{ packageNumber: 1 }] });
  for (const cut of [whole.slice(0, -3), `${whole.slice(0, 8)}*${whole.slice(9)}`])
    expect(sold(cut)).toMatchObject({
      ...{ kind: 'purchased', documents: [], documentSources: [] },
      detail: { code: 'DOCUMENTS_UNUSABLE' },
    });
});

test.each([
  { amount: '-1', currency: 'usd' },
  { amount: '1', currency: 'dollars' },
  { amount: '', currency: '' },
  null,
])('no cost is made of %j', (value) => expect(totalOf([value])).toBeNull());
