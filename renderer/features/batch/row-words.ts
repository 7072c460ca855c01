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

/** An error of a row in a sentence; where a column fills the field, the column is what can be put right. */
export function rowErrorWords(error: BatchRowError, context: WordContext): string {
  if (error.trouble) return diagnosticWords(error.trouble);
  const target = targetAt(error.pointer);
  if (MISREAD.has(error.code)) {
    const field = error.column ?? (target ? targetName(target) : fieldName(error.pointer, 1, context));
    return fieldInvalidWords(error, field) ?? t('problems.violations.FIELD_REQUIRED', { field });
  }
  return violationWords(error, 1, context);
}

/** All that a row has to say: its errors, what its carrier or the station said when it was sent, or what its check warns of. */
export function rowWords(row: BatchRow, context: WordContext): string {
  if (row.errors.length > 0) return row.errors.map((error) => rowErrorWords(error, context)).join(' ');
  if (!row.problem) return row.warnings.map((warning) => warningWords(warning, [], context)).join(' ');
  return refusalWords(row.problem);
}
