import { request, internationalRequest, line } from '../../helpers/requests.ts';

const behaving = (itemCode: string) =>
  request({ itemLines: [{ itemTransactionId: `item-${itemCode}`, itemCode, weight: { units: 'LB', value: 2 } }] });
const to = (city: string, zipCode: string, personName: string, companyName = '') => ({
  address: { countryCode: 'US', stateOrProvinceCode: 'CA', city, zipCode, streetLine1: '1 Main St' },
  contact: { personName, companyName },
});

/** One shipment a minute; the list is newest first. */
export const SHIPMENTS: [transactionId: string, body: Record<string, unknown>][] = [
  ['order-1', request({ recipient: to('San José', '95101', 'Zoë Müller', 'ACME Tools') })],
  [
    'order-2',
    request({
      itemLines: [
        line({ itemTransactionId: 'BOX-77', customerReference: { ref1: 'PO 4711-X', ref2: 'Rechnung Ä1' } }),
        line({ itemTransactionId: 'BOX-78' }),
      ],
    }),
  ],
  ['order-3', behaving('TEST-REJECT')],
  ['order-4', behaving('TEST-UNAVAILABLE')],
  ['order-5', behaving('TEST-UNKNOWN')],
  ['order-6', internationalRequest()],
  ['order-7', request({ carrierId: 'test-b', serviceType: '03' })],
];
