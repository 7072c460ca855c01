import Big from 'big.js';
import type { Weight } from '#shared/schema/shipping/measure.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';

/** So much of a unit: a currency (ISO 4217), KG or LB. Exact. */
export interface Amount {
  unit: string;
  amount: Big;
}

/** A customs item of the ledger: earlier versions took those without description, quantity and value. */
export type StoredItem = Partial<CustomsItem>;

export const money = ({ currency, amount }: Money): Amount => ({ unit: currency, amount: new Big(amount) });
export const mass = ({ units, value }: Weight): Amount => ({ unit: units.toUpperCase(), amount: new Big(value) });

/** What all units of a customs item are worth and weigh together: the API has value and weight of one (contract, section 12). */
export const valueOf = ({ value, quantity = 1 }: StoredItem): Amount[] =>
  value ? [{ unit: value.currency, amount: new Big(value.amount).times(quantity) }] : [];
export const netWeightOf = ({ weight, quantity = 1 }: StoredItem): Amount[] =>
  weight ? [{ unit: weight.units.toUpperCase(), amount: new Big(weight.value).times(quantity) }] : [];

/** One sum for each unit, in the order in which they occur. */
export function sums(parts: readonly Amount[]): Amount[] {
  const totals = new Map<string, Big>();
  for (const { unit, amount } of parts) totals.set(unit, (totals.get(unit) ?? new Big(0)).plus(amount));
  return [...totals].map(([unit, amount]) => ({ unit, amount }));
}

const places = new Map<string, number>();

/** With as many places as the currency has, more where they were given: "USD 12.50", "JPY 1200", "KWD 1.125". */
export function moneyText({ unit, amount }: Amount): string {
  const usual =
    places.get(unit) ??
    new Intl.NumberFormat('en', { style: 'currency', currency: unit }).resolvedOptions().maximumFractionDigits ??
    2;
  places.set(unit, usual);
  return `${unit} ${amount.toFixed(Math.max(usual, placesOf(amount)))}`;
}

/** "1.25 kg". */
export const massText = ({ unit, amount }: Amount): string => `${amount.toFixed()} ${unit.toLowerCase()}`;

export const weightText = (weight: Weight): string => massText(mass(weight));

const placesOf = (amount: Big) => (amount.toFixed().split('.')[1] ?? '').length;

const KILOGRAMS: Readonly<Record<string, string>> = { KG: '1', LB: '0.45359237' };

/** All of them in kilograms, exact (1 lb = 0.45359237 kg). */
export const inKilograms = (weights: readonly Amount[]): Big =>
  weights.reduce((sum, { unit, amount }) => sum.plus(amount.times(KILOGRAMS[unit] ?? '1')), new Big(0));
