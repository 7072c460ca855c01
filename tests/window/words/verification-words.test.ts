import { expect, test } from 'vitest';
import type { VerifiedLabel } from '#shared/schema/printing/label-verification.ts';
import { readCount, verificationFaults } from '#renderer/features/shipment/documents/verification-words.ts';

const label = (changes: Partial<VerifiedLabel> = {}): VerifiedLabel => ({
  documentId: 'd1',
  packageNumber: 1,
  trackingNumber: 'A1',
  source: 'STORED',
  ok: true,
  symbols: [{ symbology: 'CODE128', expected: 'A1', read: 'A1' }],
  faults: [],
  ...changes,
});

test('labels that read as they should have no fault, whatever a carrier put into barcodes of its own', () => {
  const own = label({ symbols: [{ symbology: 'Code128', expected: null, read: 'ROUTING A1' }] });
  expect(verificationFaults({ ok: true, labels: [label(), own] })).toEqual([]);
  expect(readCount({ ok: true, labels: [label(), own] })).toBe(2);
});

test('a barcode that says something else, or nothing, is named with its label', () => {
  const symbols = [
    { symbology: 'CODE128', expected: 'A1', read: 'A7' },
    { symbology: 'QR', expected: 'A1|90001', read: null },
  ];
  const result = { ok: false, labels: [label(), label({ packageNumber: 2, ok: false, symbols })] };
  expect(verificationFaults(result)).toEqual([
    'Label 2: CODE128 should hold A1 and holds A7.',
    'Label 2: QR should hold A1|90001 and cannot be read.',
  ]);
  expect(readCount(result)).toBe(2);
});

test('what is wrong in several places of a label is said once', () => {
  const faults = ['TEXT_TOO_WIDE', 'OFF_THE_DOTS', 'TEXT_TOO_WIDE'] as const;
  const result = label({ ok: false, faults: faults.map((code) => ({ code, message: '' })) });
  expect(verificationFaults({ ok: false, labels: [result] })).toEqual([
    'Label 1: A text is wider than its place.',
    'Label 1: The bars are not on whole dots of the printer.',
  ]);
});
