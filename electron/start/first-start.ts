import type { Account } from '#shared/schema/accounts/account.ts';
import { SCOPES } from '#shared/schema/identity/api-client.ts';
import { draftClient } from '../engine/identity/clients.ts';
import type { Ledger } from '../engine/ledger.ts';
import { writeFirstCredentials } from '../platform/data-folder.ts';

/**
 * These accounts and one API client, where there is none yet (contract, sections 1 and 8). The credentials
 * are in their file before the client is in the ledger, so that a crash in between leaves no client without its keys.
 */
export async function fillFirstStart(dataDir: string, ledger: Ledger, accounts: readonly Account[]): Promise<void> {
  if ((await ledger.clients.list()).length > 0) return;
  for (const account of accounts) await ledger.accounts.create(account);
  const { record, created } = draftClient(ledger, { name: 'First client', scopes: [...SCOPES] });
  writeFirstCredentials(dataDir, { accessKey: created.client.accessKey, secretKey: created.secretKey });
  await ledger.clients.create(record);
}
