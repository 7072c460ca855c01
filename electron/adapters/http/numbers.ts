import type { VoidOrder } from '#electron/engine/shipping/adapter.ts';

/** Whether these are the numbers that are to be given back: a person may have found another label for the shipment than the one that was noted. */
export const isOfNumbers = ({ trackingNumbers }: Pick<VoidOrder, 'trackingNumbers'>, known: readonly string[]) =>
  trackingNumbers.every((number) => known.includes(number));

/** @throws Error where what was noted bears other numbers: it is not what is to be given back. */
export function requireNumbers(order: Pick<VoidOrder, 'trackingNumbers'>, known: readonly string[]): void {
  if (!isOfNumbers(order, known)) throw new Error('The service knows the purchase with other tracking numbers.');
}
