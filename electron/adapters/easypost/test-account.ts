import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { testFailed, testLimited, testPassed, testUnanswered } from '../http/account/account-test.ts';
import { field } from '../http/fields.ts';
import type { Exchange } from '../http/transport.ts';
import type { Service } from '../http/service.ts';
import type { EasypostAdapterConfig } from './config.ts';
import { quote } from './map-error.ts';
import { readList } from './read-list.ts';

/** What is wrong with an answer to a question that buys nothing; null where nothing is. */
export function faultOf(said: Exchange, at: string): AccountTest | null {
  if (said.kind !== 'answered') return testUnanswered(said);
  const { status } = said.answer;
  const quoted = quote(said.answer);
  if (status === 401) return testFailed('REFUSED', diagnostic('KEYS_REFUSED', { at, status, ...quoted }));
  if (status === 403) return testFailed('REFUSED', diagnostic('ACCOUNT_REFUSED', { at, status, ...quoted }));
  if (status === 429) return testLimited(said.answer, at);
  if (status !== 200) return testFailed('NOT_REACHED', diagnostic('SERVICE_HAS_FAULT', { at, status, ...quoted }));
  return null;
}

/**
 * Asks for the carrier accounts, among which the one that is bought from must be. They are shown to keys for shipping only; with a key for tests
 * it asks for a shipment, which proves the key.
 */
export async function testAccount(
  { mode, carrierAccountId }: EasypostAdapterConfig,
  service: Service,
  signal: AbortSignal,
): Promise<AccountTest> {
  const at = service.site.url.host;
  const path = mode === 'TEST' ? '/v2/shipments?page_size=1' : '/v2/carrier_accounts';
  const said = await service.call({ method: 'GET', path }, signal);
  const fault = faultOf(said, at);
  if (fault) return fault;
  const accounts = mode !== 'TEST' && said.kind === 'answered' ? readList(said.answer.body, 'carrier_accounts') : null;
  if (accounts && !accounts.some((account) => field(account, 'id') === carrierAccountId)) {
    return testFailed('ACCOUNT_UNKNOWN', diagnostic('ACCOUNT_NOT_THERE', { at, account: carrierAccountId ?? '' }));
  }
  return testPassed(at, 'key');
}
