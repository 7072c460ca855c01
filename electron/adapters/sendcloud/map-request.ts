import { decimal } from '#electron/engine/rules/index.ts';
import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import type { Measures } from '#shared/schema/shipping/check.ts';
import type { SendcloudConfig } from './config.ts';
import { given, insured, said } from '../http/given.ts';
import { toAddress } from './map-address.ts';
import { moneyOf, toCustoms, toParcelItems } from './map-customs.ts';
import { lengthUnit, massUnit } from './units.ts';

/** How packages may be packed there; each is a packaging that an import brings. */
export const PACKAGE_TYPES: Readonly<Record<string, string>> = {
  package: 'Package',
  letterbox: 'Letterbox parcel',
  tube: 'Tube',
  bundle: 'Bundle',
  euro_pallet: 'Euro pallet',
  half_pallet: 'Half pallet',
  mini_pallet: 'Mini pallet',
  block_pallet: 'Block pallet',
  one_way_pallet: 'One-way pallet',
  over_size_pallet: 'Oversize pallet',
};

/** The formats that labels come in, and the resolution that is asked for where it matters. */
export const LABEL_FORMATS: Partial<Record<ImageType, { type: string; dpi?: number }>> = {
  PDF: { type: 'application/pdf' },
  ZPL: { type: 'application/zpl' },
  PNG: { type: 'image/png', dpi: 300 },
};

/** The shipment as it is announced, which buys it. Called for what `requestFaults` had nothing against. */
export function toAnnouncement(order: PurchaseRequest, config: SendcloudConfig) {
  const { request, shipper, service, imageType } = order.shipment;
  const format = LABEL_FORMATS[imageType];
  const packages = order.shipment.packages.map((prepared, index) => {
    const line = request.itemLines[index];
    const notes = line ? messagesOf(line, prepared.references) : [];
    const items = toParcelItems(request, prepared.itemTransactionId);
    const value = insured(prepared.declaredInfo);
    return given({
      ...toMeasures(prepared.transmitted, line),
      additional_insured_price: value && moneyOf(value),
      label_notes: notes.length > 0 ? notes : undefined,
      package_type: packageType(line?.packageCode),
      parcel_items: items.length > 0 ? items : undefined,
    });
  });
  return given({
    external_reference_id: order.attempt.ownId,
    reference: order.transactionId,
    from_address: toAddress(shipper),
    to_address: toAddress(request.recipient),
    ship_with: {
      type: 'shipping_option_code',
      properties: given({ shipping_option_code: service.serviceCode, contract_id: config.contractId }),
    },
    label_details: format && given({ mime_type: format.type, dpi: format.dpi }),
    customs_information: toCustoms(order, config),
    parcels: packages,
  });
}

/** Weight and sides as texts, in the units that they came in. */
export function toMeasures({ weight, dimensions }: Measures, line?: Pick<ItemLine, 'weight'>) {
  const { units, value } = weight ?? line?.weight ?? { units: 'KG', value: 0 };
  return given({
    weight: { value: textOf(value), unit: massUnit(units) },
    dimensions: dimensions
      ? {
          length: textOf(dimensions.length),
          width: textOf(dimensions.width),
          height: textOf(dimensions.height),
          unit: lengthUnit(dimensions.units),
        }
      : undefined,
  });
}

/** The number as a decimal without an exponent. */
const textOf = (value: number) => decimal(value).toFixed();

/** Label messages: those of the carrier's rules, or, where none are known, all that were sent. */
function messagesOf(
  { customerReference = {} }: Pick<ItemLine, 'customerReference'>,
  references: readonly { value: string }[],
): string[] {
  if (references.length > 0) return references.map(({ value }) => value);
  return Object.values(customerReference).flatMap((text) => said(text) ?? []);
}

export const packageType = (code: unknown) =>
  typeof code === 'string' && Object.hasOwn(PACKAGE_TYPES, code.toLowerCase()) ? code.toLowerCase() : undefined;
