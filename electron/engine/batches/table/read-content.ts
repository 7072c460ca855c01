import { withoutEnd } from '#shared/format/trim.ts';
import { hash } from 'node:crypto';
import { evidentSeparator, type DecimalSeparator } from '#shared/format/parse-number.ts';
import type { BatchDraft } from '#shared/schema/batches/batch-draft.ts';
import type { BatchCells, BatchMapping } from '#shared/schema/batches/batch-file.ts';
import { TARGET_FIELDS } from '#shared/schema/batches/batch-target.ts';
import { invalid } from '../../violation.ts';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import { splitUnit, textOf } from './cell-values.ts';
import { TableError, type Table, type Tables } from './tables.ts';

/** What a batch is made from, and the digest by which it is known again. */
export type BatchContent = { contentHash: string } & (
  | { kind: 'file'; bytes: Uint8Array; fileName: string }
  | {
      kind: 'rows';
      rows: Record<string, unknown>[];
      /** The digest that earlier versions made of the same rows: a batch of theirs is known again by it. */
      earlierHash: string;
    }
);

/** @throws EngineError VALIDATION_FAILED where it is neither rows nor a file, or both. */
export function contentOf({ rows, fileName, contentBase64 }: BatchDraft): BatchContent {
  if (rows !== undefined && contentBase64 !== undefined) {
    throw invalid({ code: 'FIELD_CONFLICT', pointer: '/rows', message: 'Send rows or a file, not both.' });
  }
  if (rows !== undefined)
    return { kind: 'rows', rows, contentHash: digestOf(withoutNulls(rows)), earlierHash: digestOf(rows) };
  if (contentBase64 !== undefined && fileName !== undefined) {
    const bytes = decodeBase64(contentBase64);
    return { kind: 'file', bytes, fileName, contentHash: hash('sha256', bytes, 'hex') };
  }
  const [pointer, message] =
    contentBase64 === undefined
      ? ['/rows', 'Send rows, orders, or a file as contentBase64 with its fileName.']
      : ['/fileName', 'The file needs a fileName.'];
  throw invalid({ code: 'FIELD_REQUIRED', pointer, message });
}

const digestOf = (rows: unknown) => hash('sha256', canonicalJson(rows), 'hex');

/** Null means absent (contract, section 3): rows that differ in nothing else are the same, and are not bought twice. */
const withoutNulls = (rows: unknown): unknown =>
  JSON.parse(JSON.stringify(rows, (_key, value: unknown) => value ?? undefined));

/** @throws EngineError VALIDATION_FAILED where the text is not base64; Node skips over what is not. */
export function decodeBase64(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === Math.floor((withoutEnd(text, '=').length * 3) / 4)) return bytes;
  throw invalid({ code: 'FIELD_INVALID', pointer: '/contentBase64', message: 'contentBase64 is not base64.' });
}

/** @throws EngineError VALIDATION_FAILED in the words of the reader. */
export async function readTable(tables: Tables, bytes: Uint8Array): Promise<Table> {
  try {
    return await tables.read(bytes);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const { message } = error;
    throw invalid({
      code: 'FIELD_INVALID',
      pointer: '/contentBase64',
      message,
      trouble: error.trouble,
    });
  }
}

const NUMERIC = new Set(['number', 'weight', 'side']);

/** How the lines of a table write decimals, as their own numbers show it. */
export function separatorOfLines(
  lines: readonly { cells: BatchCells }[],
  mapping: BatchMapping,
): DecimalSeparator | null {
  const columns = Object.entries(mapping)
    .filter(([, target]) => NUMERIC.has(TARGET_FIELDS[target].kind))
    .map(([column]) => column);
  const texts = lines.flatMap(({ cells }) =>
    columns.map((column) => splitUnit(cells[column] ?? '').number).filter((cell) => typeof cell === 'string'),
  );
  return evidentSeparator(texts.map(textOf));
}

/** Lines of a table with their cells by column. */
export const linesOfTable = ({ columns, rows }: Table) =>
  rows.map(({ line, cells, surplus }) => ({ line, surplus, cells: cellsByColumn(columns, cells) }));

const cellsByColumn = (columns: readonly string[], cells: readonly (string | number)[]) =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));

/** The same for tables with the same columns, whatever their order. */
export const tableSignature = (columns: readonly string[]) =>
  hash('sha256', JSON.stringify([...columns].sort()), 'hex');
