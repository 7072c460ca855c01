import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { TaxIdentifier } from '#shared/schema/shipping/customs.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { signatureOf } from '#shared/schema/shipping/shipment-request.ts';
import { contentsFor } from '../http/contents.ts';
import { given, insured, said } from '../http/given.ts';
import { issuerOf } from '../http/tax-issuer.ts';
import { amountOf, toPackage } from './map-package.ts';
import { payerOf, termsOf } from './payment.ts';
import { configOf, FORMATS, formatsOf, PROFILES } from './profiles.ts';

const CONFIRMATIONS: Readonly<Record<string, string>> = {
  NO_SIGNATURE_REQUIRED: 'none',
  INDIRECT: 'signature',
  DIRECT: 'direct_signature',
  ADULT: 'adult_signature',
};

/** The format and the layout of a label as the service names them; null where it has none such. */
export function labelOf({ account, imageType, stock }: PreparedShipment): { format: string; layout: string } | null {
  const format = (FORMATS as Partial<Record<string, string>>)[imageType];
  const layout = PROFILES[configOf(account).profile].layouts[stock];
  return format && layout && formatsOf(layout).includes(imageType) ? { format, layout } : null;
}

/** A purchase in one call. An address is never corrected: what is printed is what was sent. */
export function toLabelRequest(
  { shipment, attempt }: Pick<PurchaseRequest, 'shipment' | 'attempt'>,
  { format, layout }: { format: string; layout: string },
) {
  return {
    label_format: format,
    label_layout: layout,
    label_download_type: 'inline',
    validate_address: 'no_validation',
    shipment: {
      external_shipment_id: attempt.ownId,
      service_code: shipment.service.serviceCode,
      ...toShipment(shipment),
    },
  };
}

/** What is to be carried, without the service that carries it. */
export function toShipment(shipment: PreparedShipment) {
  const { request, account, shipper, packages } = shipment;
  const confirmation = CONFIRMATIONS[signatureOf(request)];
  const taxes = request.taxIndentifiers ?? [];
  const payer = payerOf(request.paymentOption, request.recipient);
  const isInsured = packages.some(({ declaredInfo }) => insured(declaredInfo));
  return {
    carrier_id: configOf(account).carrierId,
    ship_from: toAddress(shipper),
    ship_to: toAddress(request.recipient),
    ...(request.returnAddress && { return_to: toAddress(request.returnAddress) }),
    ...(confirmation !== undefined && { confirmation }),
    ...(isInsured && { insurance_provider: 'carrier' }),
    ...(request.customs?.customsItems?.length && { customs: toCustoms(shipment) }),
    ...(taxes.length > 0 && { tax_identifiers: taxes.map((identifier) => toTaxIdentifier(identifier, shipment)) }),
    ...(payer !== 'unknown' &&
      payer.party !== null && {
        advanced_options: given({
          bill_to_party: payer.party,
          bill_to_account: payer.account,
          bill_to_country_code: payer.country,
          bill_to_postal_code: payer.postalCode,
        }),
      }),
    packages: packages.map((_, index) => toPackage(shipment, index)),
  };
}

/** Empty members are left out: the service refuses them. It cannot do without a name; a company's stands in for a person's. */
function toAddress({ address, contact }: Party) {
  const { personName, companyName, phoneNumber = '', phoneExtension = '' } = contact;
  const phone = phoneNumber && phoneExtension ? `${phoneNumber} ext. ${phoneExtension}` : phoneNumber;
  return given({
    name: said(personName) ?? companyName,
    company_name: said(personName) && companyName,
    phone,
    email: contact.emailAddress,
    address_line1: address.streetLine1,
    address_line2: address.streetLine2,
    address_line3: address.streetLine3,
    city_locality: address.city,
    state_province: address.stateOrProvinceCode,
    postal_code: address.zipCode,
    country_code: address.countryCode,
    address_residential_indicator: 'unknown',
  });
}

function toCustoms({ account, request }: PreparedShipment) {
  const { contents: usual = 'MERCHANDISE', nonDelivery = 'RETURN_TO_SENDER' } = configOf(account);
  const terms = termsOf(request.paymentOption);
  const { contents, explanation } = contentsFor(request.customs, usual);
  const { freightCharge, insuranceCharge } = request.customs ?? {};
  const charges = given({
    freight_charge: freightCharge && amountOf(freightCharge),
    insurance_charge: insuranceCharge && amountOf(insuranceCharge),
  });
  return {
    contents,
    ...given({ contents_explanation: explanation }),
    non_delivery: nonDelivery.toLowerCase(),
    ...(terms !== null && { terms_of_trade_code: terms }),
    ...(Object.keys(charges).length > 0 && { invoice_additional_details: charges }),
  };
}

function toTaxIdentifier(identifier: TaxIdentifier, { request, shipper }: PreparedShipment) {
  const { taxableEntityType = '', identifierType = '', value } = identifier;
  const holder = taxableEntityType === 'SHIPPER' ? shipper : request.recipient;
  return {
    taxable_entity_type: taxableEntityType.toLowerCase(),
    identifier_type: identifierType.toLowerCase(),
    issuing_authority: issuerOf(identifier) ?? holder.address.countryCode,
    value,
  };
}
