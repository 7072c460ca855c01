import type { HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';

/** What a check of something stored says: what is wrong with it, or what is fine. */
export const said = (
  name: string,
  fault: Diagnostic | null,
  fine: string,
  facts: Record<string, number> = {},
): HealthCheck =>
  fault === null
    ? { name, status: 'ok', detail: fine, facts }
    : { name, status: 'failed', detail: inEnglish(fault), trouble: fault };

/** @param brokenAt the first line that does not fit; null where all do */
export const journalCheck = ({ lines, brokenAt }: { lines: number; brokenAt: number | null }): HealthCheck => {
  const fault = brokenAt === null ? null : diagnostic('JOURNAL_BROKEN', { line: brokenAt });
  return said('journal', fault, `${lines} lines follow from each other.`, { n: lines });
};

/** @param damaged ids of those whose bytes are not what was stored */
export const documentsCheck = ({ checked, damaged }: { checked: number; damaged: readonly string[] }): HealthCheck => {
  const [first] = damaged;
  const fault =
    first === undefined ? null : diagnostic('DOCUMENTS_DAMAGED', { damaged: damaged.length, checked, first });
  return said('documents', fault, `${checked} documents are as they were stored.`, { n: checked });
};

/** What is wrong with the witness; nothing where it is kept. @param words the system's; null where it is kept */
export function witnessCheck(words: string | null): HealthCheck[] {
  if (words === null) return [];
  const trouble = diagnostic('WITNESS_FAILED', { words });
  return [{ name: 'witness', status: 'warning', detail: inEnglish(trouble), trouble }];
}
