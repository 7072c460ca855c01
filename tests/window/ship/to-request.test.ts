import { describe, expect, test } from 'vitest';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import {
  emptyCustomsLine,
  emptyLine,
  newDraft,
  nextDraft,
  type ShipDraft,
} from '#renderer/features/ship/form/draft.ts';
import { fieldPath } from '#renderer/features/ship/form/field-paths.ts';
import { toRequest } from '#renderer/features/ship/form/to-request.ts';

const KEPT = {
  byRules: false,
  carrierId: 'test-a',
  serviceType: 'A_GROUND',
  weightUnit: 'KG',
  lengthUnit: 'CM',
  signature: '',
  imageType: 'PDF',
  labelStock: 'STOCK_4X6',
} as const;
const draft = (changes: Partial<ShipDraft> = {}): ShipDraft => ({ ...newDraft(KEPT), ...changes });
const linesOf = (body: Record<string, unknown>) => body['itemLines'] as Record<string, unknown>[];

describe('the request of a form', () => {
  test('takes a comma and a point for the same', () => {
    const { body } = toRequest(draft({ lines: [{ ...emptyLine(), weight: '2,5', length: '10.5' }] }));
    expect(linesOf(body)[0]).toMatchObject({ weight: { units: 'KG', value: 2.5 }, dimensions: { length: 10.5 } });
  });

  test('sends what is no number as it was typed, so that the station says so', () => {
    const { body } = toRequest(draft({ lines: [{ ...emptyLine(), weight: '1.2.3' }] }));
    expect(linesOf(body)[0]).toMatchObject({ weight: { value: '1.2.3' } });
  });

  test('sends what may be two numbers as it was typed, never as one of them', () => {
    const { body } = toRequest(draft({ lines: [{ ...emptyLine(), weight: '1,250' }] }));
    expect(linesOf(body)[0]).toMatchObject({ weight: { value: '1,250' } });
  });

  test('names neither account nor service where they are left to the rules, also in the next form', () => {
    const byRules = draft({ byRules: true });
    for (const each of [byRules, nextDraft(byRules)]) {
      expect(toRequest(each).body).not.toHaveProperty('carrierId');
      expect(toRequest(each).body).not.toHaveProperty('serviceType');
    }
    expect(toRequest(draft()).body).toMatchObject({ carrierId: 'test-a', serviceType: 'A_GROUND' });
  });

  test('leaves out what was not typed', () => {
    const [line] = linesOf(JSON.parse(JSON.stringify(toRequest(draft()).body)));
    expect(line).toEqual({ itemTransactionId: expect.any(String), weight: { units: 'KG' } });
  });

  test('says what the border asks for only where goods are declared; what stays the same is the account’s, and is not taken along', () => {
    const customsFacts = { contents: 'GIFT', terms: 'DAP', numbers: { EORI: ' DE1 ', VAT: '', IOSS: 'IM2' } } as const;
    expect(Object.keys(toRequest(draft({ customsFacts })).body)).not.toContain('taxIndentifiers');
    const declared = draft({ customsFacts, customs: [emptyCustomsLine()] });
    const { body, numbers } = toRequest(declared);
    expect(body).toMatchObject({
      paymentOption: { paymentTerms: 'DAP' },
      customs: { contentsType: 'GIFT' },
      taxIndentifiers: [
        { identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'DE1' },
        { identifierType: 'IOSS', taxableEntityType: 'SHIPPER', value: 'IM2' },
      ],
    });
    expect(fieldPath('/taxIndentifiers/1/value', [], numbers)).toBe('/taxIndentifiers/IOSS');
    const next = { contents: 'GIFT', terms: '', numbers: { EORI: '', VAT: '', IOSS: '' } };
    expect(nextDraft(declared)).toMatchObject({ customsFacts: next, customs: [], customsWithout: [] });
  });

  test('names the SKU of a customs item, also in a form that was begun before there was a field for it', () => {
    const item = { ...emptyCustomsLine(), description: 'Cup', sku: ' CUP ' };
    const { sku: _sku, ...older } = item;
    const { body } = toRequest(draft({ customs: [item, older] }));
    expect(body['customs']).toMatchObject({ customsItems: [{ sku: 'CUP' }, { sku: undefined, description: 'Cup' }] });
  });

  test('has a line for every copy of a row, each with an id of its own', () => {
    const lines = [
      { ...emptyLine(), copies: '3', packageId: 'BOX' },
      { ...emptyLine(), weight: '1' },
    ];
    const one = draft({ lines });
    const { body, rowOf } = toRequest(one);
    const { transactionId } = one;
    expect(linesOf(body).map((line) => line['itemTransactionId'])).toEqual([
      'BOX',
      'BOX-2',
      'BOX-3',
      `${transactionId}-4`,
    ]);
    expect(rowOf).toEqual([0, 0, 0, 1]);
  });

  test('names its packages so that every carrier takes the names, however many they are', () => {
    const limits = CARRIER_DEFINITIONS.flatMap(({ itemTransactionIdMaxLength }) => itemTransactionIdMaxLength ?? []);
    expect(limits.length).toBeGreaterThan(0);
    const ids = linesOf(toRequest(draft({ lines: [{ ...emptyLine(), copies: '200' }] })).body).map((line) =>
      String(line['itemTransactionId']),
    );
    expect(new Set(ids).size).toBe(200);
    expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(Math.min(...limits));
  });

  test('counts a number of copies that is none as one', () => {
    const lines = ['', '0', '-2', '1.5', 'x'].map((copies) => ({ ...emptyLine(), copies }));
    expect(toRequest(draft({ lines })).rowOf).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a fault of the request', () => {
  test('belongs to the row that its item line came from', () => {
    expect(fieldPath('/itemLines/3/weight/value', [0, 0, 0, 1])).toBe('/itemLines/1/weight/value');
  });

  test('of a whole is shown at the field that puts it right', () => {
    expect(fieldPath('/itemLines/0/dimensions', [0])).toBe('/itemLines/0/dimensions/length');
    expect(fieldPath('/recipient/contact', [])).toBe('/recipient/contact/personName');
    expect(fieldPath('/customs/customsItems/2/value', [])).toBe('/customs/customsItems/2/value/amount');
  });
});

test('the next form has another identity and the same choices', () => {
  const before = draft({ phase: 'settled' });
  const after = nextDraft(before);
  expect(after.transactionId).not.toBe(before.transactionId);
  expect(after).toMatchObject({ ...KEPT, phase: 'editing', lines: [emptyLine()] });
});
