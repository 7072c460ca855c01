import type { HeldRow } from '#electron/engine/shipping/shipment-record.ts';
import type { Session } from '../database.ts';

/** Whether the run still holds the row that it took; nobody takes it over before the transaction ends that asks. */
export async function isHeldBy(session: Session, run: string, { batchId, number }: HeldRow): Promise<boolean> {
  const held = await session.one(
    `SELECT 1 FROM batch_row WHERE batch = (SELECT sequence FROM batch WHERE id = $1) AND number = $2 AND state = 'RUNNING' AND run = $3
     FOR SHARE`,
    [batchId, number, run],
  );
  return held !== null;
}
