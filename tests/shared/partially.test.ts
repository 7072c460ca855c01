import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';

const valid = new Ajv({ keywords: OWN_KEYWORDS, allowUnionTypes: true }).compile(PartialShipment);

describe('a partial shipment', () => {
  test('may be empty, or hold any part at any depth', () => {
    expect(valid({})).toBe(true);
    expect(valid({ recipient: { address: { countryCode: 'DE' } }, itemLines: [{ weight: { units: 'kg' } }] })).toBe(
      true,
    );
    expect(valid({ itemLines: [] })).toBe(true);
  });

  test('keeps every other rule of the fields it holds', () => {
    expect(valid({ recipient: { address: { countryCode: 'Germany' } } })).toBe(false);
    expect(valid({ itemLines: [{ weight: { units: 'stone' } }] })).toBe(false);
    expect(valid({ itemLines: [{ weight: { value: '1' } }] })).toBe(false);
  });
});
