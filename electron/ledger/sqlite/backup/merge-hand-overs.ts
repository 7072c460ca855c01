import type { Database } from 'better-sqlite3';

interface Row {
  id: string;
  number: number;
}

const ALL = `
  SELECT shipment.id, hand_over.number, hand_over.at, hand_over.code, hand_over.client_id, hand_over.packer, hand_over.station_id
  FROM hand_over JOIN shipment ON shipment.sequence = hand_over.shipment`;

/** Takes over what the old ledger knows later of parcels: those that were handed over since the backup, and those that were taken back. */
export function takeHandOvers({ old, restored }: { old: Database; restored: Database }): void {
  const remove = restored.prepare<[Row]>(
    'DELETE FROM hand_over WHERE number = :number AND shipment = (SELECT sequence FROM shipment WHERE id = :id)',
  );
  const put = restored.prepare<[Row]>(`
    INSERT INTO hand_over (shipment, number, at, code, client_id, packer, station_id)
    SELECT package.shipment, :number, :at, :code, :client_id, :packer, :station_id
    FROM shipment JOIN package ON package.shipment = shipment.sequence AND package.number = :number
    WHERE shipment.id = :id ON CONFLICT DO NOTHING`);
  const kept = new Set<string>();
  const keyOf = ({ id, number }: Row) => `${id} ${number}`;
  for (const row of old.prepare<[], Row>(ALL).iterate()) {
    kept.add(keyOf(row));
    put.run(row);
  }
  for (const row of restored.prepare<[], Row>(ALL).all()) if (!kept.has(keyOf(row))) remove.run(row);
}
