import { expect, test } from 'vitest';
import { toSale } from '#electron/adapters/gateway/map-sale.ts';

const sold = (packageDocuments: unknown) => ({
  data: { transactionShipments: [{ itemTransactionId: 'p1', trackingNumber: 'UP1', packageDocuments }] },
});
const base64 = (size: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size, 65)]).toString('base64');
const sale = (packageDocuments: unknown) => toSale(sold(packageDocuments), [{ itemTransactionId: 'p1' }]);

test('a document of 7 MB in the answer comes with its numbers', () => {
  expect(sale([{ fileBase64: base64(7_000_000), imageType: 'pdf' }])).toMatchObject({
    kind: 'purchased',
    trackingNumbers: ['UP1'],
    documents: [{ packageNumber: 1, imageType: 'pdf' }],
  });
});

test.each([
  ['is no base64', [{ fileBase64: `${'A'.repeat(9_999_999)}!` }]],
  ['is base64 that stops short', [{ fileBase64: base64(30).slice(0, -1) }]],
  ['is too large', [{ fileBase64: base64(11 * 1024 * 1024) }]],
  ['is no document at all', 'labels'],
])('a document that %s costs its label and not the numbers', (_, packageDocuments) => {
  expect(sale(packageDocuments)).toMatchObject({ kind: 'purchased', trackingNumbers: ['UP1'], documents: [] });
});
