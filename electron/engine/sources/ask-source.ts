import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { waysToWrite } from '#shared/format/order-number.ts';
import { MAX_SOURCE_ROWS } from '#shared/schema/orders/source.ts';
import { isFilled, textOf } from '../batches/index.ts';
import { DiagnosticError } from '../diagnostic-error.ts';
import { statementOf } from './check-source.ts';
import type { SourceConnection } from '#shared/schema/orders/source.ts';
import { keptPassword, unlocked } from './place.ts';
import type { SourceRow, SourceRows, SourcesDeps } from './deps.ts';
import { byNamesOf } from './mapping/earlier-names.ts';
import { isAfter } from './mapping/is-after.ts';
import { mapRows, type MappedOrder, type MappedRows } from './mapping/map-rows.ts';
import type { SourceRecord } from './source-store.ts';

/** A packer waits for a look-up. */
const LOOK_UP_MS = 5_000;
const READ_MS = 60_000;

export const secretNameOf = (name: string) => `source:${name}`;

type Asked = Pick<SourceRecord, 'name' | 'content'>;
type Asking = Pick<SourcesDeps, 'ledger' | 'sourceReader' | 'secrets'>;

/** The place of the source, with the password that is kept for it. */
const placeOfSource = ({ ledger, secrets }: Asking, { name, content }: Asked) =>
  unlocked(
    content.connection,
    () => keptPassword(secrets, secretNameOf(name), name),
    async () => (await ledger.sources.find(name))?.content.connection,
  );

/**
 * The rows of a source.
 * @param question.connection where it is asked, and with which password; where it is stored unless given
 * @throws DiagnosticError; EngineError where what was stored before is no statement any more
 */
export async function askSource(
  deps: Asking,
  { name, content }: Asked,
  {
    key = null,
    since = null,
    connection,
  }: { key?: string | null; since?: string | null; connection?: SourceConnection },
): Promise<SourceRows> {
  const { reading } = content;
  const answer = await deps.sourceReader.read({
    connection: connection ?? (await placeOfSource(deps, { name, content })),
    reading,
    statement: statementOf(content),
    key,
    since: since ?? content.since ?? null,
    limit: MAX_SOURCE_ROWS,
    patienceMs: reading === 'LOOK_UP' ? LOOK_UP_MS : READ_MS,
  });
  if (answer.rows.length > MAX_SOURCE_ROWS)
    throw new DiagnosticError(diagnostic('SOURCE_TOO_MANY_ROWS', { limit: MAX_SOURCE_ROWS }));
  return answer;
}

/**
 * The rows of the order that is looked up, of a place that cannot look for it itself.
 * @throws DiagnosticError where a row names no order: it may be an article of this one
 */
export function withKey(answer: SourceRows, column: string | undefined, key: string): SourceRows {
  if (!answer.isWhole || column === undefined || !answer.columns.includes(column)) return answer;
  const nameless = answer.rows.findIndex((row) => !isFilled(row[column]));
  if (nameless !== -1) throw new DiagnosticError(diagnostic('SOURCE_NO_NUMBER', { row: nameless + 1, column }));
  const ways = waysToWrite(key);
  return { ...answer, rows: answer.rows.filter((row) => ways.includes(textOf(row[column] ?? ''))) };
}

/**
 * Further pages come with later reads, each from the mark on, where the oldest rows are first.
 * @throws DiagnosticError where they are not: the mark would pass over those that were not given
 */
export function requireOldestFirst({ hasMore, rows }: SourceRows, column: string | undefined): void {
  if (!hasMore || rows.length === 0) return;
  const marks = rows.map((row) => (column === undefined ? null : row[column])).filter(isFilled);
  const isOldestFirst = marks.every((mark, index) => !isAfter(String(marks[index - 1] ?? mark), String(mark)));
  if (marks.length < rows.length || !isOldestFirst) throw new DiagnosticError(diagnostic('SOURCE_NEWEST_FIRST'));
}

/**
 * Of a page with others after it, the rows that are certain to be all of theirs: what has the last mark may go on overleaf, and a place that is
 * asked for what comes after a mark would leave that out. It is read again, in whole, with the next page.
 * @throws DiagnosticError where that page would be this one again
 */
function wholeMarks(answer: SourceRows, column: string | undefined, before: string | null): SourceRows {
  if (!answer.hasMore || answer.rows.length === 0) return answer;
  const markOf = (row: SourceRow | undefined) => String(row?.[column ?? ''] ?? '');
  const last = markOf(answer.rows.at(-1));
  const rows = answer.rows.filter((row) => isAfter(last, markOf(row)));
  const mark = markOf(rows.at(-1));
  if (rows.length === 0 || (before !== null && !isAfter(mark, before)))
    throw new DiagnosticError(diagnostic('SOURCE_PAGE_TOO_SHORT', { mark: last }));
  return { ...answer, rows };
}

/** The one order of this key; null where the source has none. @throws DiagnosticError */
export async function lookUpIn(deps: SourcesDeps, source: Asked, key: string): Promise<MappedOrder | null> {
  const answer = await askSource(deps, source, { key });
  const mapping = byNamesOf(answer, source.content.mapping);
  const { orders } = mapRows(withKey(answer, mapping.orderNumber, key), { ...source.content, mapping }, key);
  const [one, other] = orders;
  if (one && other)
    throw new DiagnosticError(diagnostic('SOURCE_TWO_ORDERS', { key, one: one.orderNumber, other: other.orderNumber }));
  return one ?? null;
}

/** What a place has after a mark, or the first page of it. */
export interface ReadPage extends MappedRows {
  /** How far it is, as the place says itself. */
  ofPlace: string | null;
  /** Whether there is more of it after its mark. */
  hasMore: boolean;
}

/** What is new since the mark, and how far that comes; null where nothing is. @throws DiagnosticError */
export async function readFrom(deps: SourcesDeps, source: Asked, since: string | null): Promise<ReadPage | null> {
  const answer = await askSource(deps, source, { since });
  if (answer.isUnchanged) return null;
  const mapping = byNamesOf(answer, source.content.mapping);
  requireOldestFirst(answer, mapping.mark);
  const whole = wholeMarks(answer, mapping.mark, since);
  const hasMore = answer.hasMore === true && whole.rows.length > 0;
  const read = mapRows(whole, { ...source.content, mapping }, null, deps.ledger.now());
  return { ...read, ofPlace: answer.mark ?? null, hasMore };
}
