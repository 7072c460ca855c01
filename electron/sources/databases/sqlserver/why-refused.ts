import { wordsOf } from '#electron/engine/diagnostic-error.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { codeOf, isOfConnection, notReached } from '../server.ts';

/** Of an error in a statement, the first of several: what follows is its consequence. */
interface ServerError extends Error {
  number: number;
  lineNumber?: number;
}

/** A key that cannot be a value of the column it is compared with: there is no such order. */
const NO_VALUE = new Set([241, 242, 244, 245, 248, 295, 296, 8114, 8115, 8169]);
/** CREATE TABLE and the like; a database or a copy of it that may only be read. */
const READ_ONLY = new Set([262, 3906, 3908]);
/** A permission that was denied, on an object or a column. */
const DENIED = new Set([229, 230]);

/** A table with triggers does not say which rows it leaves. */
const TRIGGER = 334;

const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? (error.errors[0] ?? error) : error);

function serverErrorOf(error: unknown): ServerError | null {
  const first = firstOf(error);
  return first instanceof Error && typeof (first as Partial<ServerError>).number === 'number'
    ? (first as ServerError)
    : null;
}

export const hasTrigger = (error: unknown) => serverErrorOf(error)?.number === TRIGGER;

export const isNoValue = (error: unknown) => NO_VALUE.has(serverErrorOf(error)?.number ?? 0);

/** Whether the connection is gone, so that the question may be asked once more on a fresh one. */
export const isGone = (error: unknown) =>
  serverErrorOf(error) === null && (isOfConnection(error) || codeOf(error) === 'EINVALIDSTATE');

/** @param at how a person names the server */
export function whyRefused(error: unknown, at: string): Diagnostic {
  const said = serverErrorOf(error);
  if (said) return whyFailed(said);
  const code = codeOf(error);
  if (code === 'ELOGIN') return diagnostic('SOURCE_LOGIN_REFUSED', { at, words: wordsOf(error) });
  if (code === 'EENCRYPT')
    return diagnostic(/requires/i.test(wordsOf(error)) ? 'SOURCE_WANTS_ENCRYPTION' : 'SOURCE_UNENCRYPTED', { at });
  return notReached(rootOf(error), at);
}

function whyFailed({ number, lineNumber, message }: ServerError): Diagnostic {
  const writes = READ_ONLY.has(number) || (DENIED.has(number) && !/^The SELECT /.test(message));
  if (writes) return diagnostic('SOURCE_WRITE_REFUSED', { words: message });
  // As the server's own tools write it.
  return diagnostic('SOURCE_QUERY_FAILED', { words: `Msg ${number}, Line ${lineNumber ?? 0}: ${message}` });
}

/** What the system said; the driver wraps it. */
function rootOf(error: unknown): unknown {
  const inner = firstOf(error);
  const cause = inner instanceof Error ? inner.cause : undefined;
  return cause instanceof Error ? rootOf(cause) : inner;
}
