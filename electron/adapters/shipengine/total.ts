import { decimal } from '#electron/engine/rules/packages/decimal.ts';
import type { Cost } from '#shared/schema/shipping/cost.ts';
import { costOf } from '../http/cost.ts';
import { field } from '../http/fields.ts';

/**
 * What the parts of a price come to, which the service leaves to whoever asks. Parts that are not there are nothing; null where one cannot
 * be read, they are not of one currency, or there is none.
 */
export function totalOf(parts: readonly unknown[]): Cost | null {
  const given = parts.filter((part) => part !== undefined && part !== null);
  const costs = given.map((part) => costOf(field(part, 'amount'), field(part, 'currency')));
  const [first, ...others] = costs.flatMap((cost) => cost ?? []).filter((cost) => !isNothing(cost));
  if (costs.includes(null)) return null;
  if (!first) return costs[0] ?? null;
  if (others.some(({ currency }) => currency !== first.currency)) return null;
  const places = Math.max(...[first, ...others].map(({ amount }) => amount.split('.')[1]?.length ?? 0));
  const sum = others.reduce((total, { amount }) => total.plus(amount), decimal(first.amount));
  return { amount: others.length === 0 ? first.amount : sum.toFixed(places), currency: first.currency };
}

const isNothing = ({ amount }: Cost) => /^[0.]+$/.test(amount);
