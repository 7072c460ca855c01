import type { LedgerFile } from '../sqlite/ledger-file.ts';
import { GENESIS_HASH } from '../journal-chain.ts';
import type { Session } from '../postgres/database.ts';
import { UNKNOWN_RANGE } from '../postgres/restatement/floors.ts';
import { endsOfOthers, noteEndsOfOthers } from '../sqlite/journal/other-chains.ts';
import type { OfDesk } from './shared-side.ts';

/** What a file says of its station under a name; undefined where nothing. */
export const metaOf = (file: LedgerFile, name: string) =>
  file.prepare<[string], string | number | Buffer>('SELECT value FROM meta WHERE name = ?').pluck().get(name);

/** What both say of themselves under the same names. */
const KEYS = ['secret_files', 'secret_clients'];
const TEXTS = ['gap', UNKNOWN_RANGE];
const text = (value: unknown) => Buffer.from(String(value));

/** The station of a file becomes a desk; what a shared ledger knows of itself comes from the same file. */
export async function stationToShared(file: LedgerFile, session: Session, desk: OfDesk): Promise<void> {
  const number = (name: string) => Number(metaOf(file, name) ?? 0);
  const ends = file
    .prepare<[string], { id: string; line: number; hash: string }>(
      `SELECT id, line, hash FROM (
         SELECT coalesce(station_id, ?) AS id, coalesce(line, sequence) AS line, hash,
           row_number() OVER (PARTITION BY coalesce(station_id, 1) ORDER BY sequence DESC) AS last FROM journal) WHERE last = 1`,
    )
    .all(desk.id);
  const last = file.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM journal').pluck().get() ?? 0;
  const floor = Math.max(last, number('floor of journal'));
  const own = ends.filter(({ id }) => id === desk.id).toSorted((one, other) => other.line - one.line)[0];
  const others = Object.keys(endsOfOthers(file)).flatMap((id) => ends.find((end) => end.id === id) ?? []);
  await session.run(
    `INSERT INTO station (id, run, heartbeat_at, newest_instant, clock_held, clock_leap, package_sequence, line, hash)
     VALUES ($1, $2, '-infinity', $3, $4, $5, $6, $7, $8)`,
    [
      ...[desk.id, desk.run, number('newest_instant'), number('clock_held'), metaOf(file, 'clock_leap') || null],
      ...[number('package_sequence'), floor, own?.hash ?? GENESIS_HASH],
    ],
  );
  for (const { id, line, hash } of others)
    await session.run(
      `INSERT INTO station (id, run, heartbeat_at, line, hash) VALUES ($1, 'copied', '-infinity', $2, $3)`,
      [id, line, hash],
    );
  for (const name of [...KEYS, ...TEXTS]) await put(session, name, metaOf(file, name));
  await put(session, 'called', metaOf(file, 'ledger_name') ?? desk.id);
  await session.run('UPDATE feed_end SET position = $1', [floor]);
  const manifests = file.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM manifest').pluck().get() ?? 0;
  await session.run('UPDATE manifest_end SET sequence = $1', [Math.max(manifests, number('floor of manifest'))]);
}

async function put(session: Session, name: string, value: unknown): Promise<void> {
  if (value === undefined) return;
  await session.run('INSERT INTO meta (name, value) VALUES ($1, $2)', [
    ...[name, Buffer.isBuffer(value) ? value : text(value)],
  ]);
}

/** Once the lines are there: each desk's chain is in the feed up to its end. */
export const reachFeed = (session: Session) =>
  session.run('INSERT INTO feed_reached (station_id, line) SELECT id, line FROM station');

interface StationRow {
  newest: number;
  held: number;
  leap: string | null;
  packages: number;
}

/** A desk becomes the station of a file, which knows of itself what the shared ledger does, and where the chains of the others end. */
export async function stationToFile(session: Session, file: LedgerFile, id: string): Promise<void> {
  const row = await session.one<StationRow>(
    `SELECT (SELECT max(newest_instant) FROM station) AS newest, clock_held AS held, clock_leap::text AS leap, package_sequence AS packages
     FROM station WHERE id = $1`,
    [id],
  );
  const insert = file.prepare('INSERT INTO meta (name, value) VALUES (?, ?)');
  const write = (name: string, value: string | number | Buffer | null) => value !== null && insert.run(name, value);
  write('station_id', id);
  write('ledger_name', await ledgerNameOf(session));
  write('newest_instant', row?.newest ?? 0);
  write('package_sequence', row?.packages ?? 0);
  write('clock_held', String(row?.held ?? 0));
  write('clock_leap', row?.leap ?? null);
  const kept = await session.all<{ name: string; value: Buffer }>('SELECT name, value FROM meta WHERE name = ANY($1)', [
    [...KEYS, ...TEXTS],
  ]);
  for (const { name, value } of kept) write(name, TEXTS.includes(name) ? value.toString() : value);
  const ends = await session.one<{ feed: number; manifests: number }>(
    `SELECT greatest((SELECT position FROM feed_end), (SELECT line FROM station WHERE id = $1)) AS feed,
       (SELECT sequence FROM manifest_end) AS manifests`,
    [id],
  );
  write('floor of journal', String(ends?.feed ?? 0));
  write('floor of manifest', String(ends?.manifests ?? 0));
  const others = await session.all<{ id: string; hash: string }>(
    'SELECT id, hash FROM station WHERE id <> $1 AND line > 0 ORDER BY id',
    [id],
  );
  noteEndsOfOthers(file, Object.fromEntries(others.map((other) => [other.id, other.hash])));
}

export async function ledgerNameOf(session: Session): Promise<string> {
  const names = await session.all<{ name: string; value: Buffer }>(
    `SELECT name, value FROM meta WHERE name IN ('name', 'called')`,
  );
  const of = (name: string) => names.find((each) => each.name === name)?.value;
  return of('called')?.toString() ?? of('name')?.toString('hex') ?? '';
}
