import { setTimeout as wait } from 'node:timers/promises';
import { failedBecause, type LookupOrder, type PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Service } from './service.ts';

/** How long after it was given up a purchase that was sent may still come to be carried out. */
const LAG_MS = 120_000;
/** Between the two answers that must agree before a purchase counts as absent. */
const SECOND_LOOK_MS = 1000;

/** What is said of a purchase that the service does not know: that this proves nothing, or nothing yet, or that nothing was bought. */
export interface AbsenceWords {
  otherKeys: Diagnostic;
  notYet: Diagnostic;
  absent: Diagnostic;
}

const OF_OWN_ID: AbsenceWords = {
  otherKeys: diagnostic('PURCHASE_OF_OTHER_KEYS'),
  notYet: diagnostic('PURCHASE_NOT_THERE_YET'),
  absent: diagnostic('PURCHASE_NOT_THERE'),
};

/**
 * What became of a purchase at a service that knows every one by an id of ours. That it does not know one is proof that nothing was bought where
 * whoever bought is who asks, its time to arrive is over, and it is said twice.
 */
export async function lookUpTwice(
  { isBuyer }: Pick<Service, 'isBuyer'>,
  { ageMs }: Pick<LookupOrder, 'ageMs'>,
  ask: () => Promise<PurchaseOutcome | 'absent'>,
  words = OF_OWN_ID,
): Promise<PurchaseOutcome> {
  const asksAsBuyer = await isBuyer();
  const first = await ask();
  if (first !== 'absent') return first;
  if (!asksAsBuyer || !(await isBuyer())) return failedBecause('unknown', words.otherKeys);
  if (ageMs < LAG_MS) return failedBecause('unknown', words.notYet);
  await wait(SECOND_LOOK_MS);
  const second = await ask();
  if (second !== 'absent') return second;
  return (await isBuyer()) ? failedBecause('rejected', words.absent) : failedBecause('unknown', words.otherKeys);
}
