import type { Account } from '#shared/schema/accounts/account.ts';
import { EngineError } from '../engine-error.ts';
import type { AccountStore } from './store.ts';

export const noAccount = (carrierId: string) =>
  new EngineError('NOT_FOUND', `There is no carrier account ${carrierId}.`);

/** The account, also one that was removed and has history. @throws EngineError NOT_FOUND. */
export async function requireAccount(
  { ledger }: { ledger: { accounts: Pick<AccountStore, 'list'> } },
  carrierId: string,
): Promise<Account> {
  const accounts = await ledger.accounts.list({ includeHidden: true });
  const account = accounts.find((each) => each.carrierId === carrierId);
  if (!account) throw noAccount(carrierId);
  return account;
}
