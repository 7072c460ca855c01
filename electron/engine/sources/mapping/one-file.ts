import { canonicalJson } from '#shared/format/canonical-json.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { SourceRow, SourceRows } from '../deps.ts';

/**
 * The rows of an order, once where several files of a folder say the same of it. Where they differ, nobody knows which of them is right: together
 * they may be all of its articles, or each of them twice.
 */
export function rowsInOneFile(
  rows: readonly SourceRow[],
  fileOf: SourceRows['fileOf'],
): { rows: readonly SourceRow[]; fault?: Diagnostic } {
  if (!fileOf) return { rows };
  const [first, ...others] = Map.groupBy(rows, (row) => fileOf.get(row) ?? '');
  if (!first || others.length === 0) return { rows };
  const [one, own] = first;
  const said = canonicalJson(own);
  const [other] = others.find(([, its]) => canonicalJson(its) !== said) ?? [];
  return { rows: own, ...(other !== undefined && { fault: diagnostic('SOURCE_ORDER_IN_FILES', { one, other }) }) };
}
