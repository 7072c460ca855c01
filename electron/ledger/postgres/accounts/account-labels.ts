import type { Ledger } from '#electron/engine/ledger.ts';
import type { NewRoutingTable } from '#electron/engine/routing/store.ts';
import type { RoutingTableInfo } from '#shared/schema/accounts/labels/routing-table.ts';
import type { LabelDesign } from '#shared/schema/accounts/labels/label-design.ts';
import type { Database, Session } from '../database.ts';

const SET_DESIGN =
  'UPDATE account SET label_design = $2 WHERE carrier_id = $1 AND NOT hidden AND label_design IS NOT DISTINCT FROM $3';
const PUT_DESIGN = 'INSERT INTO label_design (digest, design) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const DESIGN = 'SELECT design FROM label_design WHERE digest = $1';
const SET_TABLE = 'UPDATE account SET routing_table = $2 WHERE carrier_id = $1 AND NOT hidden';
const REMOVE_TABLES = 'DELETE FROM routing_table WHERE carrier_id = $1';
const PUT_TABLE = 'INSERT INTO routing_table (id, carrier_id, info, csv) VALUES ($1, $2, $3, $4)';
const PUT_PAGES = `
  INSERT INTO routing_page (routing_table, country, first, steps)
  SELECT $1, country, first, steps::json FROM unnest($2::text[], $3::text[], $4::text[]) AS page (country, first, steps)`;
const CHANGE_TABLE = 'UPDATE routing_table SET info = $2 WHERE id = $1';
const INFO = 'SELECT info FROM routing_table WHERE id = $1';
const CSV = 'SELECT csv FROM routing_table WHERE id = $1';
const STEPS = `
  SELECT steps::text AS steps FROM routing_page WHERE routing_table = $1 AND country = $2 AND first <= $3 ORDER BY first DESC LIMIT 1`;

export function openAccountLabels(database: Database): Pick<Ledger, 'labelDesigns' | 'routingTables'> {
  async function fill(session: Session, carrierId: string, { id, info, csv, pages }: NewRoutingTable): Promise<void> {
    await session.run(PUT_TABLE, [id, carrierId, JSON.stringify(info), csv]);
    const columns = [pages.map(({ country }) => country), pages.map(({ first }) => first)];
    await session.run(PUT_PAGES, [id, ...columns, pages.map(({ steps }) => steps)]);
  }

  return {
    labelDesigns: {
      set: (carrierId, digested, before) =>
        database.transaction(async (session) => {
          const isSet = (await session.run(SET_DESIGN, [carrierId, digested?.digest ?? null, before])) > 0;
          if (isSet && digested) await session.run(PUT_DESIGN, [digested.digest, JSON.stringify(digested.design)]);
          return isSet;
        }),

      find: async (digest) => (await database.one<{ design: LabelDesign }>(DESIGN, [digest]))?.design ?? null,
    },
    routingTables: {
      set: (carrierId, given) =>
        database.transaction(async (session) => {
          if ((await session.run(SET_TABLE, [carrierId, given?.id ?? null])) === 0) return false;
          await session.run(REMOVE_TABLES, [carrierId]);
          if (given) await fill(session, carrierId, given);
          return true;
        }),

      change: (id, changed) =>
        database.transaction(async (session) => (await session.run(CHANGE_TABLE, [id, JSON.stringify(changed)])) > 0),

      info: async (id) => (await database.one<{ info: RoutingTableInfo }>(INFO, [id]))?.info ?? null,

      csv: async (id) => (await database.one<{ csv: string }>(CSV, [id]))?.csv ?? null,

      steps: async (id, country, key) =>
        (await database.one<{ steps: string }>(STEPS, [id, country, key]))?.steps ?? null,
    },
  };
}
