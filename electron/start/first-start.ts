import { SCOPES } from '#shared/schema/identity/api-client.ts';
import type { CarrierDefinition } from '../engine/accounts/carrier-definition.ts';
import { draftClient } from '../engine/identity/clients.ts';
import type { Ledger } from '../engine/ledger.ts';
import { writeFirstCredentials } from '../platform/data-folder.ts';

/**
 * One account per carrier in test mode and one API client, where there is none yet (contract, sections 1 and 8). The credentials
 * are in their file before the client is in the ledger, so that a crash in between leaves no client without its keys.
 */
export async function fillFirstStart(
  dataDir: string,
  ledger: Ledger,
  carriers: readonly CarrierDefinition[],
): Promise<void> {
  if ((await ledger.clients.list()).length > 0) return;
  for (const { defaultAccount } of carriers) await ledger.accounts.create(defaultAccount);
  const { record, created } = draftClient(ledger, { name: 'First client', scopes: [...SCOPES] });
  writeFirstCredentials(dataDir, { accessKey: created.client.accessKey, secretKey: created.secretKey });
  await ledger.clients.create(record);
}
