import { canonicalJson } from '#shared/format/canonical-json.ts';
import { isRecord } from '#shared/format/is-record.ts';

/** Members whose values come from lists that are taken in any case (contract, section 3). */
const IN_ANY_CASE: ReadonlySet<string> = new Set([
  ...['countryCode', 'countryOfOrigin', 'currency', 'units', 'imageType', 'labelStockType', 'signatureOptionType'],
  ...['identifierType', 'taxableEntityType', 'contentsType'],
]);

/**
 * What a shipment or an order says, as a text that is equal where both mean the same: the order of members, the case of listed values,
 * accents apart from their letters, and members that are null, empty or false, which say nothing, make no difference.
 */
export const meaningOf = (content: unknown): string => canonicalJson(meant({ content }));

function meant(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(meant);
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    IN_ANY_CASE.has(name) && typeof inner === 'string' ? inner.toUpperCase() : meant(inner),
  ]);
  return Object.fromEntries(members.filter(([, inner]) => saysSomething(inner)));
}

function saysSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
