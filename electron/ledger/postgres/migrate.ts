import { LedgerForeignError, LedgerTooNewError } from '../errors.ts';
import type { Database, Session } from './database.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** "PBLG": nobody else locks this number in the database. */
export const MIGRATING = 0x50424c47;

/**
 * Brings the ledger of the database to the version that this program knows, all at once or not at all; desks that start at the same time
 * wait for each other.
 * @throws LedgerTooNewError where programs as old as this one cannot work on it any more, LedgerForeignError where the schema of its name is
 * another program's: nothing was changed.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (session) => {
    await session.all('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    const { found, oldest } = await versionOf(session);
    if (oldest > MIGRATIONS.length) throw new LedgerTooNewError(found, MIGRATIONS.length);
    for (const [index, { statements, oldest: works }] of MIGRATIONS.entries()) {
      if (index < found) continue;
      for (const statement of statementsOf(statements)) await session.run(statement);
      await session.run('INSERT INTO packbench.version (number, oldest) VALUES ($1, $2)', [index + 1, works]);
    }
  });
}

interface Version {
  found: number;
  oldest: number;
}

/** Of the ledger that is there; an empty schema, or none, becomes one. Asks for no right that a ledger which is there does not need. */
async function versionOf(session: Session): Promise<Version> {
  const names = await session.all<{ name: string | null }>(
    `SELECT class.relname AS name FROM pg_namespace AS schema LEFT JOIN pg_class AS class ON class.relnamespace = schema.oid
     WHERE schema.nspname = 'packbench'`,
  );
  if (names.length === 0) await session.run('CREATE SCHEMA packbench');
  const tables = names.flatMap(({ name }) => name ?? []);
  if (tables.length === 0) {
    await session.run('CREATE TABLE packbench.version (number integer PRIMARY KEY, oldest integer NOT NULL)');
    return { found: 0, oldest: 0 };
  }
  const newest = OWN.every((name) => tables.includes(name)) ? await newestOf(session) : null;
  if (newest) return newest;
  throw new LedgerForeignError(
    'The database has a schema packbench that is not a ledger of Packbench; it was left as it is',
  );
}

/** What every version of the ledger has. */
const OWN = ['version', 'meta', 'station'];

/** Null where the table of versions is none of ours. */
async function newestOf(session: Session): Promise<Version | null> {
  const columns = await session.all<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'packbench'::regnamespace AND relname = 'version' AND attnum > 0`,
  );
  if (!['number', 'oldest'].every((name) => columns.some((column) => column.name === name))) return null;
  return session.one<Version>('SELECT number AS found, oldest FROM packbench.version ORDER BY number DESC LIMIT 1');
}

/** A statement that is prepared is one alone; within a migration each ends with a semicolon at the end of a line. */
const statementsOf = (statements: string) => statements.split(/;\n|;$/).filter((each) => each.trim() !== '');
