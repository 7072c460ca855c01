import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HttpSource } from '#shared/schema/orders/places.ts';
import type { SourceConnection, SourceDraft, SourceReading } from '#shared/schema/orders/source.ts';
import { filledTwice, type Place, refused } from './place.ts';
import { parseStatement, type Statement } from './statement.ts';
import { checkWriteBack } from './write-back/check-write-back.ts';

/** Places that are asked in SQL. */
const DATABASES: ReadonlySet<SourceConnection['type']> = new Set(['postgresql', 'mysql', 'sqlserver', 'sqlite']);
export const isDatabase = ({ type }: Place) => DATABASES.has(type);

/** The statement of a source that has one. @throws EngineError VALIDATION_FAILED where it cannot be what reads it */
export function statementOf({ connection, reading, statement }: Omit<SourceDraft, 'mapping'>): Statement | null {
  if (!isDatabase(connection)) return null;
  if (statement === undefined) throw refused('/statement', diagnostic('SOURCE_STATEMENT_MISSING'), 'FIELD_REQUIRED');
  const parsed = parseStatement(statement, reading);
  if ('fault' in parsed) throw refused('/statement', parsed.fault);
  return parsed;
}

/** How a source is asked. @throws EngineError VALIDATION_FAILED */
export function checkReading(draft: Omit<SourceDraft, 'mapping'>): Statement | null {
  const { connection, reading } = draft;
  if (connection.type === 'http') checkAddress(connection, reading);
  return statementOf(draft);
}

/** @throws EngineError VALIDATION_FAILED */
export function checkSource(draft: SourceDraft): void {
  const { connection } = draft;
  const statement = checkReading(draft);
  if (draft.writeBack) checkWriteBack(draft.writeBack);
  const begins =
    statement?.parameters.includes('since') === true ||
    (connection.type === 'http' && connection.url.includes('{since}'));
  if (begins && (draft.since === undefined || draft.mapping.mark === undefined))
    throw refused('/since', diagnostic('SOURCE_SINCE_MISSING'), 'FIELD_REQUIRED');
}

/** What is put into an address changes nothing of where it goes. @throws EngineError VALIDATION_FAILED */
function checkAddress({ url }: HttpSource, reading: SourceReading): void {
  const filled = filledTwice(url, /\{(?:key|since)\}/g);
  if (filled === null) throw refused('/connection/url', diagnostic('ADDRESS_INVALID'));
  const [one, other] = filled;
  const name = reading === 'LOOK_UP' ? '{key}' : '{since}';
  if (reading === 'LOOK_UP' && one.pathname + one.search === other.pathname + other.search)
    throw refused('/connection/url', diagnostic('SOURCE_ADDRESS_KEY', { name }));
}
