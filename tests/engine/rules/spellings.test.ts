import { expect, test } from 'vitest';
import { customsItem, errorsOf, party, shipment, shipmentOf, validate, warningsOf } from './request.ts';

const weighing = (weight: unknown) => shipmentOf({ weight });

test('unit is taken for units, in weights and dimensions, also in customs', () => {
  const body = {
    ...shipmentOf({ weight: { unit: 'lb', value: 2 }, dimensions: { unit: 'in', length: 3, width: 2, height: 1 } }),
    customs: { customsItems: [customsItem({ weight: { unit: 'kg', value: 1 } })] },
  };
  const { errors, warnings, prepared } = validate(body);
  expect([errors, warnings]).toEqual([[], []]);
  expect(prepared?.request.itemLines[0]).toMatchObject({
    weight: { units: 'LB', value: 2 },
    dimensions: { units: 'IN', length: 3, width: 2, height: 1 },
  });
  expect(prepared?.request.customs?.customsItems?.[0]?.weight).toEqual({ units: 'KG', value: 1 });
});

test('both spellings may be given when they agree, whatever their case', () => {
  expect(errorsOf(weighing({ unit: 'kg', units: 'KG', value: 1 }))).toEqual([]);
  expect(errorsOf(weighing({ unit: null, units: 'KG', value: 1 }))).toEqual([]);
  expect(errorsOf(weighing({ unit: 'KG', units: null, value: 1 }))).toEqual([]);
});

test('both spellings given and different are one conflict, at the spelling that is not the usual one', () => {
  expect(validate(weighing({ units: 'KG', unit: 'LB', value: 0 })).errors).toEqual([
    {
      code: 'FIELD_CONFLICT',
      pointer: '/itemLines/0/weight/unit',
      message: 'itemLines[0].weight.unit and itemLines[0].weight.units are the same field and must not differ.',
    },
    expect.objectContaining({ code: 'WEIGHT_TOO_SMALL' }),
  ]);
});

test('errors point to the spelling that was sent', () => {
  expect(errorsOf(weighing({ unit: 'stone', value: 1 }))).toEqual(['VALUE_NOT_ALLOWED /itemLines/0/weight/unit']);
  expect(errorsOf(weighing({ unit: 5, value: 1 }))).toEqual(['FIELD_INVALID /itemLines/0/weight/unit']);
  expect(errorsOf(weighing({ value: 1 }))).toEqual(['FIELD_REQUIRED /itemLines/0/weight/units']);
  expect(errorsOf(shipment({ taxIdentifiers: [{ value: 5 }] }))).toEqual(['FIELD_INVALID /taxIdentifiers/0/value']);
});

test('taxIdentifiers is taken for taxIndentifiers; the prepared request has the spelling of the specification', () => {
  const identifiers = [{ identifierType: 'vat', taxableEntityType: 'shipper', value: 'DE1' }];
  const { errors, warnings, prepared } = validate(shipment({ taxIdentifiers: identifiers }));
  expect([errors, warnings]).toEqual([[], []]);
  expect(prepared?.request.taxIndentifiers).toEqual([
    { identifierType: 'VAT', taxableEntityType: 'SHIPPER', value: 'DE1' },
  ]);
  expect(prepared?.request).not.toHaveProperty('taxIdentifiers');
});

test('tax identifiers under both spellings must be the same', () => {
  const [one, other] = [[{ value: 'A' }], [{ value: 'B' }]];
  expect(errorsOf(shipment({ taxIdentifiers: one, taxIndentifiers: one }))).toEqual([]);
  expect(errorsOf(shipment({ taxIdentifiers: one, taxIndentifiers: other }))).toEqual([
    'FIELD_CONFLICT /taxIdentifiers',
  ]);
});

test('the other spelling is no unknown field, and is one only where the field is', () => {
  expect(warningsOf(weighing({ unit: 'KG', value: 1 }))).toEqual([]);
  expect(warningsOf(shipment({ unit: 'KG' }))).toEqual(['UNKNOWN_FIELD /unit']);
});

test('names, addresses and goods are composed, as carriers count and print them; a Mac gives accents apart from their letters', () => {
  const apart = (text: string) => text.normalize('NFD');
  const [name, city, goods] = ['Zoë Müller', 'ü'.repeat(40), 'Kühlschrank'];
  const { errors, prepared } = validate({
    ...shipment({
      recipient: {
        address: { ...(party()['address'] as object), city: apart(city) },
        contact: { personName: apart(name) },
      },
    }),
    customs: { customsItems: [customsItem({ description: apart(goods) })] },
  });
  expect(errors).toEqual([]);
  expect(prepared?.request.recipient).toMatchObject({ address: { city }, contact: { personName: name } });
  expect(prepared?.request.customs?.customsItems?.[0]?.description).toBe(goods);
});
