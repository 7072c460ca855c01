import type { ClientPrinter } from '#shared/schema/identity/api-client.ts';
import type { IdentityDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, violation } from '../violation.ts';

/** Gives an API client a printer of its own, or none. @throws EngineError NOT_FOUND, VALIDATION_FAILED where there is no such printer. */
export async function setClientPrinter(
  { ledger }: Pick<IdentityDeps, 'ledger'>,
  clientId: string,
  printerId: string | null,
): Promise<ClientPrinter> {
  if (printerId !== null && !(await ledger.printing.printers.find(printerId))) {
    throw invalid(violation('FIELD_INVALID', '/printerId', `There is no printer ${printerId}.`, printerId));
  }
  if (!(await ledger.clients.setPrinter(clientId, printerId))) {
    throw new EngineError('NOT_FOUND', `There is no API client ${clientId}.`);
  }
  return { printerId };
}
