import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import type { Seen, SeenFile } from '../../local/seen-file.ts';
import type { Witness } from '../../local/witness.ts';
import type { Witnessed } from '../../local/witnessed.ts';
import { isAllThere } from '../chain-end.ts';
import type { Database, Session } from '../database.ts';
import type { Desk } from '../desk.ts';
import type { ChainEnd, JournalWrite } from '../journal-draft.ts';
import { catchUp } from './catch-up.ts';
import { raiseFloors } from './floors.ts';
import { beat, lockGate, readGate, type Gate } from './gate.ts';

/** More places than a feed can have given to lines that were lost. */
const PLACES_SKIPPED = 1_000_000;
const CLOCK_MS = '(1000 * extract(epoch FROM clock_timestamp()))::bigint';
const NOTE_EVERY_MS = 60_000;
const DAY = 24 * 60 * 60 * 1000;

const NOT_AWAITED = 'DELETE FROM awaited_desk WHERE station_id = $1';
const AWAITED = 'INSERT INTO awaited_desk VALUES ($1) ON CONFLICT DO NOTHING';

interface Parts {
  database: Database;
  desk: Desk;
  /** The name of the ledger. */
  ledger: string;
  file: SeenFile;
  witness: Witness;
  /** What the witness knows after the line; null where it knows nothing. */
  witnessedAfter(line: number): Witnessed | null;
  /** States again what the database has lost. */
  restate(write: JournalWrite, witnessed: Witnessed): Promise<void>;
  /** Lets the desk print nothing by itself that may have come out since the database was as it is now. */
  stopPrinting(write: JournalWrite): Promise<void>;
}

/** What a desk has to state before it writes anything else. */
export interface Due {
  /** From where its chain goes on: numbers that were given before are not given again. */
  end: ChainEnd;
  /** Inside one transaction; it may run again. */
  state(write: JournalWrite): Promise<void>;
  /** Once that is committed. */
  done(session: Session): Promise<void>;
}

/** What no line of the journal speaks of, so that none is missed where it is lost: voids that carriers were asked for, keys that were taken away. */
const onlyUnjournaled = (witnessed: Witnessed): Witnessed => ({
  ...witnessed,
  shipments: [],
  changed: witnessed.changed.filter(({ voidSubmission }) => voidSubmission),
});

export interface Past {
  /** Null where this desk has nothing to state. */
  due(session: Session, end: ChainEnd): Promise<Due | null>;
  /** Takes note of what a heartbeat found; true where something is to be stated. */
  heard(gate: Gate): Promise<boolean>;
  /** Notes on the disk how far the database was seen. */
  writeNote(): Promise<void>;
}

/** Whether the database has gone back behind what a desk has seen of it. */
export const isPast = ({ number, now, wal }: Gate, seen: Seen | null): boolean =>
  seen !== null && (seen.restatement > number || (seen.server === now && seen.wal > wal));

/**
 * Compares the database with what this desk knows: the end of its own chain, and how far it has seen what everybody wrote. Where that is
 * not all there, or another server answers than was looked through, the gate (gate.ts) is shut until every desk has stated what it knows.
 */
export function openPast(parts: Parts): Past {
  const { database, desk, ledger, file, witness, witnessedAfter, restate, stopPrinting } = parts;
  const noted = file.read();
  const isOfAnother = noted !== null && noted.ledger !== ledger;
  let seen: Seen | null = isOfAnother ? null : noted;
  let notedAt = -Infinity;

  const isAheadOf = (gate: Gate) => isPast(gate, seen);

  const note = ({ number, now, wal }: Gate) =>
    void (seen = { ledger, server: now, wal, restatement: number, desks: seen?.desks ?? [] });

  async function writeNote(): Promise<void> {
    if (seen === null) return;
    notedAt = performance.now();
    // Those that this database does not know, too: it may be an older one.
    const { desks } = seen;
    const known = await database.all<{ id: string }>(
      `SELECT id FROM (SELECT id FROM station UNION SELECT unnest($1::text[])) AS desk (id)
       WHERE NOT EXISTS (SELECT 1 FROM station WHERE station.id = desk.id AND waived_at IS NOT NULL) ORDER BY id`,
      [desks],
    );
    seen = { ...seen, desks: known.map(({ id }) => id) };
    file.write(seen);
  }

  /** Awaits every desk that was there within the retention time before the copy was made, and gives no place in the feed twice. */
  async function begin(write: JournalWrite, hasLost: boolean): Promise<void> {
    // By the clock, since nobody here may know of an earlier restore. Who is still awaited for one knows what came since that copy.
    await write.run(
      `UPDATE restatement SET number = greatest(number + 1, $1, ${CLOCK_MS}), server = $2, awaits = true,
         reached_to = CASE WHEN awaits THEN reached_to ELSE (SELECT accepted_at FROM shipment ORDER BY sequence DESC LIMIT 1) END`,
      [(seen?.restatement ?? 0) + 1, (await readGate(write, desk.id)).now],
    );
    // A source may have heard since of whatever waits for it: it is told the end of that, too.
    await write.run("UPDATE order_shipment SET told = 'UNSURE' WHERE fate IS NOT NULL AND told IS NULL");
    // Those that are awaited since an earlier loss still are.
    await write.run(
      `INSERT INTO awaited_desk SELECT id FROM station, restatement WHERE waived_at IS NULL AND newest_instant >
         coalesce(reached_to, 0) - coalesce((SELECT value::text::bigint FROM setting WHERE name = 'retentionDays'), $1) * ${DAY}
       ON CONFLICT DO NOTHING`,
      [DEFAULT_SETTINGS.retentionDays],
    );
    await write.run(
      // Neither those of an earlier restore: since then fewer lines were written than milliseconds went by.
      `UPDATE feed_end SET position = greatest(position + $1, ${CLOCK_MS})
       WHERE $2 OR EXISTS (SELECT 1 FROM awaited_desk WHERE station_id <> $3)`,
      [PLACES_SKIPPED, hasLost, desk.id],
    );
  }

  /** Desks that this one has seen and the database does not know: it is from before they were made. */
  async function awaitUnknown(write: JournalWrite): Promise<void> {
    const unknown = await write.all<{ id: string }>(
      `INSERT INTO station (id, run, heartbeat_at) SELECT id, '', '-infinity' FROM unnest($1::text[]) AS id
       ON CONFLICT DO NOTHING RETURNING id`,
      [seen?.desks ?? []],
    );
    await write.run('INSERT INTO awaited_desk SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [
      unknown.map(({ id }) => id),
    ]);
  }

  return {
    async due(session, end) {
      // A COMMIT of which nobody could be told may have been done, and a desk may have died before it was kept.
      await catchUp(session, desk.id, witness);
      const found = await readGate(session, desk.id);
      const head = witness.head();
      const hasLost =
        head !== null && !(await isAllThere(session, desk.id, { ...end, restatedFrom: found.restatedFrom }, head));
      const isBehind = hasLost || found.server !== found.now || isAheadOf(found);
      if (!isBehind && found.restated >= found.number) return null;
      const witnessed = head && witnessedAfter(hasLost ? Math.min(end.line, head.sequence) : head.sequence);
      const { sequence = 0, given = null } = (hasLost && witnessed) || {};
      const knowsAll = !hasLost || (witness.fault() === null && witnessed?.isWhole === true);
      const goOn = {
        ...end,
        line: Math.max(end.line, sequence),
        packages: Math.max(end.packages, given?.packages ?? 0),
      };

      return {
        end: goOn,
        async state(write) {
          const gate = await lockGate(write, desk.id);
          const isNew = gate.restated >= gate.number && !isOfAnother && (hasLost || isAheadOf(gate));
          if (isNew || gate.server !== gate.now) await begin(write, hasLost);
          await awaitUnknown(write);
          if (witnessed) await restate(write, hasLost ? witnessed : onlyUnjournaled(witnessed));
          if (witnessed) await raiseFloors(write, witnessed.given);
          // A desk that has never seen the database has sent nothing of it to a printer.
          if (seen !== null) await stopPrinting(write);
          await write.run(
            `UPDATE station SET line = $2, package_sequence = $3, restated = (SELECT number FROM restatement), restated_from = $4,
               waived_by = NULL, waived_at = NULL WHERE id = $1`,
            [desk.id, goOn.line, goOn.packages, head?.hash ?? null],
          );
          // One that lost what it was to keep states what it has, and is awaited until a person decides.
          await write.run(knowsAll ? NOT_AWAITED : AWAITED, [desk.id]);
          await write.run('UPDATE restatement SET awaits = EXISTS (SELECT 1 FROM awaited_desk)');
        },
        async done(on) {
          const gate = await beat(on, desk);
          if (gate) note(gate);
          await writeNote().catch(() => undefined);
        },
      };
    },

    async heard(gate) {
      if (gate.server !== gate.now || isAheadOf(gate) || gate.restated < gate.number) return true;
      note(gate);
      if (performance.now() - notedAt > NOTE_EVERY_MS) await writeNote().catch(() => undefined);
      return false;
    },

    writeNote,
  };
}
