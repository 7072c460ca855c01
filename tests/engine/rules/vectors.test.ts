import { expect, test } from 'vitest';
import vectors from '../../vectors/rules.json' with { type: 'json' };
import { party, shipment, validate } from './request.ts';

test.each(vectors)('$name', ({ carrierId, serviceType, recipientCountry, itemLine, expect: expected }) => {
  const body = shipment({ carrierId, serviceType, recipient: party(recipientCountry), itemLines: [itemLine] });
  const { errors, warnings, prepared } = validate(body);
  expect([...new Set(errors.map(({ code }) => code))].sort()).toEqual([...expected.errors].sort());
  expect(warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(expected.warnings));
  expect(prepared !== null).toBe(expected.valid);
});
