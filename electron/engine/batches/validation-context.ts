import type { BatchesDeps } from './deps.ts';
import type { ValidationContext } from '../rules/index.ts';

/** What the rules need to check many rows: the accounts as they are now. */
export async function readValidationContext({
  ledger,
  carriers,
  adapters,
  renderer,
}: BatchesDeps): Promise<Omit<ValidationContext, 'transactionId'>> {
  const accounts = new Map((await ledger.accounts.list()).map((account) => [account.carrierId, account]));
  return {
    carriers,
    adapters,
    findAccount: (carrierId) => accounts.get(carrierId) ?? null,
    missingCharacters: (text) => renderer.missingCharacters(text),
  };
}
