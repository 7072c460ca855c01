import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { accept, bringTo } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();
const MORE = 3_500;

/** Puts copies of the first shipment beside it, and their words into the index. */
function multiply(path: string, { id }: { id: string }): void {
  const raw = new Database(path);
  const columns = raw
    .prepare<[], string>(
      "SELECT name FROM pragma_table_info('shipment') WHERE name NOT IN ('sequence', 'id', 'transaction_id')",
    )
    .pluck()
    .all()
    .join();
  raw.exec(`
    INSERT INTO shipment (id, transaction_id, ${columns})
      SELECT 'copy-' || value, 'copy-' || value, ${columns} FROM shipment, json_each('[${Array.from({ length: MORE }, (_, at) => at)}]')
      WHERE shipment.id = '${id}';
    INSERT INTO package (shipment, number, item_transaction_id, platform_tracking_number)
      SELECT sequence, 1, 'p1', id FROM shipment WHERE id LIKE 'copy-%';
    INSERT INTO shipment_search (rowid, numbers, recipient, reference)
      SELECT sequence, '', iif(number % 10, 'Grace Hopper', 'Hedy Lamarr'), '' FROM (
        SELECT sequence, row_number() OVER (ORDER BY sequence) AS number FROM shipment WHERE id LIKE 'copy-%')`);
  raw.close();
}

test('what has a word is counted a thousand at a time: others have their turn in between', async () => {
  const first = await accept(station.ledger);
  await bringTo(station.ledger, first.id, 'LABELLED');
  await station.ledger.close();
  multiply(station.path, first);
  await station.reopen();

  let turns = 0;
  let next = setImmediate(function look() {
    turns += 1;
    next = setImmediate(look);
  });
  const counted = await station.ledger.shipments.count({ text: 'grace' });
  clearImmediate(next);
  const found = MORE * 0.9;
  expect(counted).toEqual([{ state: 'LABELLED', carrierId: 'test-a', shipments: found, packages: found }]);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(found / 1000));
});
