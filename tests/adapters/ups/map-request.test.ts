import { describe, expect, test } from 'vitest';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { ACCOUNT, errors } from './fake.ts';
import { ATLANTA, BERLIN, useUps } from './ups.ts';

const ups = useUps();

const lines = (...each: Partial<ShipmentRequest['itemLines'][number]>[]) =>
  each.map((line, index) => ({ itemTransactionId: `p${index}`, weight: { units: 'LB' as const, value: 1 }, ...line }));

test('parties are sent whole, empty texts left out, telephones in digits', async () => {
  const { Shipper, ShipTo, ShipFrom } = await ups.sentFor({ request: { recipient: BERLIN } });
  expect(ShipTo).toEqual({
    Name: 'Roe GmbH',
    AttentionName: 'Jane Roe',
    Phone: { Number: '4930123456' },
    EMailAddress: 'jane@example.com',
    Address: {
      AddressLine: ['Invalidenstraße 7', '2. Stock', 'Links'],
      City: 'Berlin',
      PostalCode: '10115',
      CountryCode: 'DE',
    },
  });
  expect(Shipper).toMatchObject({ ShipperNumber: ACCOUNT, Name: 'Packbench Test Warehouse' });
  expect(ShipFrom).toMatchObject({ Name: 'Packbench Test Warehouse', Address: { City: 'Memphis' } });
});

test.each([
  ['901-555-0100 ext. 4711', { Number: '9015550100', Extension: '4711' }],
  ['(901) 555 0100 x 12', { Number: '9015550100', Extension: '12' }],
  ['+1 901-555-0100 ext. 58371', { Number: '9015550100' }],
  ['+1 901 555 0100 #7', { Number: '9015550100', Extension: '7' }],
  ['1-901-555-0100', { Number: '9015550100' }],
  ['Tel. 030 123456', { Number: '030123456' }],
])('an extension that stands behind the number is none of its digits: %s', async (phoneNumber, Phone) => {
  const recipient = { ...ATLANTA, contact: { ...ATLANTA.contact, phoneNumber } };
  expect((await ups.sentFor({ request: { recipient } })).ShipTo.Phone).toEqual(Phone);
});

test('a parcel that cannot be delivered goes to the return address, and leaves from the sender', async () => {
  const { Shipper, ShipFrom } = await ups.sentFor({ request: { returnAddress: ATLANTA } });
  expect(Shipper).toMatchObject({
    ...{ Name: 'Ann Poe', AttentionName: 'Ann Poe', ShipperNumber: ACCOUNT },
    Address: { City: 'Atlanta', PostalCode: '300051234' },
  });
  expect(ShipFrom.Address.City).toBe('Memphis');
});

test('measures are sent as the rules left them, exactly', async () => {
  const measures = {
    weight: { units: 'LB', value: 0.3 },
    dimensions: { units: 'IN', length: 12, width: 8, height: 1 },
  } as const;
  const base = ups.order({ items: ['a'] }).shipment.packages;
  const packages = base.map((each) => ({ ...each, transmitted: measures })) as PreparedShipment['packages'];
  const { Package } = await ups.sentFor({ shipment: { packages } });
  expect(Package[0]).toMatchObject({
    Packaging: { Code: '02' },
    Dimensions: { UnitOfMeasurement: { Code: 'IN' }, Length: '12', Width: '8', Height: '1' },
    PackageWeight: { UnitOfMeasurement: { Code: 'LBS' }, Weight: '0.3' },
  });
});

test('the longest side is the length', async () => {
  const measures = {
    weight: { units: 'LB', value: 1 },
    dimensions: { units: 'IN', length: 4, width: 12, height: 8 },
  } as const;
  const base = ups.order({ items: ['a'] }).shipment.packages;
  const packages = base.map((each) => ({ ...each, transmitted: measures })) as PreparedShipment['packages'];
  const { Package } = await ups.sentFor({ shipment: { packages } });
  expect(Package[0].Dimensions).toMatchObject({ Length: '12', Width: '8', Height: '4' });
});

test.each([
  ['US', '30005-1234', '300051234'],
  ['CA', 'k1a 0b1', 'K1A0B1'],
  ['CA', 'M5V-3L9', 'M5V3L9'],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
  ['VI', '00802-1234', '008021234'],
  ['GU', '96910-1234', '969101234'],
])('a postal code of %s: %s', async (countryCode, zipCode, sent) => {
  const contact = { ...ATLANTA.contact, phoneNumber: '613 555 0100' };
  const recipient = { address: { ...ATLANTA.address, countryCode, zipCode }, contact };
  const { ShipTo } = await ups.sentFor({ request: { recipient } });
  expect(ShipTo.Address.PostalCode).toBe(sent);
});

test('declared value, packaging and service are sent', async () => {
  const base = ups.order({ items: ['a'] }).shipment.packages;
  const packages = base.map((each) => ({ ...each, declaredInfo: { amount: 1234.5, currency: 'usd' } }));
  const { Package, Service } = await ups.sentFor({
    shipment: { packages },
    request: { itemLines: lines({ packageCode: '2b' }) },
  });
  expect(Service).toEqual({ Code: '03' });
  expect(Package[0]).toMatchObject({
    Packaging: { Code: '2b' },
    PackageServiceOptions: { DeclaredValue: { CurrencyCode: 'USD', MonetaryValue: '1234.5' } },
  });
});

test('a declared value of nothing is none', async () => {
  const base = ups.order({ items: ['a'] }).shipment.packages;
  const packages = base.map((each) => ({ ...each, declaredInfo: { amount: 0, currency: 'USD' } }));
  const { Package } = await ups.sentFor({ shipment: { packages } });
  expect(Package[0]).not.toHaveProperty('PackageServiceOptions');
});

describe('references', () => {
  const values = (list: { Value: string }[] = []) => list.map(({ Value }) => Value);

  test('are the packages’ within the US, and our own stands on the first', async () => {
    const itemLines = lines(
      { customerReference: { ref1: 'PO-1' } },
      { customerReference: { ref1: 'PO-2', ref2: 'B' } },
    );
    const { Package, ReferenceNumber, ownId } = await ups.sentFor({ items: ['a', 'b'], request: { itemLines } });
    expect(Package.map((each: { ReferenceNumber?: [] }) => values(each.ReferenceNumber))).toEqual([
      ['PO-1', ownId],
      ['PO-2', 'B'],
    ]);
    expect(ReferenceNumber).toBeUndefined();
  });

  test('are the shipment’s elsewhere', async () => {
    const itemLines = lines({ customerReference: { ref1: 'PO-1' } }, { customerReference: { ref1: 'PO-1' } });
    const { Package, ReferenceNumber, ownId } = await ups.sentFor({
      items: ['a', 'b'],
      request: { itemLines, recipient: BERLIN },
    });
    expect([values(ReferenceNumber), Package[0].ReferenceNumber]).toEqual([['PO-1', ownId], undefined]);
  });

  test('of the shipper come before our own', async () => {
    const itemLines = lines({ customerReference: { ref1: 'PO-1', ref2: 'Order 7' } });
    const { Package } = await ups.sentFor({ request: { itemLines } });
    expect(values(Package[0].ReferenceNumber)).toEqual(['PO-1', 'Order 7']);
  });
});

describe('a signature', () => {
  test.each([
    ['DIRECT', ATLANTA, '2', undefined],
    ['ADULT', ATLANTA, '3', undefined],
    ['DIRECT', BERLIN, undefined, '1'],
    ['ADULT', BERLIN, undefined, '2'],
    ['NO_SIGNATURE_REQUIRED', ATLANTA, undefined, undefined],
    ['SERVICE_DEFAULT', BERLIN, undefined, undefined],
  ] as const)(
    '%s is of the package in the US, of the shipment elsewhere',
    async (type, recipient, ofPackage, ofShipment) => {
      const request = { recipient, signatureOption: { signatureOptionType: type } };
      const { Package, ShipmentServiceOptions } = await ups.sentFor({ request });
      expect(Package[0].PackageServiceOptions?.DeliveryConfirmation?.DCISType).toBe(ofPackage);
      expect(ShipmentServiceOptions?.DeliveryConfirmation?.DCISType).toBe(ofShipment);
    },
  );
});

describe('payment', () => {
  const charges = async (paymentOption: ShipmentRequest['paymentOption']) =>
    (await ups.sentFor({ request: { paymentOption, recipient: BERLIN } })).PaymentInformation.ShipmentCharge;

  test.each([
    [null, [{ Type: '01', BillShipper: { AccountNumber: ACCOUNT } }]],
    [{ paymentType: 'SENDER' }, [{ Type: '01', BillShipper: { AccountNumber: ACCOUNT } }]],
    [
      { paymentType: 'recipient', payor: 'X9Y8Z7' },
      [{ Type: '01', BillReceiver: { AccountNumber: 'X9Y8Z7', Address: { PostalCode: '10115' } } }],
    ],
    [
      { paymentType: 'THIRD_PARTY', payor: 'X9Y8Z7 US 30005' },
      [
        {
          Type: '01',
          BillThirdParty: { AccountNumber: 'X9Y8Z7', Address: { PostalCode: '30005', CountryCode: 'US' } },
        },
      ],
    ],
    [
      { paymentTerms: 'ddp' },
      [
        { Type: '01', BillShipper: { AccountNumber: ACCOUNT } },
        { Type: '02', BillShipper: { AccountNumber: ACCOUNT } },
      ],
    ],
  ])('%j', async (option, expected) => expect(await charges(option)).toEqual(expected));
});

test.each([
  ['ZPL', 'STOCK_4X6', { LabelImageFormat: { Code: 'ZPL' }, LabelStockSize: { Height: '6', Width: '4' } }],
  ['EPL', 'STOCK_4X8', { LabelImageFormat: { Code: 'EPL' }, LabelStockSize: { Height: '8', Width: '4' } }],
  ['GIF', 'STOCK_4X6', { LabelImageFormat: { Code: 'GIF' }, HTTPUserAgent: 'Mozilla/4.5' }],
  ['PDF', 'STOCK_4X6', { LabelImageFormat: { Code: 'GIF' } }],
] as const)('a label as %s on %s', async (imageType, stock, expected) => {
  await ups.sentFor({ imageType, shipment: { stock } });
  expect(ups.sent('/ship').ShipmentRequest.LabelSpecification).toMatchObject(expected);
});

test('addresses are never corrected, and UPS’s logs know the call by our id', async () => {
  const { ownId } = await ups.sentFor({});
  const call = ups.fake.calls.findLast(({ path }) => path.endsWith('/ship'));
  expect(call?.json.ShipmentRequest.Request).toMatchObject({
    RequestOption: 'nonvalidate',
    TransactionReference: { CustomerContext: ownId },
  });
  expect(call?.headers['transid']).toBe(ownId);
});

test.each([
  [{ weight: { units: 'KG', value: 100.25 }, dimensions: null }, '100.25 kg', 5],
  [{ weight: { units: 'KG', value: 1 }, dimensions: { units: 'CM', length: 10.5, width: 8, height: 1 } }, '10.5 cm', 3],
] as const)(
  'a measure that UPS has no room for is not rounded, and not sent: %j',
  async (transmitted, measure, limit) => {
    const base = ups.order({ items: ['a'] }).shipment.packages;
    const packages = base.map((each) => ({ ...each, transmitted })) as PreparedShipment['packages'];
    const { length } = ups.fake.calls;
    ups.fake.answerNext(errors('1', 'was sent'));
    expect(await ups.adapter.purchase(ups.order({ shipment: { packages } }))).toMatchObject({
      kind: 'rejected',
      trouble: { code: 'UPS_MEASURE', values: { measure, limit } },
    });
    expect(ups.fake.calls).toHaveLength(length);
  },
);
