import type { Database } from 'better-sqlite3';
import type { PresetStore } from '#electron/engine/presets/preset-store.ts';
import type { Preset } from '#shared/schema/station/preset.ts';
import { comparableName } from '../../comparable-name.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

type PresetRow = Omit<Preset, 'shipment' | 'position' | 'barcode' | 'tare'> & {
  shipment: string;
  position: number | null;
  barcode: string | null;
  tare: string | null;
};

export function openPresets(database: Database, queue: WriteQueue): PresetStore {
  const columns = 'id, name, kind, shipment, position, barcode, tare, created_at AS createdAt, updated_at AS updatedAt';
  const all = database.prepare<[{ kind: string | null }], PresetRow>(
    `SELECT ${columns} FROM preset WHERE :kind IS NULL OR kind = :kind ORDER BY position IS NULL, position, comparable_name, kind`,
  );
  const insert = database.prepare(`
    INSERT INTO preset (id, name, comparable_name, kind, shipment, position, barcode, tare, created_at, updated_at)
    VALUES (:id, :name, :comparable, :kind, :shipment, :position, :barcode, :tare, :createdAt, :updatedAt) ON CONFLICT DO NOTHING`);
  const isThere = database.prepare<[string]>('SELECT 1 FROM preset WHERE id = ?');
  const isTaken = database.prepare(
    'SELECT 1 FROM preset WHERE (barcode = :barcode OR (kind = :kind AND comparable_name = :comparable)) AND id <> :id',
  );
  const update = database.prepare<[object], PresetRow>(`
    UPDATE preset SET name = :name, comparable_name = :comparable, kind = :kind, shipment = :shipment,
      position = :position, barcode = :barcode, tare = :tare, updated_at = :updatedAt
    WHERE id = :id RETURNING ${columns}`);
  const remove = database.prepare('DELETE FROM preset WHERE id = ?');

  return {
    list: async (kind) => reading(() => all.all({ kind: kind ?? null }).map(toPreset)),

    create: (preset) => queue.write(() => insert.run(toParameters(preset)).changes > 0),

    change: (id, draft, updatedAt) =>
      queue.write(() => {
        const parameters = toParameters({ id, ...draft });
        if (isThere.get(id) === undefined) return null;
        if (
          isTaken.get({ id, kind: draft.kind, comparable: parameters.comparable, barcode: parameters.barcode }) !==
          undefined
        )
          return 'taken';
        const row = update.get({ ...parameters, updatedAt });
        return row ? toPreset(row) : null;
      }),

    remove: (id) => queue.write(() => remove.run(id).changes > 0),
  };
}

const toPreset = ({ position, barcode, tare, ...row }: PresetRow): Preset => ({
  ...row,
  shipment: JSON.parse(row.shipment) as Preset['shipment'],
  ...(position !== null && { position }),
  ...(barcode !== null && { barcode }),
  ...(tare !== null && { tare: JSON.parse(tare) as Preset['tare'] & object }),
});

const toParameters = <T extends Omit<Preset, 'createdAt' | 'updatedAt'>>(preset: T) => ({
  ...preset,
  comparable: comparableName(preset.name),
  shipment: JSON.stringify(preset.shipment),
  position: preset.position ?? null,
  barcode: preset.barcode ?? null,
  tare: preset.tare ? JSON.stringify(preset.tare) : null,
});
