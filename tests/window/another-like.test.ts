import { expect, onTestFinished, test } from 'vitest';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { i18n } from '#renderer/messages/index.ts';
import { anotherLike } from '#renderer/features/shipment/another-like.ts';
import { toCurl } from '#renderer/features/shipment/to-curl.ts';

const UNITS = { weightUnit: 'KG', lengthUnit: 'CM' } as const;
const request: ShipmentRequest = {
  transactionId: 'ORDER-1',
  carrierId: 'test-a',
  serviceType: 'A_GROUND',
  recipient: {
    address: { countryCode: 'US', city: 'Los Angeles', zipCode: '90001', streetLine1: "1 O'Hara St" },
    contact: { personName: 'Jane Roe' },
  },
  itemLines: [
    { weight: { units: 'LB', value: 2.345 }, customerReference: { ref1: 'PO-1' } },
    { weight: { units: 'KG', value: 4 } },
  ],
  customs: {
    customsItems: [{ sku: 'SH-1', description: 'Shirt', quantity: 2, value: { amount: 19.99, currency: 'USD' } }],
  },
};

test('another one like it has everything but the identity', () => {
  i18n.global.locale.value = 'de';
  onTestFinished(() => void (i18n.global.locale.value = 'en'));
  const draft = anotherLike(request, UNITS, ',');
  expect(draft.transactionId).not.toBe('ORDER-1');
  expect(draft).toMatchObject({ carrierId: 'test-a', serviceType: 'A_GROUND', weightUnit: 'LB', phase: 'editing' });
  expect(draft.recipient).toMatchObject({ personName: 'Jane Roe', zipCode: '90001' });
  expect(draft.lines[0]).toMatchObject({ weight: '2,345', references: { ref1: 'PO-1' } });
  expect(draft.customs).toMatchObject([
    { sku: 'SH-1', description: 'Shirt', quantity: '2', amount: '19,99', currency: 'USD' },
  ]);
});

test('a weight in another unit than the form has is left to be weighed again', () => {
  expect(anotherLike(request, UNITS, '.').lines[1]?.weight).toBe('');
});

test('the command holds neither a token nor an identity, and quotes what a shell would read', () => {
  const command = toCurl(request, 'http://127.0.0.1:8787');
  expect(command).toContain('Bearer $TOKEN');
  expect(command).toContain('transactionId: $TRANSACTION_ID');
  expect(command).not.toContain('ORDER-1');
  expect(command).toContain(String.raw`1 O'\''Hara St`);
});
