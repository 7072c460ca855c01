import { describe, expect, test } from 'vitest';
import { mergeShipment } from '#shared/shipment/merge-shipment.ts';

const base = {
  carrierId: 'test-a',
  recipient: { address: { countryCode: 'US', city: 'Reno' }, contact: { personName: 'Jane' } },
  itemLines: [{ weight: { units: 'LB', value: 1 }, customerReference: { ref1: 'PO' } }],
};

describe('a partial shipment on top of another', () => {
  test('wins member by member, at any depth', () => {
    expect(mergeShipment(base, { recipient: { address: { city: 'Austin' } } })).toEqual({
      ...base,
      recipient: { ...base.recipient, address: { countryCode: 'US', city: 'Austin' } },
    });
  });

  test('lays each of its item lines on the first item line below', () => {
    const merged = mergeShipment(base, { itemLines: [{ weight: { value: 2 } }, { weight: { value: 3 } }] });
    expect(merged['itemLines']).toEqual([
      { weight: { units: 'LB', value: 2 }, customerReference: { ref1: 'PO' } },
      { weight: { units: 'LB', value: 3 }, customerReference: { ref1: 'PO' } },
    ]);
  });

  test('wins with null and with empty text, but not with what is undefined', () => {
    expect(mergeShipment({ a: 1, b: 'x', c: 2 }, { a: null, b: '', c: undefined })).toEqual({ a: null, b: '', c: 2 });
  });

  test('takes other lists whole', () => {
    expect(mergeShipment({ taxIndentifiers: [{ value: '1' }] }, { taxIndentifiers: [] })).toEqual({
      taxIndentifiers: [],
    });
  });

  test('changes neither of the two and no prototype', () => {
    const before = structuredClone(base);
    const hostile = JSON.parse('{"__proto__":{"polluted":true},"recipient":{"__proto__":{"polluted":true}}}');
    mergeShipment(base, hostile);
    expect(base).toEqual(before);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('keeps the item lines below where it has none', () => {
    expect(mergeShipment(base, { serviceType: 'A_GROUND' })).toEqual({ ...base, serviceType: 'A_GROUND' });
  });
});
