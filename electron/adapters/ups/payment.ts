import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';

const SHIPPER = ['', 'SENDER', 'SHIPPER', 'PREPAID'];
const RECEIVER = ['RECIPIENT', 'RECEIVER', 'COLLECT'];
const THIRD_PARTY = ['THIRD_PARTY'];
export const PAYMENT_TYPES = [...SHIPPER.slice(1), ...RECEIVER, ...THIRD_PARTY];
/** As UPS knows them (Incoterms of 2010 and before). */
export const TERMS = ['CFR', 'CIF', 'CIP', 'CPT', 'DAF', 'DAP', 'DDP', 'DDU', 'DEQ', 'DES', 'EXW', 'FAS', 'FCA', 'FOB'];
/** The account that pays, with the country and, where it has one, the postal code that UPS knows it by: `A1B2C3 US 30005`. */
const PAYER = /^([A-Z0-9]{6})(?: ([A-Z]{2})(?: (\S{1,9}))?)?$/;

/** Who pays, as a request says it; null where UPS cannot be told. */
export type Payer =
  | { by: 'shipper' }
  | { by: 'receiver'; account: string; postalCode: string | undefined }
  | { by: 'third-party'; account: string; country: string; postalCode: string | undefined };

const upper = (text: string | null | undefined) => text?.trim().toUpperCase() ?? '';

export const termsOf = ({ paymentOption }: ShipmentRequest) => upper(paymentOption?.paymentTerms) || undefined;
export const paymentTypeOf = ({ paymentOption }: ShipmentRequest) => upper(paymentOption?.paymentType);

/** @param postalCode of the recipient, by which UPS knows the account of one who pays on receipt */
export function payerOf(request: ShipmentRequest, postalCode: string | undefined): Payer | null {
  const type = paymentTypeOf(request);
  const payor = upper(request.paymentOption?.payor);
  if (SHIPPER.includes(type)) return SHIPPER.includes(payor) ? { by: 'shipper' } : null;
  const [, account, country, code] = PAYER.exec(payor) ?? [];
  if (account === undefined) return null;
  if (RECEIVER.includes(type)) return { by: 'receiver', account, postalCode: code ?? postalCode };
  if (!THIRD_PARTY.includes(type) || country === undefined) return null;
  return { by: 'third-party', account, country, postalCode: code };
}

const addressWith = (postalCode: string | undefined) => (postalCode === undefined ? {} : { PostalCode: postalCode });

/** Delivered duty paid: the shipper pays duties and taxes as well. */
export function toCharges(payer: Payer, terms: string | undefined, shipper: string) {
  const duties = terms === 'DDP' ? [{ Type: '02', BillShipper: { AccountNumber: shipper } }] : [];
  return [{ Type: '01', ...toBilling(payer, shipper) }, ...duties];
}

function toBilling(payer: Payer, shipper: string) {
  if (payer.by === 'shipper') return { BillShipper: { AccountNumber: shipper } };
  const { account, postalCode } = payer;
  if (payer.by === 'receiver') return { BillReceiver: { AccountNumber: account, Address: addressWith(postalCode) } };
  const Address = { ...addressWith(postalCode), CountryCode: payer.country };
  return { BillThirdParty: { AccountNumber: account, Address } };
}
