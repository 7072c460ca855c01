import type { Database } from 'better-sqlite3';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { NewRoutingTable } from '#electron/engine/routing/store.ts';
import type { LabelDesign } from '#shared/schema/accounts/labels/label-design.ts';
import type { RoutingTableInfo } from '#shared/schema/accounts/labels/routing-table.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import type { KnownAccounts } from './accounts.ts';

export function openAccountLabels(
  database: Database,
  queue: WriteQueue,
  known: KnownAccounts,
): Pick<Ledger, 'labelDesigns' | 'routingTables'> {
  const setDesign = database.prepare(
    'UPDATE account SET label_design = ? WHERE carrier_id = ? AND hidden = 0 AND label_design IS ?',
  );
  const putDesign = database.prepare('INSERT INTO label_design (digest, design) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const design = database.prepare<[string], string>('SELECT design FROM label_design WHERE digest = ?').pluck();
  const setTable = database.prepare('UPDATE account SET routing_table = ? WHERE carrier_id = ? AND hidden = 0');
  const removeTables = database.prepare('DELETE FROM routing_table WHERE carrier_id = ?');
  const putTable = database.prepare('INSERT INTO routing_table (id, carrier_id, info, csv) VALUES (?, ?, ?, ?)');
  const putPage = database.prepare(
    'INSERT INTO routing_page (routing_table, country, first, steps) VALUES (?, ?, ?, ?)',
  );
  const changeTable = database.prepare('UPDATE routing_table SET info = ? WHERE id = ?');
  const info = database.prepare<[string], string>('SELECT info FROM routing_table WHERE id = ?').pluck();
  const csv = database.prepare<[string], string>('SELECT csv FROM routing_table WHERE id = ?').pluck();
  const steps = database
    .prepare<[string, string, string], string>(
      `SELECT steps FROM routing_page WHERE routing_table = ? AND country = ? AND first <= ? ORDER BY first DESC LIMIT 1`,
    )
    .pluck();

  function fill(carrierId: string, table: NewRoutingTable): void {
    putTable.run(table.id, carrierId, JSON.stringify(table.info), table.csv);
    for (const page of table.pages) putPage.run(table.id, page.country, page.first, page.steps);
  }

  return {
    labelDesigns: {
      set: (carrierId, digested, before) =>
        queue.write(() => {
          known.clear();
          const isSet = setDesign.run(digested?.digest ?? null, carrierId, before).changes > 0;
          if (isSet && digested) putDesign.run(digested.digest, JSON.stringify(digested.design));
          return isSet;
        }),

      find: async (digest) =>
        reading(() => {
          const found = design.get(digest);
          return found === undefined ? null : (JSON.parse(found) as LabelDesign);
        }),
    },
    routingTables: {
      set: (carrierId, given) =>
        queue.write(() => {
          known.clear();
          const isThere = setTable.run(given?.id ?? null, carrierId).changes > 0;
          if (!isThere) return false;
          removeTables.run(carrierId);
          if (given) fill(carrierId, given);
          return true;
        }),

      change: (id, changed) => queue.write(() => changeTable.run(JSON.stringify(changed), id).changes > 0),

      info: async (id) =>
        reading(() => {
          const found = info.get(id);
          return found === undefined ? null : (JSON.parse(found) as RoutingTableInfo);
        }),

      csv: async (id) => reading(() => csv.get(id) ?? null),

      steps: async (id, country, key) => reading(() => steps.get(id, country, key) ?? null),
    },
  };
}
