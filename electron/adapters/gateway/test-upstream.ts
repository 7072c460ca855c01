import type { AccountTest } from '#shared/schema/account-test.ts';
import { field, listOf } from './fields.ts';
import { readJson } from './read-json.ts';
import type { Upstream } from './upstream.ts';

/**
 * Signs in and asks for the list of accounts, which buys nothing. A service that has no such list (it is another part of the specification)
 * has taken the keys all the same, where it answers with anything but a refusal.
 */
export async function testUpstream({ call, config, url }: Upstream, signal: AbortSignal): Promise<AccountTest> {
  const said = await call({ method: 'GET', path: '/cloud-boot-manager/api/v1/carriers' }, signal);
  if (said.kind !== 'answered') {
    const isRefused = said.kind === 'not_sent' && said.refused === true;
    return { result: isRefused ? 'REFUSED' : 'NOT_REACHED', works: false, detail: said.reason };
  }
  const { status, body } = said.answer;
  if (status === 401 || status === 403) {
    return { result: 'REFUSED', works: false, detail: `${url.host} refuses what the account shows it (${status}).` };
  }
  if (status >= 500) return { result: 'NOT_REACHED', works: false, detail: `${url.host} has a fault (${status}).` };
  const accounts = status === 200 ? listOf(field(readJson(body), 'data')) : [];
  const ids = accounts.map((account) => field(account, 'carrierId'));
  if (ids.length > 0 && !ids.includes(config.upstreamCarrierId)) {
    const detail = `${url.host} takes the keys, and has no account ${config.upstreamCarrierId}.`;
    return { result: 'ACCOUNT_UNKNOWN', works: false, detail };
  }
  return { result: 'ACCEPTED', works: true, detail: `${url.host} takes the keys of the account.` };
}
