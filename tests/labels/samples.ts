import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PreparedPackage, PreparedShipment, Reference } from '#electron/engine/rules/prepared-shipment.ts';
import type { RangeAdapterConfig } from '#electron/adapters/range/config.ts';
import type { RoutingSymbology } from '#shared/schema/accounts/account.ts';
import { traitsOf } from '#electron/engine/accounts/traits.ts';
import { DEFINED } from '../adapters/defined.ts';
import { CARRIERS, type CarrierKey } from '#shared/schema/accounts/carrier.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { of, RECIPIENTS, SHIPPERS } from './parties.ts';

export const ACCEPTED_AT = Date.UTC(2026, 0, 15, 12);

/** Where each carrier's sample goes and on which service. */
const ROUTES: Readonly<
  Record<CarrierKey, { from: string; to: string; code: string; service: string; fields: string[] }>
> = {
  CARRIER_A: {
    from: 'US',
    to: 'US',
    code: 'A_GROUND',
    service: 'Ground',
    fields: [
      'Purchase order number reference',
      'Invoice number reference',
      'Customer reference',
      'Depot reference',
      'RMA number reference',
    ],
  },
  CARRIER_B: {
    from: 'US',
    to: 'US',
    code: '01',
    service: 'Next day',
    fields: ['Customer reference', 'Customer reference'],
  },
  CARRIER_C: { from: 'GB', to: 'GB', code: 'C24', service: 'Next day', fields: ['Delivery reference'] },
  CARRIER_D: {
    from: 'GB',
    to: 'GB',
    code: 'D24',
    service: 'Tracked 24',
    fields: ['Customer reference', 'Customer reference'],
  },
  CARRIER_E: {
    from: 'GB',
    to: 'GB',
    code: '1^12',
    service: 'Next day',
    fields: ['Customer reference', 'Customer reference', 'Customer reference'],
  },
  CARRIER_F: {
    from: 'DE',
    to: 'DE',
    code: '101',
    service: 'Classic',
    fields: ['Customer reference', 'Customer reference'],
  },
  CARRIER_G: {
    from: 'DE',
    to: 'DE',
    code: 'PARCEL',
    service: 'Parcel',
    fields: ['Customer reference', 'Customer reference', 'Shipment reference'],
  },
  CARRIER_H: {
    from: 'BE',
    to: 'DE',
    code: 'H_FREIGHT',
    service: 'Freight',
    fields: ['Special delivery requirements', 'Invoice information'],
  },
  CARRIER_I: { from: 'US', to: 'US', code: 'I_GROUND', service: 'Ground', fields: [] },
};

const VALUES = ['PO-2026-00417', 'INV-88120', 'Order 100234', 'Dock 7', 'RMA-5521'];

export interface SampleOptions {
  carrier?: CarrierKey;
  packages?: number;
  recipient?: Party;
  shipper?: Party;
  references?: Reference[];
  customs?: CustomsItem[];
  routingSymbology?: RoutingSymbology;
  adapter?: RangeAdapterConfig | { type: 'test' };
  trackingNumber?: string;
  request?: Partial<PreparedShipment['request']>;
  imageType?: PreparedShipment['imageType'];
  stock?: PreparedShipment['stock'];
  sorting?: PreparedShipment['sorting'] | undefined;
}

/** A bought shipment of a carrier, ordinary in all that the options do not change. */
export function sample(options: SampleOptions = {}): RenderInput {
  const {
    carrier = 'CARRIER_A',
    packages = 1,
    adapter = { type: 'test' },
    imageType = 'PDF',
    stock = 'STOCK_4X6',
  } = options;
  const route = ROUTES[carrier];
  const { routingSymbology } = options;
  const shipper = structuredClone(options.shipper ?? of(SHIPPERS, route.from));
  const recipient = structuredClone(options.recipient ?? of(RECIPIENTS, route.to));
  const letter = carrier.at(-1) ?? '';
  const references =
    options.references ?? route.fields.map((label, i) => ({ key: `ref${i + 1}`, label, value: VALUES[i] ?? '' }));
  const international = recipient.address.countryCode !== shipper.address.countryCode;
  const prepared = Array.from({ length: packages }, (_, i) => pack(i, route.from, references));
  return {
    acceptedAt: ACCEPTED_AT,
    traits: traitsOf(DEFINED, { adapter }),
    trackingNumbers: prepared.map(
      (_, i) => options.trackingNumber ?? `TEST${letter}${String(4711 + i).padStart(11, '0')}`,
    ),
    platformTrackingNumbers: prepared.map((_, i) => `PBA1000000000${i + 1}`),
    shipment: {
      request: {
        carrierId: `test-${letter.toLowerCase()}`,
        serviceType: route.code,
        recipient,
        itemLines: prepared.map(({ itemTransactionId, entered }) => ({
          itemTransactionId,
          weight: entered.weight ?? { units: 'KG', value: 1 },
        })),
        ...(options.customs ? { customs: { customsItems: options.customs } } : {}),
        ...options.request,
      },
      account: {
        carrierId: `test-${letter.toLowerCase()}`,
        carrier,
        carrierCode: carrier,
        friendlyName: `Carrier ${letter}`,
        adapter,
        ...(routingSymbology && { routingSymbology }),
      },
      service: {
        serviceCode: route.code,
        name: route.service,
        domestic: !international,
        international,
        isMultiPackageSupported: true,
      },
      shipper,
      imageType,
      stock,
      international,
      packages: prepared,
      ...(options.sorting && { sorting: options.sorting }),
    },
  };
}

/** One sample of each carrier. */
export const samples = (options: SampleOptions = {}) => CARRIERS.map((carrier) => sample({ ...options, carrier }));

export const customsItem = (i: number): CustomsItem => ({
  countryOfOrigin: ['US', 'IT', 'PT'][i % 3] ?? 'US',
  description: ['Cotton shirt, printed', 'Leather wallet', 'Ceramic mug with a long descriptive name'][i % 3] ?? '',
  harmonizedTariffCode: ['6205.20', '4202.31', '6912.00'][i % 3] ?? '',
  quantity: i + 1,
  value: { amount: 12.5 * (i + 1), currency: 'USD' },
  weight: { units: 'KG', value: 0.25 },
});

function pack(i: number, from: string, references: Reference[]): PreparedPackage {
  const measures: PreparedPackage['entered'] =
    from === 'US'
      ? { weight: { units: 'LB', value: 5 }, dimensions: { units: 'IN', length: 12, width: 9, height: 4 } }
      : { weight: { units: 'KG', value: 2.5 }, dimensions: { units: 'CM', length: 30, width: 20, height: 10 } };
  return {
    itemTransactionId: `ORDER-100234-${i + 1}`,
    itemCode: null,
    entered: measures,
    transmitted: measures,
    billed: { weight: measures.weight },
    references,
    declaredInfo: null,
  };
}
