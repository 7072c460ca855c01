import type { Notes } from '#electron/engine/shipping/notes.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { GivenOut, Witness } from '../../local/witness.ts';
import { isAllThere } from '../chain-end.ts';
import type { Session } from '../database.ts';
import type { ChainEnd } from '../journal-draft.ts';
import { SHIPMENT_COLUMNS, toRecord, toWitness, type ShipmentRow } from '../shipments/shipment-rows.ts';

interface Line {
  sequence: number;
  hash: string;
  at: number;
  shipmentId: string;
  from: ShipmentState | null;
}

/** Some days' work. A witness that lacks more is a new one: what came before it is not its own to know. */
const MOST_LINES = 10_000;

const LINES = `
  SELECT line AS sequence, hash, at, shipment_id AS "shipmentId", from_state AS "from" FROM journal
  WHERE station_id = $1 AND line > $2 ORDER BY line`;
const NOTES = `
  SELECT DISTINCT ON (shipment.id) shipment.id, notes FROM shipment JOIN attempt ON shipment = sequence
  WHERE shipment.id = ANY($1) AND notes IS NOT NULL ORDER BY shipment.id, number DESC`;
const NUMBERS = `
  SELECT carrier, prefix, number::text, shipment_id AS "shipmentId" FROM taken_number WHERE shipment_id = ANY($1) ORDER BY sequence`;

/** Has the desk's witness know what the database has beyond it: the desk died, or its disk failed, before it was kept. */
export async function catchUp(session: Session, desk: string, witness: Witness): Promise<void> {
  const head = witness.head();
  const end = await session.one<ChainEnd & { restatedFrom: string | null }>(
    'SELECT line, hash, package_sequence AS packages, restated_from AS "restatedFrom" FROM station WHERE id = $1',
    [desk],
  );
  if (!head || !end || end.line - head.sequence > MOST_LINES || !(await isAllThere(session, desk, end, head))) return;
  const lines = await session.all<Line>(LINES, [desk, head.sequence]);
  const last = lines.at(-1);
  if (!last) return;
  const ids = [...new Set(lines.map(({ shipmentId }) => shipmentId))];
  const begun = new Set(lines.flatMap(({ from, shipmentId }) => (from === null ? shipmentId : [])));
  const rows = await session.all<ShipmentRow>(
    `SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE id = ANY($1) ORDER BY sequence`,
    [ids],
  );
  const notes = await session.all<{ id: string; notes: Notes }>(NOTES, [ids]);
  const notesOf = new Map(notes.map(({ id, ...each }) => [id, each]));
  const numbers = await session.all<{ carrier: string; prefix: string; number: string; shipmentId: string }>(NUMBERS, [
    ids,
  ]);
  const shipments = rows.map(toRecord);
  const ranges = numbers.map(({ carrier, prefix, number, shipmentId }): GivenOut['ranges'][number] => [
    carrier,
    prefix,
    number,
    shipmentId,
  ]);
  await witness.keep({
    ...{ sequence: last.sequence, hash: last.hash, after: head.sequence, at: last.at },
    accepted: shipments.filter(({ id }) => begun.has(id)).map(toWitness),
    changed: shipments.map(({ id, state, trackingNumbers }) => ({
      ...{ id, state, trackingNumbers },
      ...notesOf.get(id),
    })),
    given: { packages: end.packages, manifests: 0, ranges },
  });
}
