import type { BatchTarget } from '#shared/schema/batches/batch-target.ts';
import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import type { Shop } from './shop.ts';
import { SHOPS } from './shop-columns.ts';

const lower = (column: string) => column.trim().toLowerCase();

/** Whose export the table is, by its columns; null where it is none of those that are known. */
export function shopOf(columns: readonly string[]): Shop | null {
  const names = new Set(columns.map(lower));
  return SHOPS.find(({ telltale }) => telltale.every((name) => names.has(name))) ?? null;
}

/** What the column says in the export of the shop; undefined where it says nothing that is known. */
export const shopField = (shop: Shop | null, column: string): OrderField | undefined => shop?.columns[lower(column)];

type OfOrder = Exclude<OrderField, `recipient.${string}`>;

/** What a column of a batch says of an order. */
export const FIELD_OF_TARGET = {
  ref1: 'orderNumber',
  account: 'account',
  service: 'service',
  itemCode: 'line.sku',
  'customs.sku': 'line.sku',
  'customs.description': 'line.description',
  'customs.quantity': 'line.quantity',
  'customs.value': 'line.value',
  'customs.currency': 'line.currency',
  'customs.countryOfOrigin': 'line.countryOfOrigin',
  'customs.harmonizedTariffCode': 'line.harmonizedTariffCode',
  weight: 'line.weight',
  weightUnits: 'line.weightUnits',
} as const satisfies Partial<Record<BatchTarget, OfOrder>>;

/** The weight of an article is not that of the parcel, and its number is what customs are told. */
const { itemCode: _code, weight: _weight, weightUnits: _units, ...SAME_IN_BOTH } = FIELD_OF_TARGET;
const TARGET_OF_FIELD = new Map(
  Object.entries(SAME_IN_BOTH).map(([target, field]) => [field as OrderField, target as BatchTarget]),
);

/** What the column of a shop's export fills in a batch; undefined where it fills nothing. */
export function shopTarget(shop: Shop, column: string): BatchTarget | undefined {
  const field = shopField(shop, column);
  if (field === undefined) return undefined;
  return field.startsWith('recipient.') ? (field as BatchTarget) : TARGET_OF_FIELD.get(field);
}
