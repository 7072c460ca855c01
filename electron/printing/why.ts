import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';

type ConnectionCode =
  | 'CONNECTION_REFUSED'
  | 'CONNECTION_BROKEN'
  | 'NO_ANSWER'
  | 'UNREACHABLE'
  | 'NAME_UNKNOWN'
  | 'NOT_THERE'
  | 'NOT_ALLOWED'
  | 'STATION_STOPPING';

const REASONS: Readonly<Record<string, readonly [ConnectionCode, string]>> = {
  ECONNREFUSED: ['CONNECTION_REFUSED', 'refused the connection'],
  ECONNRESET: ['CONNECTION_BROKEN', 'broke the connection'],
  EPIPE: ['CONNECTION_BROKEN', 'broke the connection'],
  ETIMEDOUT: ['NO_ANSWER', 'did not answer in time'],
  EHOSTUNREACH: ['UNREACHABLE', 'cannot be reached'],
  EHOSTDOWN: ['UNREACHABLE', 'cannot be reached'],
  ENETUNREACH: ['UNREACHABLE', 'cannot be reached'],
  ENOTFOUND: ['NAME_UNKNOWN', 'has a name that nobody knows'],
  EAI_AGAIN: ['NAME_UNKNOWN', 'has a name that nobody knows'],
  ENOENT: ['NOT_THERE', 'is not there'],
  EACCES: ['NOT_ALLOWED', 'may not be used by this user'],
  ABORT_ERR: ['STATION_STOPPING', 'was given up because the station stops'],
};

const codeAndMessage = (error: unknown) => {
  const { code = '', message = String(error) } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return { known: REASONS[code], message };
};

/** An error of a connection or file in words that follow "the printer". */
export function why(error: unknown): string {
  const { known, message } = codeAndMessage(error);
  return known?.[1] ?? `failed (${message})`;
}

/** The same as a diagnostic. @param at what was to be reached, by its address or name */
export function connectionDiagnostic(at: string, error: unknown): Diagnostic {
  const { known, message } = codeAndMessage(error);
  return known ? diagnostic(known[0], { at }) : diagnostic('SYSTEM_SAYS', { at, words: message });
}
