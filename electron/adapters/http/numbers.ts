import type { VoidOrder } from '#electron/engine/shipping/adapter.ts';
import { textOf } from './fields.ts';

/** A tracking number; empty where there is none, or something that cannot be one. */
export function numberIn(value: unknown): string {
  const number = textOf(value)?.trim() ?? '';
  return /^[\x21-\x7e]{1,100}$/.test(number) ? number : '';
}

/** Whether these are the numbers that are to be given back: a person may have found another label for the shipment than the one that was noted. */
export const isOfNumbers = ({ trackingNumbers }: Pick<VoidOrder, 'trackingNumbers'>, known: readonly string[]) =>
  trackingNumbers.every((number) => known.includes(number));

/** @throws Error where what was noted bears other numbers: it is not what is to be given back. */
export function requireNumbers(order: Pick<VoidOrder, 'trackingNumbers'>, known: readonly string[]): void {
  if (!isOfNumbers(order, known)) throw new Error('The service knows the purchase with other tracking numbers.');
}
