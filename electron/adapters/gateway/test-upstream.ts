import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { testFailed, testPassed, testUnanswered } from '../http/account/account-test.ts';
import { field, listOf } from '../http/fields.ts';
import { readJson } from '../http/read-json.ts';
import type { Upstream } from './upstream.ts';

/**
 * Signs in and asks for the list of accounts, which buys nothing. A service that has no such list (it is another part of the specification)
 * has taken the keys all the same, where it answers with anything but a refusal.
 */
export async function testUpstream({ call, config, site }: Upstream, signal: AbortSignal): Promise<AccountTest> {
  const said = await call({ method: 'GET', path: '/cloud-boot-manager/api/v1/carriers' }, signal);
  if (said.kind !== 'answered') return testUnanswered(said);
  const { status, body } = said.answer;
  const at = site.url.host;
  if (status === 401 || status === 403) {
    return testFailed('REFUSED', diagnostic('ACCOUNT_REFUSED', { at, status }));
  }
  if (status >= 500) return testFailed('NOT_REACHED', diagnostic('SERVICE_HAS_FAULT', { at, status }));
  const accounts = status === 200 ? listOf(field(readJson(body), 'data')) : [];
  const ids = accounts.map((account) => field(account, 'carrierId'));
  if (ids.length > 0 && !ids.includes(config.upstreamCarrierId)) {
    const account = config.upstreamCarrierId;
    return testFailed('ACCOUNT_UNKNOWN', diagnostic('ACCOUNT_NOT_THERE', { at, account }));
  }
  return testPassed(at, 'keys');
}
