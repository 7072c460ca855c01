import type { Clock } from '#electron/engine/clock.ts';
import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { LedgerUnsafeError } from '../errors.ts';
import type { LedgerAddress } from './address.ts';
import type { Database, Session } from './database.ts';

/** PostgreSQL 15. */
const OLDEST_SERVER = 150_000;
/** With one of these off, what was committed may be gone after a crash of the server. */
const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;
/** How far the clocks of database and desk may be apart. */
const APART_MS = 60_000;
const ASK_EVERY_MS = 60_000;

type Found = Record<(typeof SETTINGS)[number] | 'synchronous', string> & Record<'now' | 'standbys', number>;

/** @throws LedgerUnsafeError where the server is older than what the ledger's statements need. */
export async function requireVersion(database: Session): Promise<void> {
  const row = await database.one<{ number: string; version: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
  );
  if (Number(row?.number) >= OLDEST_SERVER) return;
  throw new LedgerUnsafeError(diagnostic('DATABASE_TOO_OLD', { version: row?.version ?? '' }));
}

/**
 * Why a ledger in this database would say that something is kept, or for how long, and it were not so: what to mend; empty where it keeps
 * its word.
 */
async function serverFaults(
  database: Database,
  { clock, acceptsAsynchronous }: { clock: Clock } & Pick<LedgerAddress, 'acceptsAsynchronous'>,
): Promise<Diagnostic[]> {
  const before = clock.now();
  const found = await database.one<Found>(
    `SELECT ${SETTINGS.map((name) => `current_setting('${name}') AS ${name}`).join(', ')},
       (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
       (SELECT count(*) FROM pg_stat_replication WHERE coalesce(application_name, '') NOT LIKE 'pg_basebackup%') AS standbys,
       current_setting('synchronous_standby_names') AS synchronous`,
  );
  if (!found) return [];
  const off = SETTINGS.filter(
    (name) => found[name] === 'off' || (name === 'synchronous_commit' && found[name] === 'local'),
  );
  const apart = Math.round(Math.abs(found.now - (before + clock.now()) / 2) / 1000);
  return [
    ...off.map((setting) => diagnostic('DATABASE_SETTING_OFF', { setting })),
    ...(found.standbys > 0 && found.synchronous === '' && !acceptsAsynchronous
      ? [diagnostic('DATABASE_STANDBY_BEHIND', { n: found.standbys })]
      : []),
    ...(apart * 1000 > APART_MS ? [diagnostic('DATABASE_CLOCK', { seconds: apart })] : []),
  ];
}

/** @throws LedgerUnsafeError where purchases would not be safe in this database. */
export async function requireSafeServer(database: Database, of: Parameters<typeof serverFaults>[1]): Promise<void> {
  const [fault] = await serverFaults(database, of);
  if (fault) throw new LedgerUnsafeError(fault);
}

/** Asks again and again whether the server keeps its word; nothing is accepted while it does not. */
export interface ServerGuard {
  /** What is wrong now; null where nothing is. @throws LedgerAwayError where it does not answer. */
  ask(): Promise<Diagnostic | null>;
  /** @throws LedgerAwayError where something was wrong when it was last asked. */
  requireSafe(): void;
  end(): void;
}

export const TRUSTED: ServerGuard = { ask: async () => null, requireSafe: () => undefined, end: () => undefined };

export function watchServer(database: Database, of: Parameters<typeof serverFaults>[1]): ServerGuard {
  let fault: Diagnostic | null = null;
  const ask = async () => {
    const [found = null] = await serverFaults(database, of);
    return (fault = found);
  };
  const timer = setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS).unref();
  return {
    ask,
    requireSafe() {
      if (fault) throw new LedgerAwayError(inEnglish(fault), { trouble: fault });
    },
    end: () => clearInterval(timer),
  };
}
