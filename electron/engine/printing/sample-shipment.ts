import { TEST_MODE } from '#shared/schema/accounts/account.ts';
import { CARRIERS } from '#shared/schema/accounts/carrier.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import type { PrintJobRecord } from './ports.ts';

const sender: Party = {
  address: {
    countryCode: 'US',
    stateOrProvinceCode: 'TN',
    city: 'Memphis',
    zipCode: '38118',
    streetLine1: '1 Depot Road',
  },
  contact: { companyName: 'Packbench', phoneNumber: '+1 901 555 0100' },
};

export type SampleShipment = Pick<
  ShipmentRecord,
  'prepared' | 'trackingNumbers' | 'platformTrackingNumbers' | 'acceptedAt'
>;

/** What a test label shows: the printer as it is set up, on the layout of a real label that is not for shipping. */
export function sampleShipment({ trackingNumber, createdAt }: PrintJobRecord, printer: Printer): SampleShipment {
  const recipient: Party = {
    address: { ...sender.address, streetLine1: 'Test label', streetLine2: printer.id },
    contact: { personName: printer.name },
  };
  const { format, dpi, stock, offset } = printer;
  const references = [
    { key: 'ref1', label: 'FORMAT', value: `${format} ${dpi} dpi` },
    { key: 'ref2', label: 'STOCK', value: stock },
    { key: 'ref3', label: 'OFFSET', value: `${offset.x} mm right, ${offset.y} mm down` },
  ];
  const item = { itemTransactionId: 'test-label', weight: { units: 'LB' as const, value: 1 } };
  const measures = { weight: item.weight, dimensions: null };
  return {
    prepared: {
      request: { carrierId: 'test-label', serviceType: 'TEST', recipient, itemLines: [item] },
      account: {
        carrierId: 'test-label',
        carrier: CARRIERS[0],
        carrierCode: 'TEST LABEL',
        friendlyName: 'Test label',
        adapter: TEST_MODE,
      },
      service: {
        serviceCode: 'TEST',
        name: 'Test label',
        domestic: true,
        international: false,
        isMultiPackageSupported: false,
      },
      shipper: sender,
      imageType: format,
      stock,
      international: false,
      packages: [
        {
          itemTransactionId: item.itemTransactionId,
          itemCode: null,
          entered: measures,
          transmitted: measures,
          billed: { weight: measures.weight },
          references,
          declaredInfo: null,
        },
      ],
    },
    trackingNumbers: [trackingNumber ?? 'TEST'],
    platformTrackingNumbers: [trackingNumber ?? 'TEST'],
    acceptedAt: createdAt,
  };
}
