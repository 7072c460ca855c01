import type { Cost } from '#shared/schema/shipping/cost.ts';
import { field, textOf } from '../http/fields.ts';

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/** The object in the bytes, with its numbers as they were written: as text, so that nothing of an amount is lost. Null as of `readJson`. */
export function readExactly(bytes: Uint8Array): object | null {
  const asWritten: Reviver = (_, value, { source }) => (typeof value === 'number' && source ? source : value);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, asWritten as (key: string, value: unknown) => unknown);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const AMOUNT = /^([0-9]{1,12})(?:\.([0-9]{1,6}))?$/;

/** An amount of the service's; null where it is none that can be kept as it is. */
export function costOf(value: unknown): Cost | null {
  const amount = textOf(field(value, 'amount'));
  const currency = textOf(field(value, 'currency'))?.toUpperCase() ?? '';
  return amount !== null && AMOUNT.test(amount) && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null;
}

/**
 * What the parts of a price come to, which the service leaves to whoever asks. Parts that are not there are nothing; null where one cannot
 * be read, they are not of one currency, or there is none.
 */
export function totalOf(parts: readonly unknown[]): Cost | null {
  const given = parts.filter((part) => part !== undefined && part !== null);
  const costs = given.map(costOf);
  const [first, ...others] = costs.flatMap((cost) => cost ?? []).filter((cost) => !isNothing(cost));
  if (costs.includes(null)) return null;
  if (!first) return costs[0] ?? null;
  if (others.some(({ currency }) => currency !== first.currency)) return null;
  if (others.length === 0) return first;
  const places = Math.max(...[first, ...others].map(({ amount }) => amount.split('.')[1]?.length ?? 0));
  const digits = [first, ...others].reduce((sum, { amount }) => sum + inUnits(amount, places), 0n);
  const text = digits.toString().padStart(places + 1, '0');
  const amount = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  return { amount, currency: first.currency };
}

const isNothing = ({ amount }: Cost) => /^[0.]+$/.test(amount);

function inUnits(amount: string, places: number): bigint {
  const [whole = '', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(places, '0'));
}
