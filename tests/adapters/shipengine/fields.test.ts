import { describe, expect, test } from 'vitest';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { useShipengine } from './connected.ts';

const PROFILES = ['SHIPENGINE', 'SHIPSTATION'] as const;

describe.each(PROFILES)('what %s is sent', (profile) => {
  const connected = useShipengine(profile);

  const phone = (request: ShipmentRequest): ShipmentRequest => ({
    ...request,
    recipient: { ...request.recipient, contact: { ...request.recipient.contact, phoneNumber: '+1 555 0101' } },
  });

  /** The body of the purchase of a shipment with these changes. */
  async function sent(
    changes: Partial<ShipmentRequest> = {},
    shipment: (prepared: PreparedShipment) => PreparedShipment = (prepared) => prepared,
    items?: string[],
  ) {
    const order = connected.order({
      ...(items && { items }),
      shipment: (prepared) => shipment({ ...prepared, request: { ...phone(prepared.request), ...changes } }),
    });
    const outcome = await connected.adapter.purchase(order);
    expect(outcome.kind).toBe('purchased');
    return { body: connected.fake.bought(), order, outcome };
  }

  test('a plain parcel: own id, carrier, service, parties, format; and the address is never corrected', async () => {
    const { body, order } = await sent();
    expect(body).toMatchObject({
      label_format: 'pdf',
      label_layout: '4x6',
      label_download_type: 'inline',
      validate_address: 'no_validation',
      shipment: {
        external_shipment_id: order.attempt.ownId,
        carrier_id: 'se-111111',
        service_code: 'fedex_ground',
        ship_from: { name: 'Packbench Test Warehouse', phone: '+1 901 555 0100', country_code: 'US' },
        ship_to: {
          name: 'Ada Example',
          email: 'ada@example.com',
          address_line1: '42 Rose Street',
          city_locality: 'Portland',
          state_province: 'ME',
          postal_code: '04101',
        },
        packages: [{ weight: { value: 2.5, unit: 'pound' }, external_package_id: 'p1' }],
      },
    });
    expect(JSON.stringify(body)).not.toContain('""');
    expect(body.shipment).not.toHaveProperty('confirmation');
  });

  test('a declared value of nothing is not insured', async () => {
    const { body } = await sent({}, (prepared) => ({
      ...prepared,
      packages: prepared.packages.map((each) => ({ ...each, declaredInfo: { amount: 0, currency: 'USD' } })),
    }));
    expect(body.shipment).not.toHaveProperty('insurance_provider');
    expect(body.shipment.packages[0]).not.toHaveProperty('insured_value');
  });

  test('three street lines, company, extension, return address', async () => {
    const party = {
      address: {
        countryCode: 'DE',
        city: 'Köln',
        zipCode: '50667',
        streetLine1: 'a',
        streetLine2: 'b',
        streetLine3: 'c',
      },
      contact: { personName: 'Jo', companyName: 'Jo KG', phoneNumber: '+49 221 1', phoneExtension: '23' },
    };
    const { body } = await sent({ returnAddress: party });
    expect(body.shipment.return_to).toEqual({
      ...{ name: 'Jo', company_name: 'Jo KG', phone: '+49 221 1 ext. 23' },
      ...{ address_line1: 'a', address_line2: 'b', address_line3: 'c', city_locality: 'Köln' },
      ...{ postal_code: '50667', country_code: 'DE', address_residential_indicator: 'unknown' },
    });
  });

  test.each([
    ['SERVICE_DEFAULT', undefined],
    ['NO_SIGNATURE_REQUIRED', 'none'],
    ['INDIRECT', 'signature'],
    ['DIRECT', 'direct_signature'],
    ['ADULT', 'adult_signature'],
  ])('signature %s', async (signatureOptionType, confirmation) => {
    const { body } = await sent({ signatureOption: { signatureOptionType } });
    expect(body.shipment.confirmation).toBe(confirmation);
  });

  test('several packages with sides, packaging, declared value and messages in carrier A’s places', async () => {
    const { body, outcome } = await sent(
      {
        itemLines: [
          { itemTransactionId: 'p1', weight: { units: 'LB', value: 2.5 }, packageCode: 'fedex_pak' },
          { itemTransactionId: 'p2', weight: { units: 'KG', value: 0.1 } },
        ],
      },
      (prepared) => ({
        ...prepared,
        packages: prepared.packages.map((each, index) => ({
          ...each,
          transmitted: {
            weight: index === 0 ? { units: 'LB', value: 2.5 } : { units: 'KG', value: 0.1 },
            dimensions: { units: index === 0 ? 'IN' : 'CM', length: 30.5, width: 20, height: 10 },
          },
          declaredInfo: index === 0 ? { amount: 19.99, currency: 'USD' } : null,
          references: [
            { key: 'ref1', label: 'PO', value: 'PO-1' },
            { key: 'ref3', label: 'Customer', value: 'C-3' },
          ],
        })),
      }),
      ['p1', 'p2'],
    );
    expect(body.shipment.insurance_provider).toBe('carrier');
    expect(body.shipment.packages).toEqual([
      {
        package_code: 'fedex_pak',
        weight: { value: 2.5, unit: 'pound' },
        dimensions: { unit: 'inch', length: 30.5, width: 20, height: 10 },
        insured_value: { currency: 'usd', amount: 19.99 },
        label_messages: { reference1: 'C-3', reference2: null, reference3: 'PO-1' },
        external_package_id: 'p1',
      },
      {
        weight: { value: 0.1, unit: 'kilogram' },
        dimensions: { unit: 'centimeter', length: 30.5, width: 20, height: 10 },
        label_messages: { reference1: 'C-3', reference2: null, reference3: 'PO-1' },
        external_package_id: 'p2',
      },
    ]);
    expect(outcome).toMatchObject({
      // 7.33 for the carriage and 0.9 for the insurance, as the service's description adds them up.
      cost: { amount: '8.23', currency: 'USD' },
      documents: [{ packageNumber: 1 }, { packageNumber: 2 }],
      notes: { labelId: expect.stringMatching(/^se-/), shipmentId: expect.stringMatching(/^se-/) },
    });
  });

  test('customs, tax identifiers, terms and payment', async () => {
    const { body, outcome } = await sent(
      {
        recipient: {
          address: { countryCode: 'CH', city: 'Zürich', zipCode: '8001', streetLine1: 'Bahnhofstrasse 3' },
          contact: { personName: 'Jane Roe', phoneNumber: '+41 44 1' },
        },
        paymentOption: { paymentType: 'Third Party', paymentTerms: 'DDP', payor: '1234567, DE, 10115' },
        customs: {
          contentsType: 'RETURNED_GOODS',
          ...{ freightCharge: { amount: 12.5, currency: 'USD' }, insuranceCharge: { amount: 1, currency: 'USD' } },
          customsItems: [
            {
              description: 'Shirt',
              fabricContent: '100 % cotton',
              quantity: 2,
              value: { amount: 19.99, currency: 'USD' },
              weight: { units: 'LB', value: 0.3 },
              ...{ harmonizedTariffCode: '610910', countryOfOrigin: 'PT', sku: 'S-1', skuDescription: 'Red' },
            },
          ],
        },
        taxIndentifiers: [
          { identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'DE1234567' },
          { identifierType: 'IOSS', taxableEntityType: 'IOR', value: 'IM2760000001' },
          { identifierType: 'TIN', taxableEntityType: 'RECIPIENT', value: '99' },
        ],
      },
      (prepared) => ({ ...prepared, service: { ...prepared.service, serviceCode: 'fedex_international_economy' } }),
    );
    expect(body.shipment).toMatchObject({
      customs: {
        ...{ contents: 'returned_goods', non_delivery: 'return_to_sender', terms_of_trade_code: 'ddp' },
        invoice_additional_details: {
          freight_charge: { currency: 'usd', amount: 12.5 },
          insurance_charge: { currency: 'usd', amount: 1 },
        },
      },
      tax_identifiers: [
        { taxable_entity_type: 'shipper', identifier_type: 'eori', issuing_authority: 'DE', value: 'DE1234567' },
        { taxable_entity_type: 'ior', identifier_type: 'ioss', issuing_authority: 'DE', value: 'IM2760000001' },
        { taxable_entity_type: 'recipient', identifier_type: 'tin', issuing_authority: 'CH', value: '99' },
      ],
      advanced_options: {
        ...{ bill_to_party: 'third_party', bill_to_account: '1234567' },
        ...{ bill_to_country_code: 'DE', bill_to_postal_code: '10115' },
      },
    });
    expect(body.shipment.packages[0].products).toEqual([
      {
        description: 'Shirt, 100 % cotton',
        quantity: 2,
        value: { currency: 'usd', amount: 19.99 },
        weight: { value: 0.3, unit: 'pound' },
        ...{ harmonized_tariff_code: '610910', country_of_origin: 'PT', sku: 'S-1', sku_description: 'Red' },
      },
    ]);
    // The customs form is a link, and fetched after the sale.
    expect(outcome).toMatchObject({ documentSources: [{ contentType: 'COMMERCIAL_INVOICE', packageNumber: 1 }] });
  });

  test.each([
    ['PDF', 'STOCK_4X6', 'pdf', '4x6'],
    ['PNG', 'PAPER_4X6', 'png', '4x6'],
    ['ZPL', 'STOCK_4X6', 'zpl', '4x6'],
    ['PDF', 'PAPER_LETTER', 'pdf', 'letter'],
    ['PNG', 'PAPER_LETTER', 'png', 'letter'],
  ] as const)('%s on %s, and the bytes come with the sale', async (imageType, stock, format, layout) => {
    const { body, outcome } = await sent({}, (prepared) => ({ ...prepared, imageType, stock }));
    expect([body.label_format, body.label_layout]).toEqual([format, layout]);
    expect(outcome).toMatchObject({ documents: [{ imageType: format, contentType: 'LABEL', packageNumber: 1 }] });
    expect(outcome).not.toHaveProperty('documentSources');
  });

  test('no label of a format or stock that it does not have is bought', async () => {
    const before = connected.fake.calls.length;
    const changes = [
      { imageType: 'EPL' },
      { stock: 'STOCK_4X8' },
      { imageType: 'ZPL', stock: 'PAPER_LETTER' },
    ] as const;
    for (const change of changes) {
      const order = connected.order({ shipment: (prepared) => ({ ...prepared, ...change }) });
      expect(await connected.adapter.purchase(order)).toMatchObject({ kind: 'rejected' });
    }
    expect(connected.fake.calls).toHaveLength(before);
  });
});
