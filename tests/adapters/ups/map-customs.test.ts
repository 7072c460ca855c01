import { describe, expect, test } from 'vitest';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { ATLANTA, BERLIN, useUps } from './ups.ts';

const ups = useUps();
const abroad = { international: true } as const;

describe('customs', () => {
  const usd = (amount: number) => ({ amount, currency: 'usd' });
  const customsItems = [
    {
      ...{
        description: 'T-shirt',
        fabricContent: '100 % cotton',
        harmonizedTariffCode: '6109.10.00',
        countryOfOrigin: 'PT',
      },
      ...{ quantity: 3, sku: 'TS-1', value: usd(0.1), weight: { units: 'KG' as const, value: 0.2 } },
    },
    { description: 'Porcelain cup', quantity: 2, value: usd(12.345), countryOfOrigin: 'CN' },
  ];
  const request = { recipient: BERLIN, customs: { customsItems }, paymentOption: { paymentTerms: 'DAP' } };

  test('are an invoice that UPS writes; values are of a unit', async () => {
    const { ShipmentServiceOptions, Description } = await ups.sentFor({ request, shipment: abroad });
    const { InternationalForms: form } = ShipmentServiceOptions;
    expect(form).toMatchObject({
      ...{ FormType: ['01'], ReasonForExport: 'SALE', TermsOfShipment: 'DAP', CurrencyCode: 'USD' },
      Contacts: { SoldTo: { Name: 'Roe GmbH', AttentionName: 'Jane Roe' } },
      Product: [
        {
          Description: ['T-shirt, 100 % cotton'],
          Unit: { Number: '3', UnitOfMeasurement: { Code: 'PCS' }, Value: '0.1' },
          ...{ CommodityCode: '61091000', PartNumber: 'TS-1', OriginCountryCode: 'PT' },
        },
        { Description: ['Porcelain cup'], Unit: { Number: '2', Value: '12.345' }, OriginCountryCode: 'CN' },
      ],
    });
    expect(form.InvoiceDate).toMatch(/^20[0-9]{6}$/);
    expect(Description).toBe('T-shirt, Porcelain cup');
  });

  test.each([
    ['CA', 12.345, '25'],
    ['PR', 12.1, '25'],
    ['PR', 0.05, '1'],
    ['DE', 12.345, undefined],
    ['MX', 12.345, undefined],
  ])(
    'their total in whole dollars is sent from the US to Canada and Puerto Rico only: %s',
    async (to, value, total) => {
      const recipient = { ...ATLANTA, address: { ...ATLANTA.address, countryCode: to, zipCode: '' } };
      const items = [
        { ...customsItems[0], value: usd(0.1) },
        { ...customsItems[1], value: usd(value) },
      ];
      const { InvoiceLineTotal } = await ups.sentFor({
        request: { ...request, recipient, customs: { customsItems: items } } as Partial<ShipmentRequest>,
        shipment: abroad,
      });
      expect(InvoiceLineTotal).toEqual(total && { CurrencyCode: 'USD', MonetaryValue: total });
    },
  );

  const inSpain = (zipCode: string) => ({ ...BERLIN, address: { ...BERLIN.address, countryCode: 'ES', zipCode } });

  test.each([
    ['28001', '35200', 'ES', 'IC'],
    ['38 670', '08001', 'IC', 'ES'],
    ['28001', '51001', 'ES', 'XC'],
    ['28001', '52001', 'ES', 'XL'],
  ])('are sent where a border lies within a country, whose parts are countries to UPS: %s to %s', async (...way) => {
    const [from, to, ...countries] = way;
    const shipment = { international: false, shipper: inSpain(from) };
    const sent = await ups.sentFor({ request: { ...request, recipient: inSpain(to) }, shipment });
    const { ShipFrom, ShipTo, ShipmentServiceOptions } = sent;
    expect([ShipFrom.Address.CountryCode, ShipTo.Address.CountryCode]).toEqual(countries);
    expect(ShipmentServiceOptions.InternationalForms.Product).toHaveLength(2);
    expect(ShipmentServiceOptions.InternationalForms.Contacts.SoldTo.Address.CountryCode).toBe(countries[1]);
  });

  test('are not sent where no border lies on the way', async () => {
    const shipment = { international: false, shipper: inSpain('28001') };
    const { ShipmentServiceOptions } = await ups.sentFor({
      request: { ...request, recipient: inSpain('08001') },
      shipment,
    });
    expect(ShipmentServiceOptions?.InternationalForms).toBeUndefined();
  });

  test('say why it is sent', async () => {
    const gift = { ...request, customs: { contentsType: 'GIFT', customsItems } };
    const { ShipmentServiceOptions } = await ups.sentFor({ request: gift, shipment: abroad });
    expect(ShipmentServiceOptions.InternationalForms.ReasonForExport).toBe('GIFT');
  });

  test('a long description stands in lines, with every word', async () => {
    const description = 'Hand painted porcelain cup with a golden rim and a saucer to match it, in a box';
    const items = [{ ...customsItems[1], description, quantity: 1, value: usd(1) }];
    const { ShipmentServiceOptions } = await ups.sentFor({
      request: { ...request, customs: { customsItems: items } },
      shipment: abroad,
    });
    const written: string[] = ShipmentServiceOptions.InternationalForms.Product[0].Description;
    expect(written.join(' ')).toBe(description);
    expect(Math.max(...written.map((text) => text.length))).toBeLessThanOrEqual(35);
  });

  test('what is in the shipment is said in whole descriptions, as many as UPS has room for', async () => {
    const said = async (...descriptions: string[]) => {
      const items = descriptions.map((description) => ({
        ...customsItems[1],
        description,
        quantity: 1,
        value: usd(1),
      }));
      const sent = await ups.sentFor({ request: { ...request, customs: { customsItems: items } }, shipment: abroad });
      return sent.Description;
    };
    const long = 'Hand painted porcelain cup with a golden rim and a saucer';
    expect(await said('Porcelain cup', 'Leather wallet', 'Cotton shirt, printed', 'Tea')).toBe(
      'Porcelain cup, Leather wallet, Tea',
    );
    expect(await said(long, 'Tea', 'Tea')).toBe('Tea');
  });

  test('tax identifiers are told by whose and what they are', async () => {
    const of = (taxableEntityType: string, identifierType: string, value: string) => ({
      taxableEntityType,
      identifierType,
      value,
    });
    const taxIndentifiers = [
      of('SHIPPER', 'EORI', 'GB123'),
      of('SHIPPER', 'IOSS', 'IM0400000'),
      of('RECIPIENT', 'VAT', 'DE123'),
      of('IOR', 'EORI', 'FR456'),
    ] as ShipmentRequest['taxIndentifiers'];
    const { GlobalTaxInformation, ShipFrom } = await ups.sentFor({
      request: { ...request, taxIndentifiers },
      shipment: abroad,
    });
    expect(ShipFrom.VendorInfo).toEqual({ VendorCollectIDTypeCode: '0356', VendorCollectIDNumber: 'IM0400000' });
    const { AgentTaxIdentificationNumber: agents } = GlobalTaxInformation;
    expect(agents).toMatchObject([
      {
        AgentRole: '20',
        TaxIdentificationNumber: [
          {
            IdentificationNumber: 'GB123',
            IDNumberCustomerRole: '37',
            IDNumberPurposeCode: '02',
            IDNumberTypeCode: '0002',
            ...{ IDNumberIssuingCntryCd: 'GB', IDNumberRequestingCntryCd: 'US' },
          },
        ],
      },
      {
        AgentRole: '30',
        TaxIdentificationNumber: [
          {
            IdentificationNumber: 'DE123',
            IDNumberCustomerRole: '18',
            IDNumberPurposeCode: '01',
            IDNumberTypeCode: '1002',
          },
          {
            IdentificationNumber: 'FR456',
            ...{ IDNumberIssuingCntryCd: 'FR', IDNumberRequestingCntryCd: 'DE' },
            IDNumberCustomerRole: '05',
            IDNumberPurposeCode: '02',
            IDNumberTypeCode: '1002',
          },
        ],
      },
    ]);
  });
});
