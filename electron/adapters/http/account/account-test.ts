import type { AccountAdapter, ImportOutcome } from '#electron/engine/accounts/deps.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { quoted } from '../fields.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { limited, type Unanswered } from '../proof.ts';
import { readJson } from '../read-json.ts';
import type { Answer, Exchange } from '../transport.ts';

/** The test of an account that failed for a reason that has a sentence. */
export const testFailed = (result: AccountTest['result'], trouble: Diagnostic): AccountTest => ({
  ...{ result, works: false },
  ...{ detail: inEnglish(trouble), trouble },
});

/** @param shown what the account shows the service */
export const testPassed = (at: string, shown: 'key' | 'keys'): AccountTest => ({
  ...{ result: 'ACCEPTED', works: true },
  ...{ detail: `${at} takes the ${shown} of the account.`, trouble: null },
});

/** A question that got no answer: a refusal where the account has no keys that the service takes. */
export function testUnanswered(said: Unanswered): AccountTest {
  const isRefused = said.kind === 'not_sent' && said.refused === true;
  return { result: isRefused ? 'REFUSED' : 'NOT_REACHED', works: false, detail: said.reason, trouble: said.trouble };
}

/** A question that the service takes no more of for now. */
export function testLimited(answer: Answer, at: string): AccountTest {
  const { trouble = diagnostic('SERVICE_TAKES_NO_MORE', { at }) } = limited('unknown', answer, at);
  return testFailed('NOT_REACHED', trouble);
}

/** Why a question that costs nothing got no answer of use; null where it did. @param wordsIn the service's own words, where it gave some */
export function testFailure(
  said: Exchange,
  at: string,
  wordsIn: (answer: Answer) => string | null,
): AccountTest | null {
  if (said.kind !== 'answered') return testUnanswered(said);
  const { answer } = said;
  const { status } = answer;
  const words = wordsIn(answer);
  const values = { at, status, ...quoted(words) };
  if (status === 200 && readJson(answer.body) !== null) return null;
  if (status === 401 || status === 403) return testFailed('REFUSED', diagnostic('ACCOUNT_REFUSED', values));
  if (status === 429) return testLimited(answer, at);
  return testFailed('NOT_REACHED', diagnostic('SERVICE_HAS_FAULT', values));
}

/** An import fails as the test of its account does. */
export const importFailed = ({ result, detail, trouble }: AccountTest): ImportOutcome => ({
  ...{ kind: 'failed', result },
  ...{ reason: detail, trouble },
});

type Questions = Required<Pick<AccountAdapter, 'test' | 'importCarriers'>>;
type KnownCaller = Parameters<Questions['importCarriers']>[0];

/**
 * The test and the import of accounts that have one carrier behind their keys: both ask the same.
 * @param ask costs nothing; `shipFrom` is where the account ships from, where that is known
 * @param carrierOf what the import brings where the account passes
 */
export const oneCarrier = <C>(
  configOf: (account: KnownCaller['account']) => C,
  ask: (asked: { caller: KnownCaller; config: C; shipFrom: Party | null }, signal: AbortSignal) => Promise<AccountTest>,
  carrierOf: (config: C) => Pick<ImportedCarrier, 'name' | 'nickname' | 'adapter' | 'services' | 'packages'>,
): Questions => ({
  test: (account, signal, typed = null) =>
    ask({ caller: { account, typed }, config: configOf(account), shipFrom: account.shipFrom }, signal),
  async importCarriers(caller, signal) {
    const config = configOf(caller.account);
    const tested = await ask({ caller, config, shipFrom: null }, signal);
    if (!tested.works) return importFailed(tested);
    const carrier = carrierOf(config);
    const whole = { ...carrier, carrierCode: carrier.name, requiresFundedAmount: false, balance: null };
    return { kind: 'imported', carriers: [whole] };
  },
});

/** The service takes the keys, and does not know what the account is charged by. */
export const accountUnknown = (at: string, account: string | number, words: string | null = null): AccountTest =>
  testFailed('ACCOUNT_UNKNOWN', diagnostic('ACCOUNT_NOT_THERE', { at, account, ...quoted(words) }));
