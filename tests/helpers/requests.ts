import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';

const RECIPIENTS = {
  US: { countryCode: 'US', stateOrProvinceCode: 'CA', city: 'Los Angeles', zipCode: '90001', streetLine1: '1 Main St' },
  GB: { countryCode: 'GB', stateOrProvinceCode: '', city: 'London', zipCode: 'SW1A 1AA', streetLine1: '10 Long Acre' },
  DE: {
    countryCode: 'DE',
    stateOrProvinceCode: '',
    city: 'Berlin',
    zipCode: '10115',
    streetLine1: 'Invalidenstraße 7',
  },
  BE: { countryCode: 'BE', stateOrProvinceCode: '', city: 'Gent', zipCode: '9000', streetLine1: 'Veldstraat 12' },
  CH: {
    countryCode: 'CH',
    stateOrProvinceCode: 'ZH',
    city: 'Zürich',
    zipCode: '8001',
    streetLine1: 'Bahnhofstrasse 3',
  },
} as const;
export type RecipientCountry = keyof typeof RECIPIENTS;

export const recipientIn = (country: RecipientCountry): ShipmentRequest['recipient'] => ({
  address: { ...RECIPIENTS[country] },
  contact: { personName: 'Jane Roe', companyName: '', phoneNumber: '5551234567' },
});

/** One domestic service of each default account, with the country it ships in. */
export const DOMESTIC = [
  ['test-a', 'A_GROUND', 'US'],
  ['test-b', '03', 'US'],
  ['test-c', 'C24', 'GB'],
  ['test-d', 'D24', 'GB'],
  ['test-e', '1^12', 'GB'],
  ['test-f', '101', 'DE'],
  ['test-g', 'PARCEL', 'DE'],
  ['test-h', 'H_FREIGHT', 'BE'],
  ['test-i', 'I_GROUND', 'US'],
] as const satisfies [string, string, RecipientCountry][];

/** A domestic parcel of carrier A that breaks no rule; any part may be given instead. */
export const request = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  carrierId: 'test-a',
  serviceType: 'A_GROUND',
  recipient: recipientIn('US'),
  itemLines: [{ itemTransactionId: 'p1', weight: { units: 'LB', value: 2.5 } }],
  ...changes,
});

/** An item line that every carrier takes. */
export const line = (changes: Record<string, unknown> = {}) => ({
  itemTransactionId: 'p1',
  weight: { units: 'KG', value: 1 },
  ...changes,
});

/** What a customs item must say. */
export const CUSTOMS_ITEM = { description: 'Cup', quantity: 1, value: { amount: 5, currency: 'USD' } };

/** A parcel of carrier A from the US to Switzerland, with its customs declaration. */
export const internationalRequest = (changes: Record<string, unknown> = {}) =>
  request({
    serviceType: 'A_EXPRESS_INTERNATIONAL',
    recipient: recipientIn('CH'),
    customs: {
      customsItems: [
        {
          countryOfOrigin: 'US',
          description: 'Cotton shirt',
          harmonizedTariffCode: '610910',
          quantity: 2,
          referToItemTransactionId: 'p1',
          value: { amount: 19.99, currency: 'USD' },
          weight: { units: 'LB', value: 1 },
        },
      ],
    },
    ...changes,
  });

/** A sound request to a person of this name. */
export const requestTo = (personName: string) =>
  request({ recipient: { address: recipientIn('US').address, contact: { personName } } });

/** The JSON of a request whose one package weighs a number that is written so. */
export const weighing = (written: string) =>
  JSON.stringify(request({ itemLines: [line({ weight: { units: 'LB', value: 987654321 } })] })).replace(
    '987654321',
    written,
  );

/** What was found, as `CODE /pointer`. */
export const findings = (found: readonly { code: string; pointer: string }[]) =>
  found.map(({ code, pointer }) => `${code} ${pointer}`);
