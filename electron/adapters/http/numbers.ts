import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { DocumentOrder, VoidOrder, VoidOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { textOf } from './fields.ts';

/** A tracking number; empty where there is none, or something that cannot be one. */
export function numberIn(value: unknown): string {
  const number = textOf(value)?.trim() ?? '';
  return /^[\x21-\x7e]{1,100}$/.test(number) ? number : '';
}

/** Whether these are the numbers of the shipment: a person may have found another label for the shipment than the one that was noted. */
export const isOfNumbers = ({ trackingNumbers }: Pick<DocumentOrder, 'trackingNumbers'>, known: readonly string[]) =>
  trackingNumbers.every((number) => known.includes(number));

/** @throws DiagnosticError where what was noted bears other numbers: it is not what is to be given back. */
export function requireNumbers(order: Pick<VoidOrder, 'trackingNumbers'>, known: readonly string[]): void {
  if (!isOfNumbers(order, known)) throw new DiagnosticError(diagnostic('VOID_OF_OTHER_NUMBERS'));
}

/**
 * What became of one label that was to be given back. `retired`: it costs nothing as long as no parcel bears it, so that there is nothing to give
 * back. A refusal has the service's own words.
 */
export type GivenBack = 'voided' | 'retired' | 'submitted' | { refused: string };

/** Gives what was bought back, one after another (`outcomeOfAll`). @throws Error where it is not certain what became of one */
export async function giveBackEach<T>(
  bought: readonly T[],
  { order, isTest }: { order: VoidOrder; isTest: boolean },
  giveBack: (one: T) => Promise<GivenBack>,
): Promise<VoidOutcome> {
  const given: GivenBack[] = [];
  for (const one of bought) given.push(await giveBack(one));
  return outcomeOfAll(given, order, isTest);
}

/**
 * What became of a purchase whose labels are given back one by one: all of them, or it is no void. That only some were is said.
 * @param given in the order of the packages
 */
export function outcomeOfAll(
  given: readonly GivenBack[],
  { trackingNumbers }: Pick<VoidOrder, 'trackingNumbers'>,
  isTest: boolean,
): VoidOutcome {
  const kept = given.flatMap((each) => (typeof each === 'object' ? [each.refused] : []));
  if (kept.length === 0) {
    if (given.includes('submitted')) return { kind: 'submitted' };
    if (isTest) return { kind: 'voided', consequence: 'NOTHING_CHARGED' };
    return { kind: 'voided', consequence: given.includes('voided') ? 'CREDIT_REQUESTED' : 'NUMBERS_RETIRED' };
  }
  const words = [...new Set(kept)].join(' ').slice(0, 500);
  if (kept.length === given.length) return { kind: 'refused', reason: words };
  const numbers = trackingNumbers.filter((_, index) => typeof given[index] === 'string').join(', ');
  const trouble = diagnostic('PARTLY_VOIDED', { numbers, words });
  return { kind: 'refused', reason: inEnglish(trouble), trouble };
}
