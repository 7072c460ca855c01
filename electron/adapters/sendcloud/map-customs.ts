import { decimal } from '#electron/engine/rules/index.ts';
import { invoiceNumberOf } from '#electron/engine/shipping/documents/customs-papers.ts';
import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { CustomsItem, TaxIdentifier } from '#shared/schema/shipping/customs.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { tariffCodeOf } from '#shared/shipment/tariff-code.ts';
import { EXPORT_REASONS, EXPORT_TYPES, type SendcloudConfig } from './config.ts';
import { given, said } from '../http/given.ts';
import { issuerOf } from '../http/tax-issuer.ts';
import { massUnit } from './units.ts';

/** Our tax identifiers by the service's names; a number of Norway's VOEC is a VAT number there. What is not here has no place. */
export const TAX_NAMES: Readonly<Record<string, string>> = {
  VAT: 'VAT',
  VOEC: 'VAT',
  EORI: 'EORI',
  IOSS: 'IOSS',
  EIN: 'EIN',
  SSN: 'SSN',
  PASSPORT: 'PAS',
  UKIMS: 'UKIMS',
};
/** The lists of the service by whose numbers they hold; all three are always sent. */
export const TAX_LISTS = { SHIPPER: 'sender', RECIPIENT: 'receiver', IOR: 'importer_of_record' } as const;
const MAX_INVOICE_NUMBER = 40;

export const moneyOf = ({ amount, currency }: Money) => ({
  value: decimal(amount).toFixed(),
  currency: currency.toUpperCase(),
});

export const itemsOf = ({ customs }: Pick<ShipmentRequest, 'customs'>): readonly CustomsItem[] =>
  customs?.customsItems ?? [];

/** The goods in the package; those that name none are in the only one. Weights and prices are of one unit, as ours are. */
export function toParcelItems(request: ShipmentRequest, itemTransactionId: string) {
  const isOnly = request.itemLines.length === 1;
  return itemsOf(request)
    .filter(({ referToItemTransactionId: named }) => (said(named) ? named === itemTransactionId : isOnly))
    .map((item) =>
      given({
        description: item.description,
        quantity: item.quantity,
        weight: item.weight && { value: item.weight.value, unit: massUnit(item.weight.units) },
        price: moneyOf(item.value),
        hs_code: tariffCodeOf(item),
        origin_country: item.countryOfOrigin?.toUpperCase(),
        sku: item.sku,
        material_content: item.fabricContent,
      }),
    );
}

/** Why it is sent, in the service's words. */
export const REASONS: Readonly<Record<string, string>> = {
  MERCHANDISE: 'COMMERCIAL_GOODS',
  SAMPLE: 'COMMERCIAL_SAMPLE',
  DOCUMENTS: 'DOCUMENTS',
  GIFT: 'GIFT',
};

/** What customs is told of the shipment; undefined where nothing is declared. */
export function toCustoms({ shipment, transactionId, attempt }: PurchaseRequest, config: SendcloudConfig) {
  const { request, shipper } = shipment;
  if (itemsOf(request).length === 0) return undefined;
  const { exportReason = EXPORT_REASONS[0], exportType = EXPORT_TYPES[0] } = config;
  const reason = REASONS[request.customs?.contentsType ?? ''] ?? exportReason;
  const { freightCharge, insuranceCharge } = request.customs ?? {};
  return {
    invoice_number: invoiceNumber(shipment, transactionId) ?? attempt.ownId,
    export_reason: reason.toLowerCase(),
    export_type: exportType.toLowerCase(),
    ...given({
      freight_costs: freightCharge && moneyOf(freightCharge),
      insurance_costs: insuranceCharge && moneyOf(insuranceCharge),
    }),
    tax_numbers: taxNumbers(request, shipper),
  };
}

/** The invoice's own number, else the transaction's id where that fits; null where neither. */
function invoiceNumber(shipment: PurchaseRequest['shipment'], transactionId: string): string | null {
  const number = invoiceNumberOf(shipment) ?? transactionId;
  return [...number].length <= MAX_INVOICE_NUMBER ? number : null;
}

function taxNumbers(request: ShipmentRequest, shipper: Party) {
  const all = (request.taxIndentifiers ?? []).filter(({ value }) => said(value));
  const list = (entity: keyof typeof TAX_LISTS) =>
    all
      .filter(({ taxableEntityType }) => taxableEntityType?.toUpperCase() === entity)
      .map((number) => toTaxNumber(number, (entity === 'SHIPPER' ? shipper : request.recipient).address.countryCode));
  return { sender: list('SHIPPER'), receiver: list('RECIPIENT'), importer_of_record: list('IOR') };
}

/** With the country that issued it; where the number does not tell, the party's own. */
function toTaxNumber(number: TaxIdentifier, home: string) {
  const { identifierType: type = '', value = '' } = number;
  return { name: TAX_NAMES[type] ?? type, country_code: issuerOf(number) ?? home.toUpperCase(), value };
}
