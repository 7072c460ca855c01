import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import type { Desk } from '../desk.ts';
import type { JournalWrite } from '../journal-draft.ts';

const WAITED = diagnostic('PRINT_AT_BACKUP');

/** By the moves that lead there, as for any other job. */
const DOUBT = `
  WITH doubted AS (
    UPDATE print_job SET state = 'UNCERTAIN', updated_at = $2, fault = 'STATION_STOPPED', detail = $3, trouble = $4
    WHERE station_id = $1 AND state = 'QUEUED' RETURNING sequence
  ) INSERT INTO print_job_change (job, at, from_state, to_state, actor, detail)
    SELECT sequence, $2, "from", "to", 'station', $3
    FROM doubted, (VALUES (1, 'QUEUED', 'SENT'), (2, 'SENT', 'UNCERTAIN')) AS move (number, "from", "to") ORDER BY sequence, number`;

/**
 * Lets a desk print nothing by itself that was to be printed when the database was as it is now: it may have come out since. In the transaction
 * in which the desk states what it knows.
 */
export const stopPrinting =
  ({ desk, time }: { desk: Desk; time: LedgerTime }) =>
  async (write: JournalWrite): Promise<void> => {
    await write.run(DOUBT, [desk.id, time.now(), inEnglish(WAITED), JSON.stringify(WAITED)]);
    await write.run('DELETE FROM print_order WHERE station_id = $1', [desk.id]);
    await write.run('UPDATE batch_print SET printer_id = NULL WHERE station_id = $1 AND printer_id IS NOT NULL', [
      desk.id,
    ]);
  };
