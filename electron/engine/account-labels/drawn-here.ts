import type { Account } from '#shared/schema/accounts/account.ts';
import { noAccount, traitsOf } from '../accounts/index.ts';
import { EngineError } from '../engine-error.ts';
import type { AccountLabelsDeps } from './deps.ts';

/**
 * The account, whose labels the station draws by a layout.
 * @throws EngineError NOT_FOUND; OPERATION_NOT_SUPPORTED where its carrier draws them, or GS1's guideline says how they look
 */
export async function requireDrawnHere(
  { ledger, adapters }: Pick<AccountLabelsDeps, 'ledger' | 'adapters'>,
  carrierId: string,
): Promise<Account> {
  const account = await ledger.accounts.find(carrierId);
  if (!account) throw noAccount(carrierId);
  const { drawsLabels, logisticLabel } = traitsOf(adapters, account);
  if (!drawsLabels) {
    throw new EngineError(
      'OPERATION_NOT_SUPPORTED',
      `The labels of ${carrierId} are its carrier's own: they have no layout here.`,
    );
  }
  if (logisticLabel) {
    throw new EngineError(
      'OPERATION_NOT_SUPPORTED',
      `The labels of ${carrierId} are GS1 logistic labels, which have the layout of GS1's guideline.`,
    );
  }
  return account;
}
