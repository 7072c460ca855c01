import { LedgerAwayError } from '../ledger-errors.ts';
import type { WindowSession } from './caller.ts';
import type { IdentityDeps } from './deps.ts';

/** The session with whoever is signed on there now. While a shared ledger is away that is nobody, and a packer's role. */
export async function windowSession(
  { packers }: Pick<IdentityDeps['ledger'], 'packers'>,
  id: string,
): Promise<WindowSession> {
  try {
    return { id, ...(await packers.signedOn(id)) };
  } catch (error) {
    if (error instanceof LedgerAwayError) return { id, packer: null, isBounded: true };
    throw error;
  }
}
