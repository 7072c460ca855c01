import { describe, expect, test } from 'vitest';
import { emptyCustomsLine, emptyLine, newDraft, nextDraft, type ShipDraft } from '#renderer/components/ship/draft.ts';
import { fieldPath } from '#renderer/components/ship/field-paths.ts';
import { toRequest } from '#renderer/components/ship/to-request.ts';

const KEPT = {
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

  test('leaves out what was not typed', () => {
    const [line] = linesOf(JSON.parse(JSON.stringify(toRequest(draft()).body)));
    expect(line).toEqual({ weight: { units: 'KG' } });
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
    const { body, rowOf } = toRequest(draft({ lines }));
    expect(linesOf(body).map((line) => line['itemTransactionId'])).toEqual(['BOX', 'BOX-2', 'BOX-3', undefined]);
    expect(rowOf).toEqual([0, 0, 0, 1]);
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
  });
});

test('the next form has another identity and the same choices', () => {
  const before = draft({ phase: 'settled' });
  const after = nextDraft(before);
  expect(after.transactionId).not.toBe(before.transactionId);
  expect(after).toMatchObject({ ...KEPT, phase: 'editing', lines: [emptyLine()] });
});
