import { describe, expect, test } from 'vitest';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import {
  emptyCustomsLine,
  emptyLine,
  newDraft,
  type PackageLine,
  type ShipDraft,
} from '#renderer/features/ship/form/draft.ts';
import { toRequest } from '#renderer/features/ship/form/to-request.ts';
import { applyPreset } from '#renderer/features/ship/presets/apply-preset.ts';

const form = (lines: Partial<PackageLine>[], changes: Partial<ShipDraft> = {}): ShipDraft => ({
  ...newDraft({
    ...{ byRules: false, carrierId: 'test-a', serviceType: 'A_GROUND', signature: '' },
    ...{ imageType: 'PDF', labelStock: 'STOCK_4X6', weightUnit: 'KG', lengthUnit: 'CM' },
  }),
  lines: lines.map((line) => ({ ...emptyLine(), ...line })),
  ...changes,
});
const preset = (line: object): PartialShipment => ({ itemLines: [line] });
const IN_POUNDS = preset({
  weight: { units: 'LB', value: 2 },
  dimensions: { units: 'IN', length: 5, width: 4, height: 3 },
});
/** What is sent of each package once the preset has filled the row. */
const sent = (draft: ShipDraft, shipment: PartialShipment, row: number) =>
  toRequest(applyPreset(draft, shipment, row, '.')).body['itemLines'];

describe('a preset in other units than the form', () => {
  test('gives them to a form in which no numbers stand', () => {
    const { weight, dimensions } = IN_POUNDS.itemLines?.[0] ?? {};
    expect(sent(form([{}]), IN_POUNDS, 0)).toMatchObject([{ weight, dimensions }]);
    expect(sent(form([{ weight: '9', length: '8', width: '7', height: '6' }]), IN_POUNDS, 0)).toMatchObject([
      { weight, dimensions },
    ]);
  });

  test('without a weight makes no kilograms of the pounds that are typed', () => {
    const box = preset({ weight: { units: 'KG' }, dimensions: { units: 'CM', length: 30, width: 20, height: 10 } });
    for (const weight of ['3.2', ''])
      expect(applyPreset(form([{ weight }], { weightUnit: 'LB' }), box, 0, '.')).toMatchObject({
        ...{ weightUnit: 'LB', lengthUnit: 'CM' },
        lines: [{ weight, length: '30' }],
      });
  });

  test('for the second package leaves the first one what it is, and has its own numbers converted', () => {
    expect(sent(form([{ weight: '10', length: '30' }, {}]), IN_POUNDS, 1)).toMatchObject([
      { weight: { units: 'KG', value: 10 }, dimensions: { units: 'CM', length: 30 } },
      {
        weight: { units: 'KG', value: 0.90718474 },
        dimensions: { units: 'CM', length: 12.7, width: 10.16, height: 7.62 },
      },
    ]);
  });

  test('makes nothing else of the weights of declared goods, or of a side that it does not name', () => {
    const goods = form([{ height: '10' }], { customs: [{ ...emptyCustomsLine(), weight: '0.5' }] });
    const flat = preset({ weight: { units: 'LB', value: 2 }, dimensions: { units: 'IN', length: 5, width: 4 } });
    const { body } = toRequest(applyPreset(goods, flat, 0, '.'));
    expect(body).toMatchObject({
      itemLines: [
        {
          weight: { units: 'KG', value: 0.90718474 },
          dimensions: { units: 'CM', length: 12.7, width: 10.16, height: 10 },
        },
      ],
      customs: { customsItems: [{ weight: { units: 'KG', value: 0.5 } }] },
    });
  });
});

test('a preset with a recipient leaves nothing of the one that was pasted before', () => {
  const unplaced = ['c/o Miller', 'Gate 7'];
  const recipient = {
    address: { countryCode: 'US', city: 'Los Angeles', zipCode: '90001', streetLine1: '1 Main St' },
    contact: { personName: 'Jane Roe', phoneNumber: '' },
  };
  expect(applyPreset(form([{}], { unplaced }), { recipient }, 0, '.').unplaced).toEqual([]);
  expect(applyPreset(form([{}], { unplaced }), preset({}), 0, '.').unplaced).toEqual(unplaced);
});
