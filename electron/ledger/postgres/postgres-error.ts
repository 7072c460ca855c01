import { DatabaseError } from 'pg';
import { LedgerAwayError, StorageFullError } from '#electron/engine/ledger-errors.ts';
import { LedgerDamagedError } from '../errors.ts';

/** Classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const DISK_FULL = '53100';
const READ_ONLY_TRANSACTION = '25006';
/**
 * Connection exceptions, insufficient resources, and what an operator does: a server that stops, starts or ends connections, also that of a desk
 * that hung in a transaction.
 */
const AWAY = ['08', '53', '57P', '25P03', '25P04'];
/** The role, its password or its rights; a database that is not there. */
const REFUSED = ['28', '3D', '42501'];
/** The data or its index is corrupted; an error inside the server. */
const DAMAGED = ['XX001', 'XX002'];

/** What went wrong, as the port says it. */
export function translated(error: unknown): unknown {
  const options = { cause: error };
  if (error instanceof LedgerAwayError) return error;
  if (error instanceof DatabaseError) {
    const { code = '', message } = error;
    if (code === DISK_FULL) return new StorageFullError('The disk of the database has no room for the ledger', options);
    if (DAMAGED.includes(code)) return new LedgerDamagedError(`The database is damaged: ${message} (${code})`, options);
    if (code === READ_ONLY_TRANSACTION)
      return new LedgerAwayError('The database takes no writes: it is a standby', options);
    if (REFUSED.some((begin) => code.startsWith(begin)))
      return new LedgerAwayError(`The database refuses this station: ${message}`, options);
    if (AWAY.some((begin) => code.startsWith(begin)))
      return new LedgerAwayError(`The database is away: ${message}`, options);
    return error;
  }
  if (error instanceof Error && NOT_TRUSTED.test((error as NodeJS.ErrnoException).code ?? ''))
    return new LedgerAwayError(`The certificate of the database is not trusted: ${firstPart(error)}`, options);
  if (!isConnectionError(error)) return error;
  if (NOT_SPOKEN.test(error.message))
    return new LedgerAwayError(
      `What answers there ends the connection: it is not PostgreSQL, or does not take TLS`,
      options,
    );
  return new LedgerAwayError(
    `The database is away: ${error.message || (error as NodeJS.ErrnoException).code}`,
    options,
  );
}

/** Codes of OpenSSL, and Node's own for a certificate of another host. */
const NOT_TRUSTED = /CERT|LEAF_SIGNATURE/;
/** What follows is advice on starting Node. */
const firstPart = ({ message }: Error) => message.split(';')[0] ?? '';

const NOT_SPOKEN = /terminated unexpectedly|establishing an SSL connection|does not support SSL/i;

/** Of the socket, or of `pg` where a connection ended under a query. */
function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    syscall !== undefined ||
    /^(?:ECONN|ETIMEDOUT|EPIPE|EHOST|ENET|ENOTFOUND|EAI_)/.test(code) ||
    /Connection terminated|SSL connection|connection timeout|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/i.test(
      error.message,
    )
  );
}

/** Whether the same transaction may do better if it begins anew. */
export const isRetryable = (error: unknown) =>
  error instanceof DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED);
