import { describe, expect, test } from 'vitest';
import { inInches, inOunces, lineTotal } from '#electron/adapters/easypost/request/measures.ts';
import type { Reference } from '#electron/engine/rules/prepared-shipment.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { CARRIER_ACCOUNT } from './stock.ts';
import { sent } from './sent.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- what is sent, as it is */

const withRequest = (changes: Partial<ShipmentRequest>) =>
  sent(({ request }) => ({ request: { ...request, ...changes } })).shipment;

describe('measures are exact decimals', () => {
  test.each([
    [{ units: 'LB', value: 2.5 }, 1, 40],
    [{ units: 'LB', value: 0.1 }, 3, 4.8],
    [{ units: 'KG', value: 0.45359237 }, 1, 16],
    [{ units: 'KG', value: 1 }, 1, 35.274],
    [{ units: 'KG', value: 31.5 }, 1, 1111.13],
    [{ units: 'KG', value: 0.001 }, 1, 0.036],
  ])('%o, %i times, is %d oz', (weight, times, ounces) => expect(inOunces(weight, times)).toBe(ounces));

  test('sides that come out are exact, others are rounded to the nearest', () => {
    expect(inInches({ units: 'CM', length: 25.4, width: 10, height: 0.1 })).toEqual({
      length: 10,
      width: 3.937,
      height: 0.039,
    });
    expect(inInches({ units: 'IN', length: 10.25, width: 8, height: 4 })).toEqual({
      length: 10.25,
      width: 8,
      height: 4,
    });
  });

  test('line totals', () => expect([lineTotal(0.1, 3), lineTotal(19.99, 7)]).toEqual([0.3, 139.93]));
});

describe('each field has its place', () => {
  test('the purchase is known by our own id, goes to one carrier account, and names no service: it would be bought at once', () => {
    const { shipment } = sent();
    expect(shipment).toMatchObject({ reference: 'own', carrier_accounts: [CARRIER_ACCOUNT] });
    expect(shipment).not.toHaveProperty('service');
  });

  test('addresses; what is empty is left out', () => {
    const party = {
      address: {
        countryCode: 'US',
        stateOrProvinceCode: 'ME',
        city: 'Portland',
        zipCode: '04101',
        streetLine1: '42 Rose Street',
        streetLine2: '',
      },
      contact: {
        personName: 'Ada Example',
        companyName: 'Example Ltd',
        phoneNumber: '555 0100',
        phoneExtension: '12',
        emailAddress: 'ada@example.com',
      },
    };
    const { shipper: _, ...shipment } = withRequest({ recipient: party, returnAddress: party });
    const address = {
      ...{ name: 'Ada Example', company: 'Example Ltd', street1: '42 Rose Street', city: 'Portland', state: 'ME' },
      ...{ zip: '04101', country: 'US', phone: '555 0100 x12', email: 'ada@example.com' },
    };
    expect(shipment).toMatchObject({ to_address: address, return_address: address });
    expect(shipment.to_address).toEqual(address);
    expect(shipment.from_address).toMatchObject({ company: 'Packbench Test Warehouse', country: 'US' });
  });

  test('the parcel, and its packaging', () => {
    const { shipment } = sent(({ packages, request }) => ({
      request: { ...request, itemLines: request.itemLines.map((line) => ({ ...line, packageCode: 'FedExPak' })) },
      packages: packages.map((each) => ({
        ...each,
        transmitted: {
          weight: { units: 'LB', value: 1.5 },
          dimensions: { units: 'IN', length: 10, width: 8, height: 4 },
        },
      })),
    }));
    expect(shipment.parcel).toEqual({ length: 10, width: 8, height: 4, weight: 24, predefined_package: 'FedExPak' });
  });

  test.each([
    ['PDF', 'STOCK_4X6', { label_format: 'PDF', label_size: '4x6' }],
    ['PNG', 'PAPER_A4', { label_format: 'PNG', label_size: '4x6' }],
    ['ZPL', 'STOCK_4X8', { label_format: 'ZPL', label_size: '4x8' }],
    ['EPL', 'STOCK_4X6', { label_format: 'EPL2', label_size: '4x6' }],
  ] as const)('a label as %s on %s', (imageType, stock, options) => {
    expect(sent(() => ({ imageType, stock })).shipment.options).toEqual(options);
  });

  test.each([
    ['NO_SIGNATURE_REQUIRED', 'NO_SIGNATURE'],
    ['INDIRECT', 'INDIRECT_SIGNATURE'],
    ['DIRECT', 'SIGNATURE'],
    ['ADULT', 'ADULT_SIGNATURE'],
    ['SERVICE_DEFAULT', undefined],
  ])('the signature %s', (signatureOptionType, confirmation) => {
    const { options } = withRequest({ signatureOption: { signatureOptionType } });
    expect(options.delivery_confirmation).toBe(confirmation);
  });

  test('who pays, and the terms', () => {
    const paid = (paymentType: string, payor?: string) =>
      withRequest({ paymentOption: { paymentType, payor: payor ?? null, paymentTerms: 'ddp' } }).options;
    expect(paid('sender')).toMatchObject({ incoterm: 'DDP' });
    expect(paid('SENDER')).not.toHaveProperty('payment');
    expect(paid('SENDER', '123').payment).toEqual({ type: 'SENDER', account: '123' });
    const receiver = { type: 'RECEIVER', account: '123', country: 'US', postal_code: '04101' };
    expect(paid('Recipient', '123').payment).toEqual(receiver);
    expect(paid('COLLECT').payment).toEqual({ type: 'COLLECT' });
  });

  test('references, with their kind where there is a code for it', () => {
    const references: Reference[] = [
      { key: 'ref1', label: 'Purchase order number reference', value: 'PO-1' },
      { key: 'ref2', label: 'Invoice number reference', value: 'IN-2' },
      { key: 'ref5', label: 'RMA number reference', value: 'RMA-3' },
    ];
    const { shipment } = sent(({ packages }) => ({ packages: packages.map((each) => ({ ...each, references })) }));
    expect(shipment.options).toMatchObject({
      ...{ print_custom_1: 'PO-1', print_custom_1_code: 'PO', print_custom_2: 'IN-2', invoice_number: 'IN-2' },
      ...{ print_custom_3: 'RMA-3', print_custom_3_code: 'RMA' },
    });
  });

  const item = {
    ...{ description: 'Shirt', fabricContent: 'cotton', harmonizedTariffCode: '610910', countryOfOrigin: 'PT' },
    ...{ quantity: 3, sku: 'S-1', value: { amount: 19.99, currency: 'USD' }, weight: { units: 'KG', value: 0.2 } },
  };

  test('customs: what the shipment says of its contents goes before what the account says', () => {
    const { customs_info } = withRequest({ customs: { contentsType: 'SAMPLE', customsItems: [item] } });
    expect(customs_info).toMatchObject({ contents_type: 'sample' });
  });

  test('customs: the number of the invoice, and what it charges for carriage, once', () => {
    const customs = {
      ...{ invoiceNumber: 'IN-7', freightCharge: { amount: 12.5, currency: 'USD' } },
      customsItems: [{ ...item, referToItemTransactionId: 'p1' }],
    };
    expect(withRequest({ customs }).options).toMatchObject({ invoice_number: 'IN-7', freight_charge: 12.5 });
    const { order } = sent(({ request }) => ({ request: { ...request, customs } }), ['p1', 'p2']);
    const [first, second] = order.shipments.map((each: any) => each.options);
    expect([first.freight_charge, first.invoice_number]).toEqual([12.5, 'IN-7']);
    expect(second).not.toHaveProperty('freight_charge');
  });

  test('customs: value and weight are those of the whole line', () => {
    const { customs_info } = withRequest({ customs: { customsItems: [item] } });
    expect(customs_info).toEqual({
      ...{ eel_pfc: 'NOEEI 30.37(a)', customs_certify: true, customs_signer: 'Packbench Test Warehouse' },
      ...{ contents_type: 'merchandise', restriction_type: 'none', non_delivery_option: 'return' },
      customs_items: [
        {
          ...{ description: 'Shirt, cotton', quantity: 3, value: 59.97, currency: 'USD', weight: 21.165 },
          ...{ hs_tariff_number: '610910', origin_country: 'PT', code: 'S-1' },
        },
      ],
    });
  });

  test.each([
    ['EORI', 'SHIPPER', 'GB123456789000', 'SENDER', 'GB'],
    ['VAT', 'RECIPIENT', 'EL123456789', 'RECEIVER', 'GR'],
    ['IOSS', 'SHIPPER', 'IM3720000224', 'SENDER', 'IE'],
    ['PCCC', 'RECIPIENT', 'P123456789012', 'RECEIVER', 'KR'],
    ['TIN', 'RECIPIENT', '123456', 'RECEIVER', 'US'],
  ])('a tax identifier: %s of the %s', (identifierType, taxableEntityType, value, entity, issuing_country) => {
    const { tax_identifiers } = withRequest({ taxIndentifiers: [{ identifierType, taxableEntityType, value }] });
    expect(tax_identifiers).toEqual([{ entity, tax_id_type: identifierType, tax_id: value, issuing_country }]);
  });

  test('several packages are an order, each with its own customs items and reference', () => {
    const customsItems = ['p1', 'p2'].map((id) => ({ ...item, sku: id, referToItemTransactionId: id }));
    const { order } = sent(({ request }) => ({ request: { ...request, customs: { customsItems } } }), ['p1', 'p2']);
    expect(order).toMatchObject({ reference: 'own', carrier_accounts: [CARRIER_ACCOUNT] });
    expect(order).not.toHaveProperty('parcel');
    expect(order.shipments.map((each: any) => [each.reference, each.customs_info.customs_items[0].code])).toEqual([
      ['own-1', 'p1'],
      ['own-2', 'p2'],
    ]);
  });
});
