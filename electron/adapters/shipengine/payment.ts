import type { Party } from '#shared/schema/shipping/party.ts';
import type { PaymentOption } from '#shared/schema/shipping/shipment-request.ts';

/** The delivery terms that it knows, in its own writing. */
const TERMS = 'exw fca cpt cip dpu dap ddp fas fob cfr cif ddu daf deq des'.split(' ');
const SENDER = ['SENDER', 'SHIPPER', 'PREPAID'];
const RECIPIENT = ['RECIPIENT', 'RECEIVER', 'CONSIGNEE', 'COLLECT'];
const THIRD_PARTY = ['THIRD_PARTY', 'THIRDPARTY'];
/** The kinds of payment by their first names. */
export const PAYERS: readonly string[] = [SENDER, RECIPIENT, THIRD_PARTY].flatMap(([first = '']) => first);

/** Who pays, as the service is told; `party` null: whoever has the account. `unknown`: a kind of payment that it does not have. */
export type Payer =
  | { party: null }
  | { party: 'recipient' | 'third_party'; account: string; country: string; postalCode: string }
  | 'unknown';

/**
 * `paymentType` says who pays, and `payor` from which account: its number and, where a third party pays, the country and the postal code that
 * belong to it, separated by commas: `1234567, DE, 10115`. Of a recipient, these are the recipient's own.
 */
export function payerOf(option: PaymentOption | null | undefined, { address }: Party): Payer {
  const kind = (option?.paymentType ?? '')
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  const [account = '', country = '', ...code] = (option?.payor ?? '').split(',').map((part) => part.trim());
  const postalCode = code.join(',');
  if (kind === '' || SENDER.includes(kind)) return { party: null };
  if (RECIPIENT.includes(kind)) {
    const own = { country: address.countryCode, postalCode: address.zipCode ?? '' };
    return { party: 'recipient', account, country: country || own.country, postalCode: postalCode || own.postalCode };
  }
  return THIRD_PARTY.includes(kind) ? { party: 'third_party', account, country, postalCode } : 'unknown';
}

/** The delivery terms in the service's writing; null where none are given, or it does not know them. */
export function termsOf(option: PaymentOption | null | undefined): string | null {
  const terms = (option?.paymentTerms ?? '').trim().toLowerCase();
  return TERMS.includes(terms) ? terms : null;
}
