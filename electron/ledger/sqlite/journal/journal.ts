import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { JournalLine, ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';
import {
  chain,
  follows,
  isUnchanged,
  type ChainedEntry,
  type JournalAddition,
} from '#electron/ledger/journal-chain.ts';
import type { VerifiedJournal } from '#electron/engine/shipping/store.ts';
import { openFloors } from '../backup/floors.ts';
import { endsOfOthers } from './other-chains.ts';
import { plannedOnce } from '../planned-once.ts';

/** Lines that are verified before other work gets its turn. */
const LINES_PER_TURN = 500;

interface JournalRow {
  sequence: number;
  station_id: string | null;
  line: number | null;
  at: number;
  shipment_id: string;
  actor: string;
  from_state: ShipmentState | null;
  to_state: ShipmentState;
  request_id: string | null;
  reason: string | null;
  content: string | null;
  ties: string | null;
  previous_hash: string;
  hash: string;
}

export type Journal = ReturnType<typeof openJournal>;

/** The journal of all shipments: appended to inside the caller's transaction, read by shipment, followed as a whole. */
export function openJournal(database: Database) {
  const last = database.prepare<[], ChainedEntry>(`
    SELECT coalesce(line, sequence) AS sequence, hash FROM journal
    WHERE station_id IS NULL OR station_id = (SELECT value FROM meta WHERE name = 'station_id') ORDER BY journal.sequence DESC LIMIT 1`);
  const insert = database.prepare(`
    INSERT INTO journal (sequence, at, shipment_id, actor, from_state, to_state, request_id, reason, content, ties, previous_hash, hash)
    VALUES (:sequence, :at, :shipmentId, :actor, :from, :to, :requestId, :reason, :content, :ties, :previousHash, :hash)`);
  const byShipment = database.prepare<[string], JournalRow>(
    `SELECT * FROM journal WHERE shipment_id = ${plannedOnce('?', 'TEXT')} ORDER BY sequence`,
  );
  const after = database.prepare<[number], JournalRow>(
    `SELECT * FROM journal WHERE sequence > ? ORDER BY sequence LIMIT ${LINES_PER_TURN}`,
  );
  const floors = openFloors(database);
  const ownId = database.prepare<[], string>("SELECT value FROM meta WHERE name = 'station_id'").pluck();
  const everWritten = database
    .prepare<[], number>(`SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'journal'`)
    .pluck();

  return {
    append(...lines: JournalAddition[]): void {
      const floor = Number(floors.read('journal'));
      let previous: Pick<ChainedEntry, 'sequence' | 'hash'> | null = last.get() ?? null;
      for (const line of lines) {
        const entry = chain(previous, line, floor);
        insert.run(entry);
        previous = entry;
      }
    },

    /** @throws LedgerDamagedError where a line is not as it was written. */
    ofShipment: (shipmentId: string): JournalLine[] =>
      byShipment.all(shipmentId).map((row) => {
        const line = toEntry(row);
        if (!isUnchanged(line)) {
          const { sequence } = line;
          throw new LedgerDamagedError(diagnostic('JOURNAL_LINE_CHANGED', { line: sequence }));
        }
        return { ...line, at: isoInstant(row.at) };
      }),

    /** Follows each chain to the last line ever written, so that lines cut off at the end are missed too. */
    async verify(): Promise<VerifiedJournal> {
      const ends = new Map<string, ChainedEntry>();
      const own = ownId.get() ?? '';
      let last = 0;
      let lines = 0;
      for (;;) {
        const rows: JournalRow[] = after.all(last);
        for (const row of rows) {
          const line = toEntry(row);
          const chainOf = row.station_id ?? own;
          const previous = ends.get(chainOf) ?? null;
          if (!follows(previous, line)) return { lines, brokenAt: (previous?.sequence ?? 0) + 1, desk: chainOf };
          ends.set(chainOf, line);
          last = row.sequence;
          lines += 1;
        }
        if (rows.length < LINES_PER_TURN) break;
        await setImmediate();
      }
      if ((everWritten.get() ?? 0) > last) return { lines, brokenAt: last + 1, desk: own };
      return { lines, ...cutOff(ends) };
    },
  };

  /** Where a chain that came with the ledger has lost its end. */
  function cutOff(ends: ReadonlyMap<string, ChainedEntry>): Omit<VerifiedJournal, 'lines'> {
    const [lost] = Object.entries(endsOfOthers(database)).find(([id, hash]) => ends.get(id)?.hash !== hash) ?? [];
    return lost === undefined ? { brokenAt: null } : { brokenAt: (ends.get(lost)?.sequence ?? 0) + 1, desk: lost };
  }
}

const toEntry = (row: JournalRow): ChainedEntry => ({
  sequence: row.line ?? row.sequence,
  at: row.at,
  shipmentId: row.shipment_id,
  actor: row.actor,
  from: row.from_state,
  to: row.to_state,
  requestId: row.request_id,
  reason: row.reason,
  content: row.content,
  ties: row.ties,
  previousHash: row.previous_hash,
  hash: row.hash,
});
