import type { TestServer } from '../../postgres/postgres-server.ts';
import { tell } from '../../postgres/trouble/server-pair.ts';
import { DATABASE } from './desk.ts';

/** The violation with what the ledger and the client say of the order that it names, for whoever looks for its cause. */
export async function withFacts(
  primary: TestServer,
  violation: string,
  told: (id: string) => readonly string[],
): Promise<string> {
  const [id] = /\border-\d+\b/.exec(violation) ?? [];
  if (id === undefined) return violation;
  const lines = await tell(
    primary,
    `SELECT shipment.id, state, holds_id, shipment.station_id AS desk, accepted_at, journal.station_id AS writer, at, from_state, to_state, reason,
       (SELECT json_agg(json_build_array(started_at, deadline_at, finished_at, outcome, detail)) FROM packbench.attempt WHERE shipment = sequence) AS attempts
     FROM packbench.shipment JOIN packbench.journal ON shipment_id = shipment.id WHERE transaction_id = $1 ORDER BY at, line`,
    [id],
    DATABASE,
  ).catch(() => []);
  const stamp = (at: unknown) => new Date(Number(at)).toISOString().slice(8, 23);
  const ways = lines.map((line) => `${stamp(line['at'])} ${String(line['writer'])} ${String(line['to_state'])}`);
  const [first] = lines;
  return `${violation} [${String(first?.['state'] ?? 'no row')} of ${String(first?.['desk'])}: ${ways.join(', ')}; attempts ${JSON.stringify(first?.['attempts'])}; told ${told(id).join(', ')}; now ${stamp(Date.now())}]`;
}
