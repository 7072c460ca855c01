import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { SECRET_MASK } from '#shared/schema/accounts/account.ts';
import type { HttpSource, SourceConnection, SourceDraft, SourceReading } from '#shared/schema/orders/source.ts';
import { EngineError } from '../engine-error.ts';
import { parseStatement, type Statement } from './statement.ts';

/** Places that are asked in SQL. */
const DATABASES: ReadonlySet<SourceConnection['type']> = new Set(['postgresql', 'sqlite']);
export const isDatabase = ({ type }: SourceConnection) => DATABASES.has(type);

/** The statement of a source that has one. @throws EngineError VALIDATION_FAILED where it cannot be what reads it */
export function statementOf({ connection, reading, statement }: Omit<SourceDraft, 'mapping'>): Statement | null {
  if (!isDatabase(connection)) return null;
  if (statement === undefined) throw refused('/statement', diagnostic('SOURCE_STATEMENT_MISSING'), 'FIELD_REQUIRED');
  const parsed = parseStatement(statement, reading);
  if ('fault' in parsed) throw refused('/statement', parsed.fault);
  return parsed;
}

/** @throws EngineError VALIDATION_FAILED */
export function checkSource(draft: SourceDraft): void {
  const { connection, reading } = draft;
  const statement = statementOf(draft);
  if (connection.type === 'http') checkAddress(connection, reading);
  const begins =
    statement?.parameters.includes('since') === true ||
    (connection.type === 'http' && connection.url.includes('{since}'));
  if (begins && (draft.since === undefined || draft.mapping.mark === undefined))
    throw refused('/since', diagnostic('SOURCE_SINCE_MISSING'), 'FIELD_REQUIRED');
}

/** What is put into an address changes nothing of where it goes. @throws EngineError VALIDATION_FAILED */
export function checkAddress({ url }: HttpSource, reading: SourceReading): void {
  const filled = ['a', 'b'].map((value) => url.replaceAll(/\{(?:key|since)\}/g, value));
  const [one, other] = filled.map((text) => (URL.canParse(text) ? new URL(text) : null));
  const isAddress = one && /^https?:$/.test(one.protocol) && one.username === '' && one.password === '';
  if (!isAddress || one.origin !== other?.origin) throw refused('/connection/url', diagnostic('ADDRESS_INVALID'));
  const name = reading === 'LOOK_UP' ? '{key}' : '{since}';
  if (reading === 'LOOK_UP' && one.pathname + one.search === other.pathname + other.search)
    throw refused('/connection/url', diagnostic('SOURCE_ADDRESS_KEY', { name }));
}

export function refused(pointer: string, trouble: Diagnostic, code: Violation['code'] = 'FIELD_INVALID'): EngineError {
  const message = inEnglish(trouble);
  return new EngineError('VALIDATION_FAILED', message, { errors: [{ code, pointer, message, trouble }], trouble });
}

/** What a password belongs to: it is sent nowhere else. */
const placeOf = (connection: SourceConnection) =>
  JSON.stringify(sorted(connection).filter(([name]) => name !== 'password'));
const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));

export const passwordOf = (connection: SourceConnection): string | undefined =>
  'password' in connection ? (connection.password as string | undefined) : undefined;

/** The connection as it is stored and answered: where a password is set stands its mask. */
export const masked = (connection: SourceConnection): SourceConnection =>
  passwordOf(connection) === undefined ? connection : withPassword(connection, SECRET_MASK);

export const withPassword = (connection: SourceConnection, password: string | null): SourceConnection =>
  password === null ? connection : Object.assign({ ...connection }, { password });

/**
 * True where it comes with the mask of the password that is kept.
 * @throws EngineError VALIDATION_FAILED where nothing is kept for this place
 */
export function keepsPassword(connection: SourceConnection, before: SourceConnection | null): boolean {
  if (passwordOf(connection) !== SECRET_MASK) return false;
  if (before !== null && passwordOf(before) === SECRET_MASK && placeOf(before) === placeOf(connection)) return true;
  const message = 'password is not known for this place; give it anew.';
  throw new EngineError('VALIDATION_FAILED', message, {
    errors: [{ code: 'FIELD_REQUIRED', pointer: '/connection/password', message }],
  });
}
