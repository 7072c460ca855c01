import { failedBecause, refused, type FailedPurchase } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field, listOf, quoted, textOf, wordsOf } from '../http/fields.ts';
import { provenAlone, tellsOfSilence, unproven } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';

/** An error as the service gives it; others may stand beside its members. */
interface ServiceError {
  source: string;
  type: string;
  code: string;
  field: string;
  message: string;
}

/** Whom an answer is about, for the sentence about it. */
export interface Asked {
  /** The service's name. */
  at: string;
  /** The carrier there. */
  carrier: string;
  isTest: boolean;
  ownId: string;
}

/** Of which nothing was bought, where every error of the answer is of one of these types. */
const REFUSING = ['validation', 'business_rules', 'account_status', 'security'];
/** Codes that say nothing, or that an earlier call with the same id may have bought. */
const DOUBTFUL = ['unknown', 'identifier_conflict', 'identifiers_must_match'];
const UNPROVEN_STATUSES = [408, 409, 410];

const FUNDS = ['insufficient_funds', 'funding_source_missing_configuration', 'funding_source_error', 'meter_failure'];
const CARRIER = ['carrier_not_connected', 'carrier_disconnected', 'carrier_not_supported', 'carrier_conflict'];
const PLAN = ['invalid_billing_plan', 'subscription_inactive', 'trial_expired', 'terms_not_accepted'];
const ADDRESS = ['invalid_address', 'verification_failure'];

export function errorsOf(answer: Pick<Answer, 'body'>): ServiceError[] {
  const text = (error: unknown, name: string) => textOf(field(error, name)) ?? '';
  return listOf(field(readJson(answer.body), 'errors')).map((error) => ({
    source: text(error, 'error_source'),
    type: text(error, 'error_type'),
    code: text(error, 'error_code'),
    field: text(error, 'field_name'),
    message: text(error, 'message'),
  }));
}

/** The service's own words in an answer; null where there are none. */
export const wordsIn = (answer: Pick<Answer, 'body'>): string | null =>
  wordsOf(
    errorsOf(answer)
      .map(({ message }) => message)
      .join(' '),
  );

/** What an answer to a purchase means that is no sale. */
export function notSold(answer: Answer, asked: Asked): FailedPurchase {
  const { status } = answer;
  const { at } = asked;
  const words = wordsIn(answer);
  const own = quoted(words);
  if (status === 401) return failedBecause('not_sent', diagnostic('KEYS_REFUSED', { at, status, ...own }));
  const proven = provenAlone(answer, at);
  if (proven) return proven;
  const errors = errorsOf(answer);
  if (errors.some((error) => isOfOwnId(error, asked)))
    return failedBecause('unknown', diagnostic('OWN_ID_TAKEN', { at, id: asked.ownId, ...own }));
  const isRefusal = status >= 400 && !UNPROVEN_STATUSES.includes(status) && errors.length > 0;
  return isRefusal && errors.every(refuses) ? refused(reasonOf(status, errors, asked, words)) : unproven(answer, words);
}

/** Whether an error proves that nothing was done. */
export const refuses = ({ source, type, code, message }: ServiceError) =>
  REFUSING.includes(type) && !DOUBTFUL.includes(code) && !(source === 'carrier' && tellsOfSilence(message));

const isOfOwnId = ({ field: name, message }: ServiceError, { ownId }: Asked) =>
  [name, message].some((text) => text.includes('external_shipment_id') || text.includes(ownId));

/** Why it refused: by the setting, the field or the key that has to be changed, where the service's code says which. */
function reasonOf(status: number, errors: ServiceError[], asked: Asked, words: string | null): Diagnostic {
  const { at, carrier } = asked;
  const values = { at, ...quoted(words) };
  const has = (codes: string[]) => errors.some(({ code }) => codes.includes(code));
  if (has(FUNDS)) return diagnostic('BALANCE_TOO_LOW', values);
  if (errors.some(({ code, field: name }) => code === 'invalid_identifier' && name.endsWith('carrier_id')))
    return carrierUnknown(asked, values);
  if (has(CARRIER)) return diagnostic('SERVICE_CARRIER_OFF', { ...values, carrier });
  if (has(PLAN)) return diagnostic('SERVICE_PLAN_LACKS', values);
  if (has(ADDRESS)) return diagnostic('SERVICE_ADDRESS_REFUSED', values);
  return diagnostic('SERVICE_REFUSED', { status, ...values });
}

/** The service takes the key and has no such carrier under it; a key for tests and one for shipping have carriers of their own. */
export const carrierUnknown = ({ at, carrier, isTest }: Asked, values: Diagnostic['values'] = {}): Diagnostic =>
  diagnostic(isTest ? 'CARRIER_NOT_OF_TEST_KEY' : 'CARRIER_NOT_OF_LIVE_KEY', { ...values, at, carrier });
