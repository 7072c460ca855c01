import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import { tariffCodeOf } from '#shared/shipment/tariff-code.ts';
import { configOf } from '../account.ts';
import { contentsFor } from '../../http/contents.ts';
import { given } from '../../http/given.ts';
import { issuerOf } from '../../http/tax-issuer.ts';
import { inOunces, lineTotal } from './measures.ts';

/** What a US exporter declares for goods of no more than `MOST_WITHOUT_FILING` dollars each kind, unless the account says otherwise. */
const EXEMPTION = 'NOEEI 30.37(a)';

/** The customs declaration of a package; null where nothing of it is declared. */
export function toCustoms(shipment: PreparedShipment, each: PreparedPackage): object | null {
  const { request, shipper, account } = shipment;
  const items = (request.customs?.customsItems ?? []).filter(
    ({ referToItemTransactionId: id }) => !id?.trim() || id === each.itemTransactionId,
  );
  if (items.length === 0) return null;
  const { customsSigner, exportDeclaration, contentsType = 'MERCHANDISE', nonDelivery = 'RETURN' } = configOf(account);
  const { contents, explanation } = contentsFor(request.customs, contentsType);
  const isFromUs = shipper.address.countryCode === 'US';
  return {
    ...given({ eel_pfc: exportDeclaration ?? (isFromUs ? EXEMPTION : null) }),
    customs_certify: true,
    customs_signer: customsSigner ?? (shipper.contact.personName || shipper.contact.companyName),
    contents_type: contents,
    ...given({ contents_explanation: explanation }),
    restriction_type: 'none',
    non_delivery_option: nonDelivery.toLowerCase(),
    customs_items: items.map(toItem),
  };
}

/** Value and weight are of the whole line. */
const toItem = (item: CustomsItem) => ({
  description: [item.description, item.fabricContent, item.skuDescription].filter(Boolean).join(', '),
  quantity: item.quantity,
  value: lineTotal(item.value.amount, item.quantity),
  currency: item.value.currency,
  ...(item.weight && { weight: inOunces(item.weight, item.quantity) }),
  ...given({
    hs_tariff_number: tariffCodeOf(item),
    origin_country: item.countryOfOrigin,
    code: item.sku,
  }),
});

export const ENTITIES: Readonly<Record<string, string>> = { SHIPPER: 'SENDER', RECIPIENT: 'RECEIVER' };

export function toTaxIdentifiers({ request, shipper }: PreparedShipment): object[] {
  return (request.taxIndentifiers ?? []).map((identifier) => {
    const { identifierType = '', taxableEntityType = '', value = '' } = identifier;
    const party = taxableEntityType === 'SHIPPER' ? shipper : request.recipient;
    return {
      entity: ENTITIES[taxableEntityType],
      tax_id_type: identifierType,
      tax_id: value,
      issuing_country: issuerOf(identifier) ?? party.address.countryCode,
    };
  });
}
