import type { ConnectionOptions } from 'node:tls';
import { DiagnosticError, wordsOf } from '#electron/engine/diagnostic-error.ts';
import { isLoopbackName } from '#electron/net/ip-policy.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { MysqlDatabase, PostgresqlDatabase, SqlServerDatabase } from '#shared/schema/orders/places.ts';

/** A database on a server, whichever it is. */
export type Server = PostgresqlDatabase | MysqlDatabase | SqlServerDatabase;

const USUAL_PORTS = { postgresql: 5432, mysql: 3306, sqlserver: 1433 } as const satisfies Record<
  Server['type'],
  number
>;

export const portOf = ({ type, port = USUAL_PORTS[type] }: Server): number => port;

/** How a person names a server: `host:port`. */
export const placeOf = (server: Server): string => `${server.host}:${portOf(server)}`;

export const CONNECT_MS = 5000;

/** Between machines TLS, with certificates checked; on this one where an authority is named. */
export const tlsTo = ({ host, ca }: Server): ConnectionOptions | false =>
  isLoopbackName(host) && ca === undefined
    ? false
    : { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) };

export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Errors of the connection, and not of what was asked. */
export const isOfConnection = (error: unknown): boolean =>
  /^(?:ECONN|ETIMEDOUT|EPIPE|EHOST|ENET|ENOTFOUND|EAI_|PROTOCOL_CONNECTION_LOST|ESOCKET|ECLOSE)/.test(codeOf(error)) ||
  /terminated|closed|not queryable|timeout|Connection lost/i.test(error instanceof Error ? error.message : '');

/** Why a server is not reached. @param at how a person names it */
export function notReached(error: unknown, at: string): Diagnostic {
  const [code, words] = [codeOf(error), firstPart(wordsOf(error))];
  if (/CERT|LEAF_SIGNATURE|TLS|SSL/.test(code) || /SSL|TLS|certificate/i.test(words))
    return diagnostic('SOURCE_NOT_TRUSTED', { at, words });
  if (code === 'ECONNREFUSED') return diagnostic('CONNECTION_REFUSED', { at });
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return diagnostic('NAME_UNKNOWN', { at });
  if (/TIMEDOUT|TIMEOUT/.test(code) || /timeout/i.test(words)) return diagnostic('NO_ANSWER', { at });
  return diagnostic('SYSTEM_SAYS', { at, words: words || code });
}

/** What follows is advice on starting Node. */
const firstPart = (words: string) => words.split(';')[0] ?? '';

export const failure = (trouble: Diagnostic, cause: unknown) => new DiagnosticError(trouble, { cause });
