import type { Database } from 'better-sqlite3';
import { isoInstant } from '#shared/format/iso-instant.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';
import { GENESIS_HASH } from '#electron/ledger/journal-chain.ts';
import type { GivenOut, JournalPlace, Witness, WitnessRecord } from '#electron/ledger/local/witness.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { readLines, toRecord } from '#electron/ledger/local/witness-lines.ts';
import { LAST_OF_RUNS } from '#electron/ledger/accounts/range-floors.ts';
import { redactWitnessed } from '#electron/ledger/redact-shipment.ts';
import { openNewerShipments } from '../backup/newer-shipments.ts';
import { plannedOnce } from '../planned-once.ts';
import { countUnjournaled, openUnjournaled } from './unjournaled.ts';
import { openUnjournaledNews } from './unjournaled-news.ts';

interface Line extends JournalPlace {
  at: number;
  shipmentId: string;
  from: ShipmentState | null;
}

const NO_LINE = { sequence: 0, hash: GENESIS_HASH, at: 0 };

/** Lines that one record covers at most, where many are caught up with. */
const MOST_LINES = 500;

/** Tells the witness what was committed. */
export interface Witnessing {
  /** To be called after every commit. Null where nothing was written that the witness keeps; else resolves when it is kept. */
  committed(): Promise<void> | null;
  /** Forgets what was kept before the instant, in milliseconds of ledger time. */
  forget(before: number): Promise<void>;
  /** Redacts what was kept of these shipments. */
  redact(shipmentIds: readonly string[], at: number): Promise<void>;
  /** Why nothing more is kept, in words; null while it is. */
  fault(): string | null;
  close(): Promise<void>;
}

/** Of a copy of a ledger, and of one that is only read. */
export const UNWITNESSED: Witnessing = {
  committed: () => null,
  forget: async () => undefined,
  redact: async () => undefined,
  fault: () => null,
  close: async () => undefined,
};

/** What is kept is read back from the ledger after the commit: so it says nothing that is not there, and a start catches up the same way. */
export function openWitnessing(database: Database, witness: Witness): Witnessing {
  const lines = database.prepare<[number], Line>(`
    SELECT sequence, hash, at, shipment_id AS shipmentId, from_state AS "from" FROM journal WHERE sequence > ? ORDER BY sequence LIMIT ${MOST_LINES}`);
  const newest = database.prepare<[], JournalPlace & { at: number }>(
    'SELECT sequence, hash, at FROM journal ORDER BY sequence DESC LIMIT 1',
  );
  const given = openGivenOut(database);
  const shipments = openNewerShipments(database);
  countUnjournaled(database);
  const changes = openUnjournaled(database);
  const unjournaled = openUnjournaledNews(database);

  const placeOnly = (place: JournalPlace & { at: number }): Omit<WitnessRecord, 'given'> => ({
    ...{ sequence: place.sequence, hash: place.hash, at: place.at, after: place.sequence },
    ...{ accepted: [], changed: [], changes: changes() },
  });
  const beginning = (place: JournalPlace & { at: number }): WitnessRecord => ({
    ...placeOnly(place),
    given: given.all(),
  });

  function recordOf(some: Line[], after: number, last: Line): WitnessRecord {
    const begun = new Set(some.flatMap(({ from, shipmentId }) => (from === null ? shipmentId : [])));
    const touched = [...new Set(some.map(({ shipmentId }) => shipmentId))];
    const found = touched.flatMap((id) => shipments.find(id) ?? []);
    const beside = changes() === seenChanges ? null : unjournaled();
    return {
      ...{ sequence: last.sequence, hash: last.hash, after, at: Math.max(last.at, beside?.at ?? 0) },
      ...beside?.news,
      accepted: found.filter(({ id }) => begun.has(id)),
      changed: [
        ...found
          .filter(({ id }) => !begun.has(id))
          .map(({ id, state, trackingNumbers, notes }) => ({ id, state, trackingNumbers, ...(notes && { notes }) })),
        ...(beside?.news.changed ?? []),
      ],
      given: { ...given.counters(), ranges: touched.flatMap(given.rangesOf) },
      changes: changes(),
    };
  }

  let first = witness.head() === null ? beginning(newest.get() ?? NO_LINE) : null;
  const known = witness.head() ?? first;
  let seen = known?.sequence ?? 0;
  let seenChanges = known?.changes ?? 0;

  /** Of a commit that wrote no line. */
  function keepChanges(): Promise<void> | null {
    const place = newest.get() ?? NO_LINE;
    if (changes() === seenChanges) return null;
    seenChanges = changes();
    const { news, at } = unjournaled();
    // As new as what it says: a backup that was made since the last line does not have it.
    return witness.keep({
      ...{ ...placeOnly(place), at: Math.max(place.at, at), ...news },
      given: { ...given.counters(), ranges: [] },
    });
  }

  return {
    committed() {
      let kept: Promise<void> | null = null;
      for (;;) {
        const some = lines.all(seen);
        const last = some.at(-1);
        if (!last && changes() === seenChanges) return kept;
        if (first) void witness.keep(first);
        first = null;
        if (!last) return keepChanges();
        kept = witness.keep(recordOf(some, seen, last));
        [seen, seenChanges] = [last.sequence, changes()];
      }
    },

    forget: (before) => witness.forget(before, beginning),
    redact: (shipmentIds, at) => witness.rewrite(redactWitnessed(shipmentIds, at)),
    fault: () => witness.fault(),
    close: () => witness.close(),
  };
}

/** What was given out, as the ledger knows it. */
export function openGivenOut(database: Database) {
  const packages = database.prepare<[], number>("SELECT value FROM meta WHERE name = 'package_sequence'").pluck();
  const manifests = database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM manifest').pluck();
  const lastOfRuns = database
    .prepare<[], [string, string, string]>(
      `SELECT carrier, prefix, CAST(number AS TEXT) FROM (${LAST_OF_RUNS}) AS last`,
    )
    .raw();
  const ofShipment = database
    .prepare<[string], [string, string, string, string]>(
      `SELECT carrier, prefix, CAST(number AS TEXT), shipment_id FROM taken_number WHERE shipment_id = ${plannedOnce('?', 'TEXT')} ORDER BY sequence`,
    )
    .raw();
  const counters = () => ({ packages: packages.get() ?? 0, manifests: manifests.get() ?? 0 });

  return {
    counters,
    rangesOf: (shipmentId: string): GivenOut['ranges'] => ofShipment.all(shipmentId),
    all: (): GivenOut => ({ ...counters(), ranges: lastOfRuns.all() }),
  };
}

/**
 * Compares a ledger with its witness before anything is done with it.
 * @throws LedgerDamagedError where the witness knows a line of the journal that the ledger has not, or has otherwise, or of more changes
 * beside the journal than the ledger has.
 */
export function requireWitnessed(database: Database): void {
  const last = readLines(witnessPath(database.name)).lines.at(-1);
  if (last === undefined) return;
  const known = toRecord(last);
  const found = journalDiagnostic(database, known) ?? changesDiagnostic(database, known.changes ?? 0);
  if (found) throw new LedgerDamagedError(found);
}

function journalDiagnostic(database: Database, { sequence, hash, at }: WitnessRecord): Diagnostic | null {
  if (sequence === 0) return null;
  const line = database.prepare<[number], string>('SELECT hash FROM journal WHERE sequence = ?').pluck();
  const newest = database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM journal').pluck();
  if (line.get(sequence) === hash) return null;
  const [last, since] = [newest.get() ?? 0, isoInstant(at)];
  return sequence > last
    ? diagnostic('LEDGER_BEHIND', { last, sequence, at: since })
    : diagnostic('LEDGER_OTHER', { line: sequence });
}

function changesDiagnostic(database: Database, known: number): Diagnostic | null {
  return openUnjournaled(database)() < known ? diagnostic('LEDGER_LACKS_CHANGES') : null;
}
