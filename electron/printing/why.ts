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

const CONNECTION: Readonly<Record<string, ConnectionCode>> = {
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_BROKEN',
  EPIPE: 'CONNECTION_BROKEN',
  ETIMEDOUT: 'NO_ANSWER',
  EHOSTUNREACH: 'UNREACHABLE',
  EHOSTDOWN: 'UNREACHABLE',
  ENETUNREACH: 'UNREACHABLE',
  ENOTFOUND: 'NAME_UNKNOWN',
  EAI_AGAIN: 'NAME_UNKNOWN',
  ENOENT: 'NOT_THERE',
  EACCES: 'NOT_ALLOWED',
  ABORT_ERR: 'STATION_STOPPING',
};

const SENDING: Readonly<Record<string, 'PRINT_BROKEN' | 'PRINT_STALLED' | 'PRINT_GIVEN_UP'>> = {
  ECONNRESET: 'PRINT_BROKEN',
  EPIPE: 'PRINT_BROKEN',
  ETIMEDOUT: 'PRINT_STALLED',
  ABORT_ERR: 'PRINT_GIVEN_UP',
};

const codeAndWords = (error: unknown) => {
  const { code = '', message: words = String(error) } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return { code, words };
};

/** Why a connection or file failed before anything was sent. @param at what was to be reached, by its address or name */
export function connectionDiagnostic(at: string, error: unknown): Diagnostic {
  const { code, words } = codeAndWords(error);
  const known = CONNECTION[code];
  return known ? diagnostic(known, { at }) : diagnostic('SYSTEM_SAYS', { at, words });
}

/** Why it failed after something of a label may have left. @param at what took the label, by its address or name */
export function sendingDiagnostic(at: string, error: unknown): Diagnostic {
  const { code, words } = codeAndWords(error);
  const known = SENDING[code];
  return known ? diagnostic(known, { at }) : diagnostic('PRINT_FAILED', { at, words });
}
