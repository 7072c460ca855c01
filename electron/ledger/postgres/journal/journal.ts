import type { JournalLine, ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError } from '../../errors.ts';
import type { VerifiedJournal } from '#electron/engine/shipping/store.ts';
import { findLoose, tiesIn } from './ties.ts';
import { follows, GENESIS_HASH, isUnchanged, type ChainedEntry } from '../../journal-chain.ts';
import type { Session } from '../database.ts';

/** Lines that are read at once where a chain is verified. */
const LINES_AT_ONCE = 500;

const COLUMNS = `
  line AS sequence, at, shipment_id AS "shipmentId", actor, from_state AS "from", to_state AS "to", request_id AS "requestId", reason, content, ties,
  previous_hash AS "previousHash", hash`;

/** Where a chain ends, and whether there are lines after that; in one look, since an end moves in the commit of its lines. */
interface End {
  id: string;
  line: number;
  hash: string;
  goesOn: boolean;
}

/** The journal of all desks: a chain for each. Written by the JournalQueue alone. */
export function openJournal(database: Session) {
  /**
   * Follows one desk's chain to the end that its row had when it was read, so that lines cut off at the end are missed too. What desks write
   * meanwhile comes after it.
   */
  async function verifyChain({ id, line: last, hash, goesOn }: End): Promise<VerifiedJournal> {
    let previous: ChainedEntry | null = null;
    let lines = 0;
    for (;;) {
      const some: ChainedEntry[] = await database.all<ChainedEntry>(
        `SELECT ${COLUMNS} FROM journal WHERE station_id = $1 AND line > $2 AND line <= $3 ORDER BY line LIMIT ${LINES_AT_ONCE}`,
        [id, previous?.sequence ?? 0, last],
      );
      for (const line of some) {
        if (!follows(previous, line)) return { lines, brokenAt: (previous?.sequence ?? 0) + 1, desk: id };
        previous = line;
        lines += 1;
      }
      const ties = tiesIn(some);
      const loose = ties.length === 0 ? null : await findLoose(database, ties);
      if (loose) return { lines, brokenAt: loose.line, desk: loose.id };
      if (some.length < LINES_AT_ONCE) break;
    }
    const reached = previous?.sequence ?? 0;
    const isWhole = !goesOn && hash === (previous?.hash ?? GENESIS_HASH);
    return isWhole ? { lines, brokenAt: null } : { lines, brokenAt: reached + 1, desk: id };
  }

  return {
    /** Each after the one that it goes on from, else in the order of the desks' clocks. @throws LedgerDamagedError where a line is not as it was written. */
    async ofShipment(shipmentId: string): Promise<JournalLine[]> {
      const lines = await database.all<ChainedEntry & { from: ShipmentState | null }>(
        `SELECT ${COLUMNS} FROM journal WHERE shipment_id = $1 ORDER BY at, station_id, line`,
        [shipmentId],
      );
      const changed = lines.find((line) => !isUnchanged(line));
      if (changed) throw new LedgerDamagedError(diagnostic('JOURNAL_LINE_CHANGED', { line: changed.sequence }));
      return inSequence(lines).map((line) => ({ ...line, at: new Date(line.at).toISOString() }));
    },

    /** Follows every desk's chain; the first line that does not fit, of whichever desk. */
    async verify(): Promise<VerifiedJournal> {
      const chains = await database.all<End>(
        `SELECT id, line, hash, EXISTS (SELECT 1 FROM journal WHERE station_id = id AND journal.line > station.line) AS "goesOn"
         FROM station ORDER BY id`,
      );
      let lines = 0;
      for (const chain of chains) {
        const found = await verifyChain(chain);
        lines += found.lines;
        if (found.brokenAt !== null) return { ...found, lines };
      }
      return { lines, brokenAt: null };
    },
  };
}

/** Lines of one shipment as they followed one another: clocks of desks may be apart. */
function inSequence<Line extends { from: string | null; to: string }>(lines: readonly Line[]): Line[] {
  const left = [...lines];
  const ordered: Line[] = [];
  while (left.length > 0) {
    const state = ordered.at(-1)?.to ?? null;
    const next = left.findIndex(({ from }) => from === state);
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
}
