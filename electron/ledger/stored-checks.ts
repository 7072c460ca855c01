import { setImmediate } from 'node:timers/promises';
import type { VerifiedJournal } from '#electron/engine/shipping/store.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { DocumentDamagedError } from './errors.ts';
import { sha256 } from './sha256.ts';

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

/** Bytes with the SHA-256 that they had when they were stored. */
export interface StoredBytes {
  sha256: string;
  /** Null where they are gone. */
  bytes: Buffer | null;
}

const isAsStored = ({ bytes, sha256: stored }: StoredBytes) => bytes !== null && sha256(bytes) === stored;

/** @throws DocumentDamagedError, naming the id, where the bytes are not those that were stored. */
export function bytesAsStored(stored: StoredBytes, id: string): Buffer {
  if (stored.bytes === null || !isAsStored(stored)) throw new DocumentDamagedError(id);
  return stored.bytes;
}

/**
 * Compares bytes with their SHA-256, in slices between which other work has its turn.
 * @param after the next slice behind a number in the order of storing; an empty one at the end
 */
export async function verifyBytes<Row extends StoredBytes & { sequence: number; id: string }>(
  after: (sequence: number) => readonly Row[] | Promise<readonly Row[]>,
): Promise<VerifiedDocuments> {
  const damaged: string[] = [];
  let checked = 0;
  for (let last = 0; ;) {
    const rows = await after(last);
    checked += rows.length;
    damaged.push(...rows.filter((row) => !isAsStored(row)).map(({ id }) => id));
    const end = rows.at(-1);
    if (!end) return { checked, damaged };
    last = end.sequence;
    await setImmediate();
  }
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
