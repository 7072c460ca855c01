import { SECRET_MASK } from '#shared/schema/accounts/account.ts';
import type { SourceConnection } from '#shared/schema/orders/source.ts';
import { SQL_SERVER_ENCRYPTIONS } from '#shared/schema/orders/places.ts';
import type { WriteBackConnection } from '#shared/schema/orders/write-back.ts';
import { sentNumber, type TypedNumber } from '#renderer/format/decimal.ts';

export const SOURCE_KINDS = [
  'postgresql',
  'mysql',
  'sqlserver',
  'sqlite',
  'file',
  'http',
] as const satisfies SourceConnection['type'][];
/** Those that can be told. */
export const TARGET_KINDS = [
  'postgresql',
  'mysql',
  'sqlserver',
  'sqlite',
  'http',
] as const satisfies WriteBackConnection['type'][];
/** How a connection to SQL Server is encrypted. */
export const ENCRYPTIONS = SQL_SERVER_ENCRYPTIONS;
export const METHODS = ['POST', 'PUT', 'PATCH'] as const;

/** A place as it is typed: the fields of every kind, of which those of `type` are sent. */
export interface PlaceDraft {
  type: SourceConnection['type'];
  host: string;
  port: TypedNumber;
  database: string;
  user: string;
  password: string;
  ca: string;
  encryption: (typeof ENCRYPTIONS)[number];
  path: string;
  url: string;
  header: string;
  method: (typeof METHODS)[number];
}

type Kind = Pick<PlaceDraft, 'type'>;
/** The usual port of each database server. */
const PORTS = { postgresql: '5432', mysql: '3306', sqlserver: '1433' } as const;
const isServerKind = (type: PlaceDraft['type']): type is keyof typeof PORTS => Object.hasOwn(PORTS, type);
/** Null where it is no database server. */
export const usualPort = ({ type }: Kind) => (isServerKind(type) ? PORTS[type] : null);
export const isDatabase = ({ type }: Kind) => type === 'sqlite' || isServerKind(type);

export const emptyPlace = (): PlaceDraft => ({
  ...{ type: 'file', host: '', port: '', database: '', user: '', password: '', ca: '' },
  ...{ encryption: 'mandatory', path: '', url: '', header: '', method: 'POST' },
});

export function placeToDraft(place: SourceConnection | WriteBackConnection): PlaceDraft {
  const port = 'port' in place && place.port !== undefined ? String(place.port) : '';
  return { ...emptyPlace(), ...place, port };
}

/** What is sent, checked by the station. @param isTarget whether it is to be told, and not read */
export function draftToPlace(draft: PlaceDraft, isTarget = false): SourceConnection | WriteBackConnection {
  const { type, host, port, database, user, password, ca, encryption, path, url, header, method } = draft;
  if (type === 'sqlite' || type === 'file') return { type, path: path.trim() };
  const secret = password === '' ? {} : { password };
  if (type === 'http') {
    const own = { url: url.trim(), ...(header.trim() !== '' && { header: header.trim() }), ...secret };
    return isTarget ? { type, method, ...own } : { type, ...own };
  }
  return {
    ...{ type, host: host.trim(), database: database.trim(), user: user.trim() },
    ...(port.trim() !== '' && { port: sentNumber(port) as number }),
    ...secret,
    ...(ca.trim() !== '' && { ca: ca.trim() }),
    ...(type === 'sqlserver' && encryption !== 'mandatory' && { encryption }),
  };
}

/** Where a source could be told, to begin with: where it is read, if that can be written. A password that is stored for reading is not known there. */
export function targetOf(place: PlaceDraft): PlaceDraft {
  const password = place.password === SECRET_MASK ? '' : place.password;
  const url = place.url.replaceAll('{key}', '{orderNumber}');
  if (place.type === 'file') return { ...emptyPlace(), type: 'http' };
  // Who may write there is not who reads.
  const user = place.type === 'sqlserver' ? '' : place.user;
  return { ...place, user, password, url: url.includes('{since}') ? '' : url };
}
