import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

const DEFAULT_PORT = 5432;
const FORM =
  /^postgres(?:ql)?:\/\/(?:(?<user>[^:@/?]+)(?::(?<password>[^@/?]*))?@)?(?<hosts>[^@/?]+)\/(?<database>[^/?]+)(?:\?(?<options>.*))?$/;

/** Where the ledger is that stations share, and as whom this one comes. */
export interface LedgerAddress {
  /** Tried in this order; only a primary is written to. */
  hosts: { host: string; port: number }[];
  database: string;
  user: string;
  password: string | undefined;
  /** As its file has it by now, where it stands in one: it may be changed while a station runs. */
  readPassword?: () => string;
  tls: ConnectionOptions | false;
  /** Whether somebody has said that a standby may lack the last commits. */
  acceptsAsynchronous: boolean;
}

/** As it is written in an address. */
export const hostOf = ({ host, port }: LedgerAddress['hosts'][number]) =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** What is told beside the address. */
export interface AddressOptions {
  /** A file whose first line is the password: so it stands in no list of processes. */
  passwordFile?: string | undefined;
  /** Certificate authorities in PEM, in place of those that Node knows. */
  caFile?: string | undefined;
  acceptsAsynchronous?: boolean;
}

/**
 * Reads `postgres://USER@HOST[:PORT][,HOST[:PORT]…]/DATABASE`. Between machines TLS is used and checked, unless `?sslmode=disable` says that
 * it is not.
 * @throws Error in words for whoever wrote it; a password is never among them.
 */
export function readLedgerAddress(
  text: string,
  { passwordFile, caFile, acceptsAsynchronous = false }: AddressOptions = {},
): LedgerAddress {
  const { user, password, hosts = '', database, options = '' } = FORM.exec(text.trim())?.groups ?? {};
  if (user === undefined || database === undefined)
    // What was given is not said again: a password may stand anywhere in it.
    throw new Error("The ledger's address has another form than postgres://USER@HOST:PORT/DATABASE; write it so.");
  const reached = hosts.split(',').map(readHost);
  const mode = readOptions(options);
  const isHere = reached.every(({ host }) => /^(?:localhost|127\.|::1$)/.test(host));
  const authorities = caFile === undefined ? undefined : textOf(caFile, 'certificate authority');
  return {
    hosts: reached,
    database: decoded(database),
    user: decoded(user),
    ...(passwordFile === undefined ? { password: password && decoded(password) } : passwordIn(passwordFile)),
    tls: mode === 'disable' || (isHere && mode === undefined && !authorities) ? false : tlsWith(authorities),
    acceptsAsynchronous,
  };
}

/** Whether a password stands in the address. */
export const holdsPassword = (text: string) => FORM.exec(text.trim())?.groups?.['password'] !== undefined;

function readHost(text: string): { host: string; port: number } {
  const { host, port = String(DEFAULT_PORT) } =
    /^(?<host>\[[^\]]+\]|[^:]+)(?::(?<port>\d+))?$/.exec(text)?.groups ?? {};
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new Error(`The ledger's address names no host with a port from 1 to 65535: ${text}.`);
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

function readOptions(text: string): 'disable' | 'verify-full' | undefined {
  const { sslmode, ...others } = Object.fromEntries(new URLSearchParams(text));
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new Error(`The ledger's address has an option that the station does not know: ${other}.`);
  if (sslmode === undefined || sslmode === 'disable' || sslmode === 'verify-full') return sslmode;
  throw new Error(`The ledger's address has sslmode=${sslmode}; the station knows disable and verify-full.`);
}

const tlsWith = (ca: string | undefined): ConnectionOptions => ({
  rejectUnauthorized: true,
  ...(ca !== undefined && { ca }),
});

function textOf(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`The file of the ledger's ${what} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw new Error("The ledger's address has a % that stands for no character; write %25 for it.", { cause: error });
  }
}

function passwordIn(path: string): { password: string; readPassword: () => string } {
  const password = firstLineOf(path);
  let known = password;
  function readPassword(): string {
    try {
      known = firstLineOf(path);
    } catch {
      // It is being written anew, or the station may not read it any more: the one that was read last may still be right.
    }
    return known;
  }
  return { password, readPassword };
}

function firstLineOf(path: string): string {
  const [line = ''] = textOf(path, 'password').split(/\r?\n/);
  if (line === '') throw new Error(`The file of the ledger's password is empty: ${path}.`);
  return line;
}
