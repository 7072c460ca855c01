import type { VerifiedJournal } from '#electron/engine/shipping/store.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';

/** Shipments that were compared with their lines of the journal. */
export interface VerifiedContents {
  checked: number;
  changed: string[];
}

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

export const journalCheck = ({ lines, brokenAt, desk = '' }: VerifiedJournal): HealthCheck => {
  const fault = brokenAt === null ? null : diagnostic('JOURNAL_BROKEN', { line: brokenAt, desk });
  return said('journal', fault, `${lines} lines follow from each other.`, { n: lines });
};

/** @param changed ids of those that are not what their lines of the journal vouch for */
export const contentsCheck = ({ checked, changed }: VerifiedContents): HealthCheck => {
  const [first] = changed;
  const fault =
    first === undefined ? null : diagnostic('SHIPMENTS_CHANGED', { changed: changed.length, checked, first });
  return said('contents', fault, `${checked} shipments are what the journal says was shipped.`, { n: checked });
};

/** Stored bytes that were compared with their digests; ids of those that differ, or are gone. */
export interface VerifiedDocuments {
  checked: number;
  damaged: readonly string[];
}

/** @param kinds labels and documents of shipments, and the forms of carriers' manifests */
export function documentsCheck(...kinds: readonly VerifiedDocuments[]): HealthCheck {
  const checked = kinds.reduce((sum, kind) => sum + kind.checked, 0);
  const damaged = kinds.flatMap((kind) => kind.damaged);
  const [first] = damaged;
  const fault =
    first === undefined ? null : diagnostic('DOCUMENTS_DAMAGED', { damaged: damaged.length, checked, first });
  return said('documents', fault, `${checked} documents are as they were stored.`, { n: checked });
}

/** What is wrong with the witness; nothing where it is kept. @param words the system's; null where it is kept */
export function witnessCheck(words: string | null): HealthCheck[] {
  if (words === null) return [];
  const trouble = diagnostic('WITNESS_FAILED', { words });
  return [{ name: 'witness', status: 'warning', detail: inEnglish(trouble), trouble }];
}
