import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { limited } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer, Exchange } from '../http/transport.ts';
import { quoted } from './map-error.ts';
import type { Sendcloud } from './service.ts';

/** Asks whose the keys are, and for the contract where the account names one. Buys nothing, and costs nothing. */
export async function testAccount(service: Sendcloud, signal: AbortSignal): Promise<AccountTest> {
  const { at, config } = service;
  const whose = failureOf(await service.call({ method: 'GET', path: '/user/auth/metadata' }, signal), at);
  if (whose) return whose;
  if (config.contractId !== undefined) {
    const said = await service.call({ method: 'GET', path: `/contracts/${config.contractId}` }, signal);
    if (said.kind === 'answered' && said.answer.status === 404) {
      return failed('ACCOUNT_UNKNOWN', diagnostic('ACCOUNT_NOT_THERE', { at, account: config.contractId }));
    }
    const contract = failureOf(said, at);
    if (contract) return contract;
  }
  return { result: 'ACCEPTED', works: true, detail: `${at} takes the keys of the account.`, trouble: null };
}

/** Why a call that only asks gave nothing; null where it answered. */
export function failureOf(said: Exchange, at: string): AccountTest | null {
  if (said.kind !== 'answered') {
    const isRefused = said.kind === 'not_sent' && said.refused === true;
    return { result: isRefused ? 'REFUSED' : 'NOT_REACHED', works: false, detail: said.reason, trouble: said.trouble };
  }
  const { answer } = said;
  const { status } = answer;
  if (status === 200 && readJson(answer.body) !== null) return null;
  if (status === 401 || status === 403)
    return failed('REFUSED', diagnostic('ACCOUNT_REFUSED', { at, status, ...wordsOf(answer) }));
  if (status === 429) {
    const { trouble } = limited('unknown', answer, at);
    if (trouble) return failed('NOT_REACHED', trouble);
  }
  return failed('NOT_REACHED', diagnostic('SERVICE_HAS_FAULT', { at, status, ...wordsOf(answer) }));
}

const wordsOf = ({ body }: Answer) => quoted(readJson(body));

const failed = (result: AccountTest['result'], said: Diagnostic): AccountTest => ({
  ...{ result, works: false },
  detail: inEnglish(said),
  trouble: said,
});
