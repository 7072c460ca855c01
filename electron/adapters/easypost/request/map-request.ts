import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { configOf } from '../account.ts';
import { given } from '../../http/given.ts';
import { toCustoms, toTaxIdentifiers } from './map-customs.ts';
import { inInches, inOunces } from './measures.ts';
import { toOptions } from './map-options.ts';

type Wanted = Pick<PurchaseRequest, 'shipment'> & { ownId: string | null };

/**
 * The first step of a purchase: a shipment, or an order for several packages. It sells nothing, because it names no service: with one, a
 * shipment is bought at once.
 */
export function firstStep({ shipment, ownId }: Wanted): { path: string; json: object } {
  const [only, ...others] = shipment.packages;
  if (only && others.length === 0)
    return { path: '/v2/shipments', json: { shipment: toShipment({ shipment, ownId }) } };
  const order = {
    ...given({ reference: ownId }),
    ...toParties(shipment),
    carrier_accounts: carrierAccounts(shipment),
    shipments: shipment.packages.map((each, index) => ({
      ...given({ reference: ownId === null ? null : packageReference(ownId, index) }),
      ...toContents(shipment, each),
    })),
  };
  return { path: '/v2/orders', json: { order } };
}

/** The one package of a shipment with its parties: what is bought, or quoted. */
export function toShipment({ shipment, ownId }: Wanted): object {
  const [only] = shipment.packages;
  return {
    ...given({ reference: ownId }),
    ...toParties(shipment),
    carrier_accounts: carrierAccounts(shipment),
    ...(only && toContents(shipment, only)),
  };
}

/** By what a package of an order is known there. */
export const packageReference = (ownId: string, index: number) => `${ownId}-${index + 1}`;

const carrierAccounts = ({ account }: PreparedShipment) => [configOf(account).carrierAccountId];

const toParties = ({ request, shipper }: PreparedShipment) => ({
  from_address: toAddress(shipper),
  to_address: toAddress(request.recipient),
  ...(request.returnAddress && { return_address: toAddress(request.returnAddress) }),
});

function toAddress({ address, contact }: Party) {
  const { phoneNumber, phoneExtension } = contact;
  return given({
    name: contact.personName,
    company: contact.companyName,
    street1: address.streetLine1,
    street2: address.streetLine2,
    city: address.city,
    state: address.stateOrProvinceCode,
    zip: address.zipCode,
    country: address.countryCode,
    phone: phoneNumber && phoneExtension ? `${phoneNumber} x${phoneExtension}` : phoneNumber,
    email: contact.emailAddress,
  });
}

/** What is of one package: its parcel, its options, its customs declaration. */
function toContents(shipment: PreparedShipment, each: PreparedPackage) {
  const { weight, dimensions } = each.transmitted;
  const line = shipment.request.itemLines[shipment.packages.indexOf(each)];
  const packaging = line?.packageCode;
  const customs = toCustoms(shipment, each);
  const taxIdentifiers = toTaxIdentifiers(shipment);
  return {
    parcel: {
      ...(dimensions && inInches(dimensions)),
      ...(typeof packaging === 'string' && packaging !== '' && { predefined_package: packaging }),
      ...(weight && { weight: inOunces(weight) }),
    },
    options: toOptions(shipment, each),
    ...(customs && { customs_info: customs }),
    ...(taxIdentifiers.length > 0 && { tax_identifiers: taxIdentifiers }),
  };
}
