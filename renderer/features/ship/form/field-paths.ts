import type { ShipperNumber } from '#shared/shipment/customs-needs.ts';
import { numberPath } from '#shared/shipment/declared.ts';

/** Pointers that no single field has, and the field that puts them right. */
const ALIASES: readonly [RegExp, string][] = [
  [/^\/recipient\/contact$/, '/recipient/contact/personName'],
  [/^\/recipient\/address$/, '/recipient/address/streetLine1'],
  [/^(\/itemLines\/\d+\/weight)(?:\/units)?$/, '$1/value'],
  [/^(\/itemLines\/\d+\/dimensions)(?:\/units)?$/, '$1/length'],
  [/^(\/itemLines\/\d+\/declaredInfo)$/, '$1/amount'],
  [/^(\/customs\/customsItems\/\d+\/value)$/, '$1/amount'],
  [/^(\/customs\/customsItems\/\d+\/weight)(?:\/units)?$/, '$1/value'],
];

/**
 * The path of the field on the Ship screen that a pointer into its request belongs to: rows of the table stand for several item lines.
 * @param rowOf the row of each item line
 * @param numbers which number each tax identifier is
 */
export function fieldPath(pointer: string, rowOf: readonly number[], numbers: readonly ShipperNumber[] = []): string {
  const [, number] = /^\/taxIndentifiers\/(\d+)/.exec(pointer) ?? [];
  if (number !== undefined) return numberPath(numbers[Number(number)] ?? 'VAT');
  const inTable = pointer.replace(
    /^\/itemLines\/(\d+)/,
    (_, index: string) => `/itemLines/${rowOf[Number(index)] ?? index}`,
  );
  const alias = ALIASES.find(([pattern]) => pattern.test(inTable));
  return alias ? inTable.replace(alias[0], alias[1]) : inTable;
}
