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
