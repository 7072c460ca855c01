import { describe, expect, test } from 'vitest';
import { crossesCustomsBorder, type Place } from '#shared/shipment/customs-border.ts';
import { customsNeeds, type Declaration } from '#shared/shipment/customs-needs.ts';

const place = (words: string): Place => {
  const [countryCode = '', ...code] = words.split(' ');
  return { countryCode, zipCode: code.join(' ') };
};

describe('a customs border', () => {
  test.each([
    ['DE 10115', 'CH 8001'],
    ['DE 10115', 'GB SW1A 1AA'],
    ['US 30301', 'CA H2Y 1C6'],
    ['ES 28001', 'ES 35001'],
    ['FR 75001', 'ES 38001'],
    ['DE 10115', 'DE 27498'],
    ['IT 20121', 'IT 23041'],
    ['FI 00100', 'FI 22100'],
    ['FR 75001', 'GP 97110'],
    ['FR 75001', 'FR 97110'],
    ['DE 10115', 'FR 98800'],
    ['GB SW1A 1AA', 'GB JE2 3QA'],
    ['GB gy1 1aa', 'IM IM1 1AA'],
    ['US 30301', 'VI 00801'],
    ['JE JE2 3QA', 'GB SW1A 1AA'],
    ['CH 8001', 'GB BT1 1AA'],
  ])('lies between %s and %s, both ways', (one, other) => {
    expect(crossesCustomsBorder(place(one), place(other))).toBe(true);
    expect(crossesCustomsBorder(place(other), place(one))).toBe(true);
  });

  test.each([
    ['DE 10115', 'FR 75001'],
    ['DE 10115', 'DE 80331'],
    ['de 10115', 'mc'],
    ['DE 10115', 'FR 98000'],
    ['FR 97110', 'FR 97122'],
    ['ES 35001', 'ES 38001'],
    ['IE', 'GB BT1 1AA'],
    ['GB SW1A 1AA', 'GB bt1 1aa'],
    ['GB SW1A 1AA', 'IM IM1 1AA'],
    ['CH 8001', 'LI 9490'],
    ['US 30301', 'PR 00901'],
  ])('does not lie between %s and %s', (one, other) => {
    expect(crossesCustomsBorder(place(one), place(other))).toBe(false);
    expect(crossesCustomsBorder(place(other), place(one))).toBe(false);
  });
});

const ITEM = { tariffCode: '691200', origin: 'DE', value: 40, currency: 'EUR' };
const WHOLE: Declaration = { contents: 'MERCHANDISE', terms: 'DAP', numbers: { EORI: 'DE1' }, items: [ITEM] };
const needs = (from: string, to: string, changes: Partial<Declaration> = {}) =>
  customsNeeds(place(from), place(to), { ...WHOLE, ...changes });

describe('what a border asks for', () => {
  test('is nothing where it is all there, or where there is no border', () => {
    expect(needs('DE', 'CH')).toEqual([]);
    expect(needs('DE', 'FR', { contents: '', terms: '', numbers: {}, items: [] })).toEqual([]);
  });

  test('is contents, terms, the goods, and of each its tariff code and its origin', () => {
    expect(needs('US', 'CH', { contents: '', terms: '', items: [] })).toEqual([
      { what: 'contents' },
      { what: 'terms' },
      { what: 'items' },
    ]);
    expect(needs('US', 'CH', { items: [ITEM, { ...ITEM, tariffCode: '', origin: '' }] })).toEqual([
      { what: 'tariffCode', item: 1 },
      { what: 'origin', item: 1 },
    ]);
  });

  test("is the shipper's EORI out of the Union and the United Kingdom, and of nobody else", () => {
    const eori = [{ what: 'number', number: 'EORI' }];
    expect(needs('DE', 'US', { numbers: {} })).toEqual(eori);
    expect(needs('GB', 'DE', { numbers: {} })).toEqual(eori);
    expect(needs('US', 'DE', { numbers: {} })).toEqual([]);
  });

  test('is IOSS into the Union, and VAT into the United Kingdom, for goods of little value that are sold with the taxes paid', () => {
    const paid = { terms: 'ddp', numbers: {} };
    expect(needs('US', 'DE', paid)).toEqual([{ what: 'number', number: 'IOSS' }]);
    expect(needs('US', 'DE', { ...paid, items: [{ ...ITEM, value: 150.01 }] })).toEqual([]);
    const ofExactly150 = [20.4, 5 * 25.92].map((value) => ({ ...ITEM, value }));
    expect(needs('US', 'DE', { ...paid, items: ofExactly150 })).toEqual([{ what: 'number', number: 'IOSS' }]);
    expect(needs('US', 'DE', { ...paid, items: [{ ...ITEM, currency: 'USD' }] })).toEqual([]);
    expect(needs('US', 'GB', { ...paid, items: [{ ...ITEM, value: 135, currency: 'gbp' }] })).toEqual([
      { what: 'number', number: 'VAT' },
    ]);
  });

  test('is no IOSS into parts of a country outside the VAT territory of the Union, and no VAT into the Channel Islands', () => {
    const paid = { terms: 'DDP', numbers: {} };
    expect(needs('US', 'ES 35001', paid)).toEqual([]);
    expect(needs('US', 'FR 97110', paid)).toEqual([]);
    expect(needs('US', 'GB JE2 3QA', { ...paid, items: [{ ...ITEM, currency: 'GBP' }] })).toEqual([]);
    expect(needs('ES 35001', 'DE', { ...paid, numbers: { EORI: 'ES1' } })).toEqual([
      { what: 'number', number: 'IOSS' },
    ]);
  });

  test('is neither terms nor numbers for a gift, and nothing for documents', () => {
    const without = { terms: '', numbers: {} };
    expect(needs('DE', 'CH', { ...without, contents: 'GIFT' })).toEqual([]);
    expect(needs('DE', 'CH', { ...without, contents: 'DOCUMENTS', items: [] })).toEqual([]);
  });
});
