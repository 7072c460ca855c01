import type { Settled } from './purchase/use-purchase.ts';
import type { Phase } from './form/draft.ts';
import type { PrintStage } from './purchase/use-prints.ts';
import type { ScanAlarm } from './scan/scan-alarm.ts';

const DESK_STATUSES = [
  'incomplete',
  'checking',
  'ready',
  'buying',
  'bought',
  'printed',
  'notPrinted',
  'perhapsPrinted',
  'notBought',
  'unknown',
  'locked',
  'wrongLabel',
  'lost',
] as const;
/** The one word that the desk shows. */
export type DeskStatus = (typeof DESK_STATUSES)[number];

export interface DeskFacts {
  /** What the last scan raised and nobody acknowledged yet. */
  alarm: ScanAlarm['kind'] | null;
  phase: Phase;
  outcome: Settled | null;
  prints: PrintStage;
  isLost: boolean;
  /** Buy was pressed, and the station has not said yet what it has against the form. */
  isWaiting: boolean;
  /** The station says that nothing is wrong with the form as it is now. */
  isValid: boolean;
}

const BOUGHT_AS: Partial<Record<PrintStage, DeskStatus>> = {
  printed: 'printed',
  waiting: 'notPrinted',
  failed: 'notPrinted',
  uncertain: 'perhapsPrinted',
};

/** What is certain comes before what is only so at the moment: a purchase in doubt is never covered by anything else. */
export function deskStatus({ alarm, phase, outcome, prints, isLost, isWaiting, isValid }: DeskFacts): DeskStatus {
  if (outcome?.kind === 'unknown') return 'unknown';
  if (phase === 'buying') return 'buying';
  if (outcome?.kind === 'bought' && alarm !== null) return 'wrongLabel';
  if (outcome?.kind === 'bought') return BOUGHT_AS[prints] ?? 'bought';
  if (phase === 'settled') return 'buying';
  if (alarm !== null) return 'locked';
  if (isLost) return 'lost';
  if (isWaiting) return 'checking';
  if (outcome?.kind === 'not_bought') return 'notBought';
  return isValid ? 'ready' : 'incomplete';
}
