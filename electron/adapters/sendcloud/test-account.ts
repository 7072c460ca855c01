import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { accountUnknown, testFailure, testPassed } from '../http/account/account-test.ts';
import { readJson } from '../http/read-json.ts';
import type { Exchange } from '../http/transport.ts';
import { wordsIn } from './map-error.ts';
import type { Sendcloud } from './service.ts';

/** Asks whose the keys are, and for the contract where the account names one. Buys nothing, and costs nothing. */
export async function testAccount(service: Sendcloud, signal: AbortSignal): Promise<AccountTest> {
  const { at, config } = service;
  const whose = failureOf(await service.call({ method: 'GET', path: '/user/auth/metadata' }, signal), at);
  if (whose) return whose;
  if (config.contractId !== undefined) {
    const said = await service.call({ method: 'GET', path: `/contracts/${config.contractId}` }, signal);
    if (said.kind === 'answered' && said.answer.status === 404) return accountUnknown(at, config.contractId);
    const contract = failureOf(said, at);
    if (contract) return contract;
  }
  return testPassed(at, 'keys');
}

/** Why a call that only asks gave nothing; null where it answered. */
export const failureOf = (said: Exchange, at: string): AccountTest | null =>
  testFailure(said, at, ({ body }) => wordsIn(readJson(body)));
