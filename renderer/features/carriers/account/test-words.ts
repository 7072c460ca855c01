import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticInFull } from '#renderer/messages/problem-words.ts';

/** What came of a test; where the account does not work, why stands behind it. */
export function testWords(
  { result, numbersLeft = '', trouble }: Pick<AccountTest, 'result' | 'numbersLeft' | 'trouble'>,
  account: string,
): string {
  const words = t(`carriers.tested.${result}`, { account, left: numbersLeft });
  return trouble ? `${words} ${diagnosticInFull(trouble)}` : words;
}
