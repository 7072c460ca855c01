import type { UpsSale } from './fake.ts';

/** One pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The label of a package, in UPS's format. */
export function labelOf(number: string, format: string): Buffer {
  if (format === 'GIF') return Buffer.concat([GIF, Buffer.from(number)]);
  if (format === 'PDF') return Buffer.from(`%PDF-1.7 ${number}`);
  return Buffer.from(format === 'EPL' ? `N\nA10,10,0,1,1,1,N,"${number}"\nP1\n` : `^XA^FD${number}^FS^XZ`);
}

export const invoiceOf = (shipmentId: string) => Buffer.from(`%PDF-1.7 invoice of ${shipmentId}`);

const usd = (MonetaryValue: string) => ({ CurrencyCode: 'USD', MonetaryValue });
const RESPONSE = { ResponseStatus: { Code: '1', Description: 'Success' } };
const WEIGHT = { UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' }, Weight: '3.0' };

export const sold = ({ shipmentId, trackingNumbers }: UpsSale, format: string, hasInvoice: boolean) => ({
  ShipmentResponse: {
    Response: { ...RESPONSE, Alert: [{ Code: '121524', Description: 'Additional shipping charges may apply.' }] },
    ShipmentResults: {
      ShipmentCharges: {
        TransportationCharges: usd('14.20'),
        ServiceOptionsCharges: usd('0.00'),
        TotalCharges: usd('14.20'),
      },
      NegotiatedRateCharges: { TotalCharge: usd('11.05') },
      BillingWeight: WEIGHT,
      ShipmentIdentificationNumber: shipmentId,
      PackageResults: trackingNumbers.map((TrackingNumber) => ({
        TrackingNumber,
        ServiceOptionsCharges: usd('0.00'),
        ShippingLabel: {
          ImageFormat: { Code: format, Description: format },
          GraphicImage: labelOf(TrackingNumber, format).toString('base64'),
        },
      })),
      ...(hasInvoice && {
        Form: {
          Code: '01',
          Description: 'All Requested International Forms',
          Image: {
            ImageFormat: { Code: 'PDF', Description: 'PDF' },
            GraphicImage: invoiceOf(shipmentId).toString('base64'),
          },
        },
      }),
    },
  },
});

/** What UPS describes as an answer, without a package that was sold. */
export const soldNothing = { ShipmentResponse: { Response: RESPONSE, ShipmentResults: { BillingWeight: WEIGHT } } };

interface Recovery {
  number: string | undefined;
  format: string;
  how: string | undefined;
}

/** By a number its package, by a reference the shipment. */
export function recovered({ shipmentId, trackingNumbers }: UpsSale, { number, format, how }: Recovery) {
  const isPdfOfAll = how === 'one PDF of all';
  const numbers = number === undefined || isPdfOfAll ? trackingNumbers : [number];
  const results = numbers.map((TrackingNumber, index) => ({
    TrackingNumber,
    ...((!isPdfOfAll || format !== 'PDF' || index === 0) && {
      LabelImage: {
        LabelImageFormat: { Code: format },
        GraphicImage: labelOf(TrackingNumber, format).toString('base64'),
      },
    }),
  }));
  const candidates = how === 'candidates' && number === undefined;
  return {
    LabelRecoveryResponse: {
      Response: RESPONSE,
      ...(!candidates && { ShipmentIdentificationNumber: shipmentId }),
      LabelResults: candidates ? [] : how === 'one object' ? results[0] : results,
      ...(candidates && { TrackingCandidate: trackingNumbers.map((TrackingNumber) => ({ TrackingNumber })) }),
    },
  };
}

export const voided = ({ trackingNumbers }: UpsSale) => ({
  VoidShipmentResponse: {
    Response: RESPONSE,
    SummaryResult: { Status: { Code: '1', Description: 'Voided' } },
    PackageLevelResults: trackingNumbers.map((TrackingNumber) => ({
      TrackingNumber,
      Status: { Code: '1', Description: 'Voided' },
    })),
  },
});

const ratedAs = (code: string, price: string, negotiated: string | null, packages: number, days: string) => ({
  Service: { Code: code },
  BillingWeight: { ...WEIGHT, Weight: '3.0' },
  TransportationCharges: usd(price),
  ServiceOptionsCharges: usd('0.00'),
  TotalCharges: usd(price),
  ...(negotiated !== null && { NegotiatedRateCharges: { TotalCharge: usd(negotiated) } }),
  RatedPackage: Array.from({ length: packages }, () => ({ Weight: '3.0' })),
  TimeInTransit: {
    PickupDate: '20261123',
    ServiceSummary: {
      Service: { Description: code === '03' ? 'UPS Ground' : 'UPS Next Day Air' },
      EstimatedArrival: {
        Arrival: { Date: '20261125', Time: '230000' },
        BusinessDaysInTransit: days,
        Pickup: { Date: '20261123', Time: '150000' },
        DayOfWeek: 'WED',
      },
    },
  },
});

export const rated = (packages: number) => ({
  RateResponse: {
    Response: RESPONSE,
    RatedShipment: [ratedAs('03', '14.20', '11.05', packages, '2'), ratedAs('01', '62.10', null, packages, '1')],
  },
});
