import type { PresetStore } from '#electron/engine/presets/preset-store.ts';
import type { Preset } from '#shared/schema/station/preset.ts';
import { comparableName } from '../../comparable-name.ts';
import type { Database } from '../database.ts';
import { orTaken } from './unique-violation.ts';

const COLUMNS = 'id, name, kind, shipment, created_at AS "createdAt", updated_at AS "updatedAt"';
const ALL = `SELECT ${COLUMNS} FROM preset WHERE $1::text IS NULL OR kind = $1 ORDER BY comparable_name, kind`;
const INSERT = `
  INSERT INTO preset (id, name, comparable_name, kind, shipment, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING`;
const UPDATE = `
  UPDATE preset SET name = $2, comparable_name = $3, kind = $4, shipment = $5, updated_at = $6 WHERE id = $1 RETURNING ${COLUMNS}`;

const parametersOf = (id: string, { name, kind, shipment }: Pick<Preset, 'name' | 'kind' | 'shipment'>) => [
  ...[id, name, comparableName(name), kind, JSON.stringify(shipment)],
];

export const openPresets = (database: Database): PresetStore => ({
  list: (kind) => database.all<Preset>(ALL, [kind ?? null]),

  async create(preset) {
    const { id, createdAt, updatedAt } = preset;
    return (await database.run(INSERT, [...parametersOf(id, preset), createdAt, updatedAt])) > 0;
  },

  // The names decide in the database, so that two desks cannot give one name at once.
  change: (id, draft, updatedAt) => orTaken(database.one<Preset>(UPDATE, [...parametersOf(id, draft), updatedAt])),

  remove: async (id) => (await database.run('DELETE FROM preset WHERE id = $1', [id])) > 0,
});
