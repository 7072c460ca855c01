import { decimal } from '#electron/engine/rules/packages/decimal.ts';
import { isCost, type Cost } from '#shared/schema/shipping/cost.ts';
import { textOf } from './fields.ts';

/** An amount of money as an answer has it, of a number its digits; null where it is none that can be kept as it is. */
export function costOf(amount: unknown, currency: unknown): Cost | null {
  const digits = Number.isFinite(amount) ? decimal(amount as number).toFixed() : textOf(amount);
  const cost = { amount: digits ?? '', currency: textOf(currency)?.toUpperCase() ?? '' };
  return isCost(cost) ? cost : null;
}
