import type { Call } from './recorder.ts';
import type { ShipmentRequest } from '../../shared/schema/shipping/shipment-request.ts';

/** A parcel within the United States. */
export const parcel = (changes: Partial<ShipmentRequest> = {}): ShipmentRequest => ({
  carrierId: 'test-a',
  serviceType: 'A_GROUND',
  recipient: {
    address: {
      countryCode: 'US',
      stateOrProvinceCode: 'CA',
      city: 'Los Angeles',
      zipCode: '90001',
      streetLine1: '1 Main St',
    },
    contact: { personName: 'Jane Roe', companyName: '', phoneNumber: '5551234567' },
  },
  itemLines: [
    {
      itemTransactionId: 'p1',
      weight: { units: 'LB', value: 2.5 },
      dimensions: { units: 'IN', length: 12, width: 8, height: 4 },
      customerReference: { ref1: 'PO-1' },
    },
  ],
  ...changes,
});
/** One of the test account that does as the item code says. */
export const behaving = (itemCode: string) => parcel({ itemLines: [{ itemCode, weight: { units: 'LB', value: 2 } }] });
/** A letter with goods that the post carries to Switzerland. */
export const letterAbroad = (): ShipmentRequest => ({
  ...parcel({ carrierId: 'test-f', serviceType: '101' }),
  recipient: {
    address: { countryCode: 'CH', city: 'Zürich', zipCode: '8001', streetLine1: 'Bahnhofstrasse 1' },
    contact: { personName: 'Urs Meier', phoneNumber: '+41441234567' },
  },
  customs: {
    customsItems: [
      {
        description: 'Mug, blue',
        quantity: 1,
        harmonizedTariffCode: '691200',
        countryOfOrigin: 'PT',
        weight: { units: 'LB', value: 2 },
        value: { amount: 9.5, currency: 'USD' },
      },
    ],
  },
});

/** The shipment that was bought under the id. */
export const idOf = async (call: Call, transactionId: string) =>
  (await call('listShipments', { query: { transactionId } })).shipments[0]?.id ?? '';
