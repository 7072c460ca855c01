import { setTimeout } from 'node:timers/promises';
import type { Account } from '#shared/schema/accounts/account.ts';
import { SCOPES } from '#shared/schema/identity/api-client.ts';
import { draftClient } from '../engine/identity/clients.ts';
import type { Ledger } from '../engine/ledger.ts';
import { writeFirstCredentials } from '../platform/data-folder.ts';

const LEASE = 'first start';
const LEASE_MS = 30_000;
const LOOK_EVERY_MS = 100;

/**
 * These accounts and one API client, where there is none yet (contract, sections 1 and 8). The credentials
 * are in their file before the client is in the ledger, so that a crash in between leaves no client without its keys. Of several stations
 * that begin a ledger at once, one does it; the others wait until it is done.
 */
export async function fillFirstStart(dataDir: string, ledger: Ledger, accounts: readonly Account[]): Promise<void> {
  while ((await ledger.clients.list()).length === 0) {
    if (await ledger.leases.take(LEASE, LEASE_MS)) return fill(dataDir, ledger, accounts);
    await setTimeout(LOOK_EVERY_MS);
  }
}

async function fill(dataDir: string, ledger: Ledger, accounts: readonly Account[]): Promise<void> {
  if ((await ledger.clients.list()).length > 0) return;
  await ledger.accounts.createAll(accounts);
  const { record, created } = draftClient(ledger, { name: 'First client', scopes: [...SCOPES] });
  writeFirstCredentials(dataDir, { accessKey: created.client.accessKey, secretKey: created.secretKey });
  await ledger.clients.create(record);
  await ledger.leases.release(LEASE);
}
