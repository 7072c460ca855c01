import type { PresetStore } from '#electron/engine/presets/preset-store.ts';
import type { Preset } from '#shared/schema/station/preset.ts';
import { comparableName } from '../../comparable-name.ts';
import type { Database } from '../database.ts';
import { orTaken } from './unique-violation.ts';

const COLUMNS =
  'id, name, kind, shipment, position, barcode, tare, created_at AS "createdAt", updated_at AS "updatedAt"';
const ALL = `SELECT ${COLUMNS} FROM preset WHERE $1::text IS NULL OR kind = $1 ORDER BY position NULLS LAST, comparable_name, kind`;
const INSERT = `
  INSERT INTO preset (id, name, comparable_name, kind, shipment, position, barcode, tare, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT DO NOTHING`;
const UPDATE = `
  UPDATE preset SET name = $2, comparable_name = $3, kind = $4, shipment = $5, position = $6, barcode = $7, tare = $8, updated_at = $9 WHERE id = $1 RETURNING ${COLUMNS}`;

type PresetRow = Omit<Preset, 'position' | 'barcode' | 'tare'> & {
  position: number | null;
  barcode: string | null;
  tare: Preset['tare'] | null;
};

const toPreset = ({ position, barcode, tare, ...row }: PresetRow): Preset => ({
  ...row,
  ...(position !== null && { position }),
  ...(barcode !== null && { barcode }),
  ...(tare && { tare }),
});

const parametersOf = (
  id: string,
  { name, kind, shipment, position, barcode, tare }: Omit<Preset, 'id' | 'createdAt' | 'updatedAt'>,
) => [
  ...[id, name, comparableName(name), kind, JSON.stringify(shipment)],
  ...[position ?? null, barcode ?? null, tare ? JSON.stringify(tare) : null],
];

export const openPresets = (database: Database): PresetStore => ({
  list: async (kind) => (await database.all<PresetRow>(ALL, [kind ?? null])).map(toPreset),

  async create(preset) {
    const { id, createdAt, updatedAt } = preset;
    return (await database.run(INSERT, [...parametersOf(id, preset), createdAt, updatedAt])) > 0;
  },

  // The names decide in the database, so that two desks cannot give one name at once.
  async change(id, draft, updatedAt) {
    const changed = await orTaken(database.one<PresetRow>(UPDATE, [...parametersOf(id, draft), updatedAt]));
    return changed === 'taken' || changed === null ? changed : toPreset(changed);
  },

  remove: async (id) => (await database.run('DELETE FROM preset WHERE id = $1', [id])) > 0,
});
