import type { Account } from '#shared/schema/accounts/account.ts';
import type { SecretChange } from './secrets/secret-store.ts';

export interface AccountStore {
  /** In the order of the list; hidden ones (removed, with history) only on request. */
  list(options?: { includeHidden?: boolean }): Promise<Account[]>;
  find(carrierId: string): Promise<Account | null>;
  /** With its secrets in one commit. False where the carrierId is in use, by a hidden account too; nothing is stored then. */
  create(account: Account, secrets?: SecretChange | null): Promise<boolean>;
  /** Those whose carrierId is not in use, in this order, in one commit. */
  createAll(accounts: readonly Account[]): Promise<void>;
  /** With its secrets in one commit. False where there is no such account; nothing is stored then. */
  update(account: Account, secrets?: SecretChange | null): Promise<boolean>;
  /** Deletes an account without history, and its secrets with it; hides one with; null where there is none. */
  remove(carrierId: string, secrets?: SecretChange | null): Promise<'deleted' | 'hidden' | null>;
}
