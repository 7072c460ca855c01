import { describe, expect, test } from 'vitest';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { AMSTERDAM } from './orders.ts';
import { useSendcloud } from './sendcloud.ts';

const sendcloud = useSendcloud();

/** What was announced for a shipment with these changes. */
async function announced(change: (shipment: PreparedShipment) => PreparedShipment, items = ['p1'], config = {}) {
  const { order } = await sendcloud.bought({ shipment: change, items, config });
  const { asked } = sendcloud.fake.booked().at(-1) ?? {};
  return { asked, order };
}
const requesting = (changes: Partial<ShipmentRequest>) => (shipment: PreparedShipment) => ({
  ...shipment,
  request: { ...shipment.request, ...changes },
});

describe('what is announced', () => {
  test('our own id, the service, both addresses, the weight as it was sent', async () => {
    const { asked, order } = await announced(requesting({ recipient: AMSTERDAM }), ['p1'], { contractId: 517 });
    expect(asked).toEqual({
      external_reference_id: order.attempt.ownId,
      reference: order.transactionId,
      ship_with: {
        type: 'shipping_option_code',
        properties: { shipping_option_code: 'postnl:standard', contract_id: 517 },
      },
      label_details: { mime_type: 'application/pdf' },
      from_address: {
        name: 'Packbench Test Warehouse',
        address_line_1: '1 Depot Road',
        postal_code: '38118',
        city: 'Memphis',
        state_province_code: 'US-TN',
        country_code: 'US',
        phone_number: '+1 901 555 0100',
      },
      to_address: {
        name: 'Anna Example',
        company_name: 'Example BV',
        address_line_1: 'Dam 1',
        address_line_2: 'Tweede verdieping',
        postal_code: '1012 JS',
        city: 'Amsterdam',
        country_code: 'NL',
        email: 'anna@example.com',
        phone_number: '+31 20 555 0100 ext. 12',
      },
      parcels: [{ weight: { value: '2.5', unit: 'lbs' } }],
    });
  });

  test('an extension without a telephone is no telephone', async () => {
    const contact = { ...AMSTERDAM.contact, phoneNumber: ' ' };
    const { asked } = await announced(requesting({ recipient: { ...AMSTERDAM, contact } }));
    expect(asked.to_address).not.toHaveProperty('phone_number');
  });

  test('every package by its place, with sides, messages, insurance and packaging', async () => {
    const { asked } = await announced(
      (shipment) => ({
        ...shipment,
        request: {
          ...shipment.request,
          itemLines: shipment.request.itemLines.map((line) => ({ ...line, packageCode: 'TUBE' })),
        },
        packages: shipment.packages.map((prepared, index) => ({
          ...prepared,
          transmitted: {
            weight: { units: 'KG' as const, value: index === 0 ? 0.0000001 : 1.1 + index },
            dimensions: { units: 'CM' as const, length: 30.5, width: 20, height: 10 },
          },
          references: [{ key: 'ref1', label: 'Customer reference', value: `PO-${index}` }],
          declaredInfo: { amount: 19.99, currency: 'eur' },
        })),
      }),
      ['p1', 'p2'],
    );
    const rest = {
      dimensions: { length: '30.5', width: '20', height: '10', unit: 'cm' },
      additional_insured_price: { value: '19.99', currency: 'EUR' },
      package_type: 'tube',
    };
    expect(asked.parcels).toEqual([
      { ...rest, weight: { value: '0.0000001', unit: 'kg' }, label_notes: ['PO-0'] },
      { ...rest, weight: { value: '2.1', unit: 'kg' }, label_notes: ['PO-1'] },
    ]);
  });

  test('customs items in their packages, and tax numbers by whose they are', async () => {
    const item = {
      ...{ description: 'Cup', quantity: 3, harmonizedTariffCode: '69.11 10', countryOfOrigin: 'de', sku: 'CUP-1' },
      ...{ fabricContent: 'Porcelain', value: { amount: 4.1, currency: 'eur' }, weight: { units: 'KG', value: 0.3 } },
    };
    const { asked, order } = await announced(
      requesting({
        recipient: AMSTERDAM,
        customs: {
          ...{ freightCharge: { amount: 12.5, currency: 'eur' }, insuranceCharge: { amount: 1, currency: 'EUR' } },
          customsItems: [
            { ...item, referToItemTransactionId: 'p2' },
            { ...item, description: 'Saucer', referToItemTransactionId: 'p1' },
          ],
        },
        taxIndentifiers: [
          { identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'GB123456789000' },
          { identifierType: 'VOEC', taxableEntityType: 'SHIPPER', value: '2004500' },
          { identifierType: 'VAT', taxableEntityType: 'RECIPIENT', value: 'EL123456789' },
          { identifierType: 'EIN', taxableEntityType: 'IOR', value: '12-3456789' },
          { identifierType: 'IOSS', taxableEntityType: 'IOR', value: 'IM3720000224' },
        ],
      }),
      ['p1', 'p2'],
      { exportReason: 'GIFT', exportType: 'PRIVATE' },
    );
    expect(asked.customs_information).toEqual({
      invoice_number: order.transactionId,
      export_reason: 'gift',
      export_type: 'private',
      freight_costs: { value: '12.5', currency: 'EUR' },
      insurance_costs: { value: '1', currency: 'EUR' },
      tax_numbers: {
        sender: [
          { name: 'EORI', country_code: 'GB', value: 'GB123456789000' },
          { name: 'VAT', country_code: 'NO', value: '2004500' },
        ],
        receiver: [{ name: 'VAT', country_code: 'GR', value: 'EL123456789' }],
        importer_of_record: [
          { name: 'EIN', country_code: 'US', value: '12-3456789' },
          { name: 'IOSS', country_code: 'IE', value: 'IM3720000224' },
        ],
      },
    });
    const cup = {
      ...{ description: 'Cup', quantity: 3, hs_code: '691110', origin_country: 'DE', sku: 'CUP-1' },
      ...{
        material_content: 'Porcelain',
        price: { value: '4.1', currency: 'EUR' },
        weight: { value: 0.3, unit: 'kg' },
      },
    };
    expect(asked.parcels.map((parcel: Record<string, unknown>) => parcel['parcel_items'])).toEqual([
      [{ ...cup, description: 'Saucer' }],
      [cup],
    ]);
  });
});

describe('what comes of it', () => {
  test('one package: its number, and the label that came along', async () => {
    const { sale } = await sendcloud.bought();
    const [booked] = sendcloud.fake.booked().slice(-1);
    const number = booked?.parcels[0]?.number ?? '';
    expect(sale).toEqual({
      kind: 'purchased',
      trackingNumbers: [number],
      notes: { shipmentId: booked?.id, parcels: [String(booked?.parcels[0]?.id)] },
      documents: [
        { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', bytes: Buffer.from(`%PDF-1.7 label ${number}`) },
      ],
    });
  });

  test('several packages: a number each, and where their labels lie', async () => {
    const { sale } = await sendcloud.bought({ items: ['p1', 'p2', 'p3'] });
    expect(sale.trackingNumbers).toEqual(
      sendcloud.fake
        .booked()
        .at(-1)
        ?.parcels.map(({ number }) => number),
    );
    expect(sale.documentSources?.map(({ packageNumber, contentType }) => [packageNumber, contentType])).toEqual([
      [1, 'LABEL'],
      [2, 'LABEL'],
      [3, 'LABEL'],
    ]);
  });

  test('an announcement that failed is no sale, in the words of the service, though the parcel bears a number', async () => {
    sendcloud.fake.next({ kind: 'fails', words: 'Service error: the postal code is not served.' });
    expect(await sendcloud.adapter.purchase(sendcloud.order())).toEqual({
      kind: 'rejected',
      reason: 'Service error: the postal code is not served.',
      trouble: {
        code: 'SERVICE_REFUSED',
        values: { status: 201, words: 'Service error: the postal code is not served.' },
      },
    });
  });

  test('one of two that failed: partly sold, with the number that came, and what a person looks for there', async () => {
    sendcloud.fake.next({ kind: 'fails-in-part' });
    const outcome = await sendcloud.adapter.purchase(sendcloud.order({ items: ['p1', 'p2'] }));
    const booked = sendcloud.fake.booked().at(-1);
    expect(outcome).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'PARTLY_SOLD', values: { sold: 1, packages: 2, numbers: booked?.parcels[0]?.number } },
      notes: { shipmentId: booked?.id },
    });
  });

  test('a shipment with another id than ours is not taken for ours', async () => {
    const order = sendcloud.order();
    const { sale } = await sendcloud.bought();
    sendcloud.fake.next({ kind: 'another' });
    const outcome = await sendcloud.adapter.purchase(order);
    expect(outcome).toMatchObject({ kind: 'unknown', trouble: { code: 'TRANSACTION_OTHER' } });
    expect(JSON.stringify(outcome)).not.toContain(sale.trackingNumbers[0]);
  });

  test('a used id is answered with the earlier shipment, which is ours: sold, and not again', async () => {
    const { order, sale } = await sendcloud.bought();
    const before = sendcloud.fake.booked().length;
    const again = await sendcloud.adapter.purchase(order);
    expect(again).toMatchObject({ kind: 'purchased', trackingNumbers: sale.trackingNumbers });
    expect(sendcloud.fake.booked()).toHaveLength(before);
  });
});
