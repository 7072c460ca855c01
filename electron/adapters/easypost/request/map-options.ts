import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import { signatureOf, type PaymentOption, type SignatureType } from '#shared/schema/shipping/shipment-request.ts';
import { given } from '../../http/given.ts';

/** Formats of labels by ours; there is no GIF. */
export const LABEL_FORMATS: Readonly<Partial<Record<ImageType, string>>> = {
  PDF: 'PDF',
  PNG: 'PNG',
  ZPL: 'ZPL',
  EPL: 'EPL2',
};

const SIGNATURES: Readonly<Record<SignatureType, string | null>> = {
  SERVICE_DEFAULT: null,
  NO_SIGNATURE_REQUIRED: 'NO_SIGNATURE',
  INDIRECT: 'INDIRECT_SIGNATURE',
  DIRECT: 'SIGNATURE',
  ADULT: 'ADULT_SIGNATURE',
};

/** Who pays, by what it may be called. A third party's account is told by its country and postal code too, which a request does not have. */
export const PAYMENTS: Readonly<Record<string, string>> = {
  SENDER: 'SENDER',
  SHIPPER: 'SENDER',
  PREPAID: 'SENDER',
  RECIPIENT: 'RECEIVER',
  RECEIVER: 'RECEIVER',
  COLLECT: 'COLLECT',
};
export const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAT', 'DAP', 'DPU', 'DDP', 'DDU', 'FAS', 'FOB', 'CFR', 'CIF'];

/** How many lines of text of its own a label takes. */
export const MOST_REFERENCES = 3;

export const paymentOf = (option: PaymentOption | null | undefined) =>
  PAYMENTS[(option?.paymentType ?? '').toUpperCase().replaceAll(/[ -]/g, '_')];

/** What is wanted of the label and of the delivery. */
export function toOptions(shipment: PreparedShipment, each: PreparedPackage): object {
  const { request, imageType, stock } = shipment;
  const signature = SIGNATURES[signatureOf(request)];
  const terms = request.paymentOption?.paymentTerms;
  const payment = toPayment(shipment);
  return {
    label_format: LABEL_FORMATS[imageType],
    // Labels for sheets of paper are put on them here.
    label_size: stock === 'STOCK_4X8' ? '4x8' : '4x6',
    ...(signature !== null && { delivery_confirmation: signature }),
    ...(terms && { incoterm: terms.toUpperCase() }),
    ...(payment && { payment }),
    ...toReferences(each),
    ...ofInvoice(shipment, each),
  };
}

function toPayment({ request: { paymentOption, recipient } }: PreparedShipment): object | null {
  const type = paymentOf(paymentOption);
  const account = paymentOption?.payor;
  if (type === undefined || (type === 'SENDER' && !account)) return null;
  const { countryCode, zipCode } = recipient.address;
  return {
    type,
    ...(account && { account }),
    ...(type === 'RECEIVER' && { country: countryCode, postal_code: zipCode ?? '' }),
  };
}

/** Of the invoice: its number, and what it charges for carriage, which the first package bears. */
function ofInvoice({ request: { customs }, packages }: PreparedShipment, each: PreparedPackage) {
  const { invoiceNumber, freightCharge } = customs ?? {};
  const isFirst = packages[0] === each;
  return given({
    invoice_number: invoiceNumber,
    freight_charge: isFirst && freightCharge ? freightCharge.amount : undefined,
  });
}

/** What kind of number a text is, where the service has a code for it. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/purchase order/i, 'PO'],
  [/\bRMA\b/, 'RMA'],
];

/** The texts in the order of their fields; an invoice number also where the service looks for one. */
function toReferences({ references }: PreparedPackage): Record<string, string> {
  const options: Record<string, string> = {};
  references.slice(0, MOST_REFERENCES).forEach(({ label, value }, index) => {
    const name = `print_custom_${index + 1}`;
    const code = CODES.find(([pattern]) => pattern.test(label))?.[1];
    options[name] = value;
    if (code !== undefined) options[`${name}_code`] = code;
    if (/invoice number/i.test(label)) options['invoice_number'] = value;
  });
  return options;
}
