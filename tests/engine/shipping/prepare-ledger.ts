import { TEST_ACCOUNTS } from '#electron/carriers/test-accounts.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';

/** What the rules need to know, once for a ledger. */
export async function prepareLedger(ledger: Ledger): Promise<void> {
  for (const account of TEST_ACCOUNTS) await ledger.accounts.create(account);
  await ledger.settings.write({ ...DEFAULT_SETTINGS, rememberRecipients: false });
}
