import type { LedgerAddress } from '../ledger/postgres/address.ts';
import { describeSharedFailure } from './shared-ledger-failure.ts';

/** Why a station would not start on the ledger at the address, in a sentence; null where nothing speaks against it. Changes nothing there. */
export async function tryLedger(address: LedgerAddress): Promise<string | null> {
  const { openPool } = await import('../ledger/postgres/database.ts');
  const { requireSafeServer, requireVersion } = await import('../ledger/postgres/server-checks.ts');
  const database = openPool(address);
  try {
    await requireVersion(database);
    await requireSafeServer(database, { clock: { now: () => Date.now() }, ...address });
    return null;
  } catch (error) {
    const said = describeSharedFailure(error as Error, address).replaceAll(/--ledger(?![-\w])/g, 'the address');
    return `${said.replaceAll('--ledger-password-file', 'the password file').replaceAll('--ledger-ca', 'the certificate authority')}.`;
  } finally {
    await database.close();
  }
}
