import { expect, test } from 'vitest';
import { withoutAbsentNulls } from '#electron/engine/rules/request/absent-nulls.ts';
import { REQUEST_SCHEMA, type Schema } from '#electron/engine/rules/request/fields.ts';
import { stationContract } from '#electron/api/station-contract.ts';
import { createAccount } from '#shared/api/accounts.ts';
import { DEFINED } from '../../adapters/defined.ts';
import { party, shipment, validate } from './request.ts';

const money = { amount: 5, currency: 'USD' };
const measures = { weight: { units: 'LB', value: 2 }, dimensions: { units: 'IN', length: 9, width: 8, height: 7 } };
const party3 = { ...party(), contact: { personName: 'A', companyName: 'B', phoneNumber: '5551234567' } };

/** Every field of the schema that a body can have, given. */
const FULL = shipment({
  transactionId: 'T-1',
  shipper: party3,
  recipient: party3,
  returnAddress: party3,
  itemLines: [
    { itemTransactionId: 'p1', itemCode: 'c', ...measures, customerReference: { ref1: 'x' }, declaredInfo: money },
  ],
  labelSpecification: { imageType: 'PDF', labelStockType: 'NONE' },
  customs: { customsItems: [{ description: 'Tea', quantity: 1, value: money, weight: measures.weight, sku: 's' }] },
  taxIndentifiers: [{ identifierType: 'VAT', taxableEntityType: 'SHIPPER', value: '1' }],
});

/** Every field of an object with its path, as far as the schema knows them. */
function* fieldsOf(schema: Schema, path: (string | number)[] = []): Generator<(string | number)[]> {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield [...path, name];
    yield* fieldsOf(inner.items ?? inner, inner.items ? [...path, name, 0] : [...path, name]);
  }
}

/** A copy with that field set to null, or without it; null where the body does not reach so far. */
function changed(path: readonly (string | number)[], change: 'null' | 'absent'): object | null {
  const body = structuredClone(FULL);
  let parent: Record<string | number, unknown> = body;
  for (const step of path.slice(0, -1)) {
    if (typeof parent[step] !== 'object' || parent[step] === null) return null;
    parent = parent[step] as typeof parent;
  }
  const last = path.at(-1) ?? '';
  if (change === 'null') parent[last] = null;
  else Reflect.deleteProperty(parent, last);
  return body;
}

test('null in any field of a shipment says what leaving it out says', () => {
  const compared = [...fieldsOf(REQUEST_SCHEMA)].flatMap((path) => {
    const [isNull, isAbsent] = [changed(path, 'null'), changed(path, 'absent')];
    return isNull && isAbsent ? [{ path, isNull, isAbsent }] : [];
  });

  expect(compared.length).toBeGreaterThan(60);
  for (const { path, isNull, isAbsent } of compared) {
    const [a, b] = [validate(isNull), validate(isAbsent)];
    expect([path, a.errors, a.warnings]).toEqual([path, b.errors, b.warnings]);
  }
});

test('null under the other spelling of a field is not given either', () => {
  const weight = { unit: 'LB', units: null, value: 2 };
  expect(validate(shipment({ itemLines: [{ weight }] })).errors).toEqual([]);
  expect(validate(shipment({ itemLines: [{ weight: { units: null, unit: null, value: 2 } }] })).errors).toMatchObject([
    { code: 'FIELD_REQUIRED', pointer: '/itemLines/0/weight/units' },
  ]);
});

test('of a union a null stays where the branch that has the field takes it, and goes elsewhere', () => {
  const { body } = stationContract(Object.values(DEFINED).map(({ definition }) => definition.config))(createAccount);
  const sent = {
    adapter: { type: 'gateway', timeoutSeconds: null },
    balance: null,
    services: [{ group: null }],
    x: null,
  };

  expect(withoutAbsentNulls(sent, body as Schema)).toEqual({
    adapter: { type: 'gateway' },
    balance: null,
    services: [{}],
    x: null,
  });
});
