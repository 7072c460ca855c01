import { decimal } from '#electron/engine/rules/packages/decimal.ts';
import { needsCustomsPapers } from '#electron/engine/shipping/documents/customs-papers.ts';
import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { Dimensions } from '#shared/schema/shipping/measure.ts';
import { signatureOf, type ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { configOfType } from '../http/account/config-of.ts';
import { insured } from '../http/given.ts';
import type { UpsAdapterConfig } from './config.ts';
import { itemsOf, summaryOf, toInvoice, toWholeTotal } from './map-customs.ts';
import { filled, postalCodeOf, toParty } from './map-party.ts';
import { toTaxInformation, toVendor } from './map-tax.ts';
import { payerOf, termsOf, toCharges } from './payment.ts';
import { arePerPackage, referencesOf } from './references.ts';

type Order = { shipment: PreparedShipment; attempt: { ownId: string } };

/** UPS's own; a packaging of the shipper's is the usual one. */
const OWN_PACKAGING = '02';
export const UNITS = {
  KG: { Code: 'KGS', Description: 'Kilograms' },
  LB: { Code: 'LBS', Description: 'Pounds' },
  CM: { Code: 'CM', Description: 'Centimeters' },
  IN: { Code: 'IN', Description: 'Inches' },
};
/** A measure in characters. */
const MEASURE_LIMITS = { weight: 5, side: 3 };
/** The newest that knows arrays and both kinds of charges. */
const SUB_VERSION = '2205';

export const configOf = configOfType<UpsAdapterConfig>('ups');

/** What UPS is sent to sell a shipment. @param date of today at the desk, as 20261123 */
export function toShipmentRequest({ shipment, attempt }: Order, date: string) {
  const { request, service } = shipment;
  const references = referencesOf(request, shipment.shipper.address.countryCode, attempt.ownId);
  const items = itemsOf(request);
  const hasInvoice = needsCustomsPapers(shipment);
  const confirmation = confirmationOf(request);
  const tax = toTaxInformation(request, shipment.shipper.address.countryCode);
  const options = {
    ...(hasInvoice && { InternationalForms: toInvoice(request, date) }),
    ...(confirmation && !perPackage(shipment) && { DeliveryConfirmation: { DCISType: confirmation.shipment } }),
  };
  return {
    ShipmentRequest: {
      Request: {
        SubVersion: SUB_VERSION,
        RequestOption: 'nonvalidate',
        TransactionReference: { CustomerContext: attempt.ownId },
      },
      Shipment: {
        ...(items.length > 0 && { Description: summaryOf(items) }),
        ...toParties(shipment),
        PaymentInformation: { ShipmentCharge: chargesOf(shipment) },
        ShipmentRatingOptions: { NegotiatedRatesIndicator: 'Y' },
        ...(tax && { GlobalTaxInformation: tax }),
        ...(references.shipment.length > 0 && { ReferenceNumber: references.shipment.map((Value) => ({ Value })) }),
        ...(hasInvoice && hasTotal(shipment) && { InvoiceLineTotal: toWholeTotal(items) }),
        Service: { Code: service.serviceCode },
        ...(Object.keys(options).length > 0 && { ShipmentServiceOptions: options }),
        Package: shipment.packages.map((each, index) => {
          const values = references.packages[index] ?? [];
          return {
            Packaging: { Code: packagingOf(request.itemLines[index]) },
            ...toMeasures(each),
            ...(values.length > 0 && { ReferenceNumber: values.map((Value) => ({ Value })) }),
            ...toPackageOptions(each, perPackage(shipment) ? confirmation?.package : undefined),
          };
        }),
      },
      LabelSpecification: toLabelSpecification(shipment),
    },
  };
}

/** Undeliverable parcels go to the shipper's address, which stands on the label; they leave from where they are sent. */
export function toParties({ request, shipper, account }: PreparedShipment) {
  const vendor = toVendor(request);
  const { EMailAddress: _, ...from } = toParty(shipper);
  return {
    Shipper: { ...toParty(request.returnAddress ?? shipper), ShipperNumber: configOf(account).accountNumber },
    ShipTo: toParty(request.recipient),
    ShipFrom: { ...from, ...(vendor && { VendorInfo: vendor }) },
  };
}

export function chargesOf({ request, account }: PreparedShipment) {
  const payer = payerOf(request, postalCodeOf(request.recipient.address)) ?? { by: 'shipper' };
  return toCharges(payer, termsOf(request), configOf(account).accountNumber);
}

/** The label as it comes with the sale: a PDF can only be had afterwards, and until then UPS draws a picture. */
export const inlineFormat = (imageType: PreparedShipment['imageType']) => (imageType === 'PDF' ? 'GIF' : imageType);

export const toLabelSpecification = (
  { imageType, stock }: PreparedShipment,
  format: string = inlineFormat(imageType),
) => ({
  LabelImageFormat: { Code: format },
  ...(format === 'GIF' && { HTTPUserAgent: 'Mozilla/4.5' }),
  LabelStockSize: { Height: stock === 'STOCK_4X8' ? '8' : '6', Width: '4' },
});

/** Of a shipment's goods UPS wants the value beside the invoice on these ways, and takes it on no others. */
const hasTotal = ({ shipper, request }: PreparedShipment) =>
  shipper.address.countryCode.toUpperCase() === 'US' &&
  ['CA', 'PR'].includes(request.recipient.address.countryCode.toUpperCase());

const perPackage = ({ shipper, request }: PreparedShipment) =>
  arePerPackage(shipper.address.countryCode, request.recipient.address.countryCode);

/** Who must sign, as UPS says it of a package and of a shipment. */
function confirmationOf(request: ShipmentRequest) {
  const signature = signatureOf(request);
  if (signature === 'ADULT') return { package: '3', shipment: '2' };
  return signature === 'DIRECT' ? { package: '2', shipment: '1' } : undefined;
}

export const packagingOf = (line: ItemLine | undefined) =>
  (typeof line?.packageCode === 'string' ? filled(line.packageCode) : undefined) ?? OWN_PACKAGING;

const text = (value: number) => decimal(value).toFixed();

/** The longest side is the length. */
function toSides({ length, width, height }: Dimensions) {
  const [Length = 0, Width = 0, Height = 0] = [length, width, height].toSorted((one, other) => other - one);
  return { Length: text(Length), Width: text(Width), Height: text(Height) };
}

export function toMeasures({ transmitted: { weight, dimensions } }: PreparedPackage) {
  return {
    ...(dimensions && {
      Dimensions: {
        UnitOfMeasurement: UNITS[dimensions.units],
        ...toSides(dimensions),
      },
    }),
    ...(weight && {
      PackageWeight: { UnitOfMeasurement: UNITS[weight.units], Weight: text(weight.value) },
    }),
  };
}

function toPackageOptions({ declaredInfo }: PreparedPackage, confirmation: string | undefined) {
  const value = insured(declaredInfo);
  const options = {
    ...(confirmation && { DeliveryConfirmation: { DCISType: confirmation } }),
    ...(value && {
      DeclaredValue: { CurrencyCode: value.currency.toUpperCase(), MonetaryValue: text(value.amount) },
    }),
  };
  return Object.keys(options).length > 0 ? { PackageServiceOptions: options } : {};
}

/** A measure, as the carrier's rules left it, that UPS has no room for. Nothing is rounded here, so nothing is sent. */
export function measureFault({ packages }: PreparedShipment): Diagnostic | null {
  for (const [index, { transmitted }] of packages.entries()) {
    const { weight, dimensions } = transmitted;
    const measures = [
      { value: weight?.value, unit: weight?.units, limit: MEASURE_LIMITS.weight },
      ...[dimensions?.length, dimensions?.width, dimensions?.height].map((value) => ({
        ...{ value, unit: dimensions?.units, limit: MEASURE_LIMITS.side },
      })),
    ];
    for (const { value, unit = '', limit } of measures) {
      if (value === undefined || text(value).length <= limit) continue;
      return diagnostic('UPS_MEASURE', { package: index + 1, measure: `${text(value)} ${unit.toLowerCase()}`, limit });
    }
  }
  return null;
}
