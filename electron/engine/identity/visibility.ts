import type { Caller } from './caller.ts';
import { EngineError } from '../engine-error.ts';

/** Whether the caller sees what is every client's (contract, section 4). */
export const seesAll = ({ scopes }: Pick<Caller, 'scopes'>) => scopes.includes('read:all');

/** Whether the caller sees what is this client's; null is what is every client's. */
export const sees = (caller: Caller, clientId: string | null) => seesAll(caller) || clientId === caller.clientId;

/**
 * The clients whose things a list shows the caller: its own, or everybody's with `read:all`, narrowed to the one that it asks for.
 * @returns undefined for every client's, an empty list for nobody's.
 */
export function clientsSeen(caller: Caller, asked?: string): string[] | undefined {
  if (seesAll(caller)) return asked === undefined ? undefined : [asked];
  return [caller.clientId].filter((own) => asked === undefined || asked === own);
}

/** What was found and the caller sees. @throws EngineError NOT_FOUND, with these words. */
export function requireSeen<T extends { clientId: string | null }>(
  caller: Caller,
  found: T | null,
  missing: string,
): T {
  if (found && sees(caller, found.clientId)) return found;
  throw new EngineError('NOT_FOUND', missing);
}
