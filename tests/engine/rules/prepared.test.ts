import { expect, test } from 'vitest';
import { customsItem, defaultAccount, dryRun, party, shipment, validate } from './request.ts';

const FULL = shipment({
  transactionId: 'T-1',
  shipper: { ...party('us'), contact: { companyName: 'Roe Ltd' } },
  returnAddress: party('us'),
  itemLines: [
    {
      itemCode: 'SKU-1',
      weight: { unit: 'lb', value: 2.349 },
      dimensions: { units: 'in', length: 8, width: 30.5, height: 12 },
      customerReference: { ref1: 'PO-1', ref2: null },
      declaredInfo: { amount: 5, currency: 'usd' },
    },
  ],
  labelSpecification: { imageType: 'epl2', labelStockType: 'none' },
  signatureOption: { signatureOptionType: 'direct' },
  paymentOption: { paymentType: 'Sender', payor: null },
  customs: {
    customsItems: [
      customsItem({ countryOfOrigin: 'cn', value: { amount: 1, currency: 'usd' }, weight: { unit: 'kg', value: 1 } }),
    ],
  },
  taxIdentifiers: [{ identifierType: 'eori' }],
  unheardOf: true,
});

test('a sound request is prepared: one spelling, upper case, ids assigned, unknown fields left out', () => {
  expect(validate(FULL).prepared?.request).toEqual({
    transactionId: 'T-1',
    carrierId: 'test-a',
    serviceType: 'A_GROUND',
    shipper: { ...party('US'), contact: { companyName: 'Roe Ltd' } },
    recipient: party('US'),
    returnAddress: party('US'),
    itemLines: [
      {
        itemTransactionId: 'T-1-1',
        itemCode: 'SKU-1',
        weight: { units: 'LB', value: 2.349 },
        dimensions: { units: 'IN', length: 8, width: 30.5, height: 12 },
        customerReference: { ref1: 'PO-1', ref2: null },
        declaredInfo: { amount: 5, currency: 'USD' },
      },
    ],
    labelSpecification: { imageType: 'epl2', labelStockType: 'none' },
    signatureOption: { signatureOptionType: 'direct' },
    paymentOption: { paymentType: 'Sender', payor: null },
    customs: {
      customsItems: [
        customsItem({
          countryOfOrigin: 'CN',
          value: { amount: 1, currency: 'USD' },
          weight: { units: 'KG', value: 1 },
        }),
      ],
    },
    taxIndentifiers: [{ identifierType: 'EORI' }],
  });
});

test('what adapters and labels need stands beside it', () => {
  const { prepared } = validate(FULL);
  const { adapter, friendlyName, services } = defaultAccount('test-a');
  expect(prepared).toMatchObject({
    account: { carrierId: 'test-a', carrier: 'CARRIER_A', carrierCode: 'CARRIER_A', friendlyName, adapter },
    service: services[0],
    imageType: 'EPL',
    stock: 'STOCK_4X6',
    international: false,
  });
  expect(prepared?.packages).toEqual([
    {
      itemTransactionId: 'T-1-1',
      itemCode: 'SKU-1',
      entered: {
        weight: { units: 'LB', value: 2.349 },
        dimensions: { units: 'IN', length: 8, width: 30.5, height: 12 },
      },
      transmitted: {
        weight: { units: 'LB', value: 2.34 },
        dimensions: { units: 'IN', length: 30, width: 12, height: 8 },
      },
      billed: { weight: { units: 'LB', value: 2 } },
      references: [{ key: 'ref1', label: 'Purchase order number reference', value: 'PO-1' }],
      declaredInfo: { amount: 5, currency: 'USD' },
    },
  ]);
});

test('a prepared shipment is plain JSON and comes back from it unchanged', () => {
  const { prepared } = validate(FULL);
  expect(JSON.parse(JSON.stringify(prepared))).toEqual(prepared);
});

test('B keeps its messages under the keys of the specification', () => {
  const references = (customerReference: unknown) => {
    const itemLines = [{ weight: { units: 'LB', value: 1 }, customerReference }];
    const body = shipment({ carrierId: 'test-b', serviceType: '03', itemLines });
    return validate(body).prepared?.request.itemLines[0]?.customerReference;
  };
  expect(references({ reference1: 'A', reference2: 'B' })).toEqual({ ref1: 'A', ref2: 'B' });
  expect(references({ ref1: '', reference1: 'A', ref5: '' })).toEqual({ ref1: 'A' });
});

test('shipments between countries are international', () => {
  const body = shipment({ serviceType: 'A_EXPRESS_INTERNATIONAL', recipient: party('ca') });
  expect(validate(body).prepared?.international).toBe(true);
});

test('the body itself is never changed', () => {
  const before = structuredClone(FULL);
  validate(FULL);
  expect(FULL).toEqual(before);
});

test('a request with errors and a dry run prepare nothing', () => {
  expect(validate({ ...FULL, carrierId: 'nobody' }).prepared).toBeNull();
  const { errors, prepared, packages } = dryRun(FULL);
  expect(errors).toEqual([]);
  expect(prepared).toBeNull();
  expect(packages).toHaveLength(1);
});
