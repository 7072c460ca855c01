import { readSelect, type Select } from '../selection/index.ts';
import type { BatchesDeps } from './deps.ts';
import type { ValidationContext } from '../rules/index.ts';

/** What checks rows: the rules of carriers, and those that choose where a row names neither account nor service. */
export type RowContext = Omit<ValidationContext, 'transactionId'> & { select: Select };

/** What the rules need to check many rows: the accounts as they are now. */
export async function readRowContext(deps: BatchesDeps): Promise<RowContext> {
  const { ledger, carriers, adapters, renderer } = deps;
  const accounts = new Map((await ledger.accounts.list()).map((account) => [account.carrierId, account]));
  return {
    ...{ carriers, adapters, renderer },
    findAccount: (carrierId) => accounts.get(carrierId) ?? null,
    select: await readSelect(deps),
  };
}
