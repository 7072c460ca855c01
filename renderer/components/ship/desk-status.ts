import type { Settled } from './use-purchase.ts';
import type { Phase } from './draft.ts';

export const DESK_STATUSES = [
  'incomplete',
  'ready',
  'buying',
  'bought',
  'printed',
  'notBought',
  'unknown',
  'locked',
  'lost',
  'readOnly',
] as const;
/** The one word that the desk shows. */
export type DeskStatus = (typeof DESK_STATUSES)[number];

export interface DeskFacts {
  isLocked: boolean;
  phase: Phase;
  outcome: Settled | null;
  isPrinted: boolean;
  isLost: boolean;
  /** A newer version wrote the ledger. */
  isReadOnly: boolean;
  /** The station says that nothing is wrong with the form as it is now. */
  isValid: boolean;
}

/** What is certain comes before what is only so at the moment: a purchase in doubt is never covered by anything else. */
export function deskStatus({
  isLocked,
  phase,
  outcome,
  isPrinted,
  isLost,
  isReadOnly,
  isValid,
}: DeskFacts): DeskStatus {
  if (outcome?.kind === 'unknown') return 'unknown';
  if (phase === 'buying') return 'buying';
  if (outcome?.kind === 'bought') return isPrinted ? 'printed' : 'bought';
  if (phase === 'settled') return 'buying';
  if (isLocked) return 'locked';
  if (isLost) return 'lost';
  if (isReadOnly) return 'readOnly';
  if (outcome?.kind === 'not_bought') return 'notBought';
  return isValid ? 'ready' : 'incomplete';
}
