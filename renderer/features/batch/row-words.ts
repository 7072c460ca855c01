import { isRecord } from '#shared/format/is-record.ts';
import type { BatchRow, BatchRowError } from '#shared/schema/batches/batch-row.ts';
import { t } from '#renderer/messages/index.ts';
import {
  fieldInvalidWords,
  fieldName,
  refusalWords,
  diagnosticWords,
  violationWords,
  warningWords,
  type WordContext,
} from '#renderer/messages/problem-words.ts';
import { targetAt, targetName } from '#renderer/messages/target-words.ts';

const MISREAD: ReadonlySet<string> = new Set(['FIELD_REQUIRED', 'FIELD_INVALID']);

/** An error of a row in a sentence; where a column fills the field, the column is what can be put right. @param packages as `packagesOf` */
export function rowErrorWords(error: BatchRowError, context: WordContext, packages = 1): string {
  if (error.trouble) {
    const words = diagnosticWords(error.trouble);
    return error.column === null ? words : t('problems.said', { field: error.column, words });
  }
  const target = targetAt(error.pointer);
  if (MISREAD.has(error.code)) {
    const isTold = target !== undefined && packages === 1;
    const field = error.column ?? (isTold ? targetName(target) : fieldName(error.pointer, packages, context));
    return fieldInvalidWords(error, field) ?? t('problems.violations.FIELD_REQUIRED', { field });
  }
  return violationWords(error, packages, context);
}

/** Of how many packages a fault or warning may be: those of a table are alike, and what is wrong with one is wrong with all. */
export function packagesOf({ cells, request }: BatchRow): number {
  const lines = cells === null && isRecord(request) ? request['itemLines'] : null;
  return Array.isArray(lines) ? lines.length : 1;
}

/** All that a row has to say: its errors, what its carrier or the station said when it was sent, or what its check warns of. */
export function rowWords(row: BatchRow, context: WordContext): string {
  const packages = packagesOf(row);
  if (row.errors.length > 0) return once(row.errors.map((error) => rowErrorWords(error, context, packages)));
  if (!row.problem) return once(row.warnings.map((warning) => warningWords(warning, [], context, packages)));
  return refusalWords(row.problem);
}

/** What is bought has a warning for each of its packages, also where they are alike. */
const once = (sentences: readonly string[]) => [...new Set(sentences)].join(' ');
