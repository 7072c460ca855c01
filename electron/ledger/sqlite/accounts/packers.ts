import type { Database } from 'better-sqlite3';
import type { PackerStore } from '#electron/engine/identity/index.ts';
import type { Packer } from '#shared/schema/identity/packer.ts';
import { comparableName } from '../../comparable-name.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

type PackerRow = Omit<Packer, 'active'> & { active: 0 | 1 };

const COLUMNS = 'id, name, badge, role, language, active, created_at AS createdAt, updated_at AS updatedAt';

export function openPackers(database: Database, queue: WriteQueue): PackerStore {
  const all = database.prepare<[], PackerRow>(`SELECT ${COLUMNS} FROM packer ORDER BY comparable_name`);
  const find = database.prepare<[{ id: string | null; badge: string | null }], PackerRow>(
    `SELECT ${COLUMNS} FROM packer WHERE id = :id OR badge = :badge`,
  );
  const taken = database
    .prepare<[object], 'badge' | 'name'>(
      `SELECT iif(badge = :badge, 'badge', 'name') FROM packer
       WHERE id <> :id AND (badge = :badge OR comparable_name = :comparable) ORDER BY badge = :badge DESC LIMIT 1`,
    )
    .pluck();
  const insert = database.prepare(`
    INSERT INTO packer (id, name, comparable_name, badge, role, language, active, created_at, updated_at)
    VALUES (:id, :name, :comparable, :badge, :role, :language, :active, :createdAt, :updatedAt)`);
  const update = database.prepare(`
    UPDATE packer SET name = :name, comparable_name = :comparable, badge = :badge, role = :role, language = :language, active = :active,
      updated_at = :updatedAt WHERE id = :id`);
  const isAdministrator = `role = 'administrator' AND active = 1`;
  const administrator = database.prepare<[{ id: string }], { others: number; itself: number }>(`
    SELECT count(*) FILTER (WHERE id <> :id) AS others, count(*) FILTER (WHERE id = :id) AS itself FROM packer WHERE ${isAdministrator}`);
  const signOn = database.prepare(`
    INSERT INTO sign_on (session_id, packer_id) VALUES (:sessionId, :packerId)
    ON CONFLICT DO UPDATE SET packer_id = excluded.packer_id`);
  const signOff = database.prepare<[string]>('DELETE FROM sign_on WHERE session_id = ?');
  const forget = database.prepare(`
    DELETE FROM sign_on WHERE session_id NOT LIKE 'desktop-%'
      AND NOT EXISTS (SELECT 1 FROM api_token WHERE sign_on.session_id IN (api_token.session_id, digest))`);
  const signedOn = database.prepare<[string], PackerRow>(`
    SELECT ${COLUMNS} FROM sign_on JOIN packer ON id = packer_id WHERE session_id = ? AND active = 1`);
  const isBounded = database.prepare(`SELECT 1 FROM packer WHERE ${isAdministrator} LIMIT 1`);

  return {
    list: async () => reading(() => all.all().map(toPacker)),

    async find(by) {
      const row = reading(() => find.get({ id: null, badge: null, ...by }));
      return row ? toPacker(row) : null;
    },

    create: (packer) =>
      queue.write(() => {
        const parameters = toParameters(packer);
        const conflict = taken.get(parameters);
        if (conflict !== undefined) return conflict;
        insert.run(parameters);
        return null;
      }),

    change: (packer) =>
      queue.write(() => {
        const parameters = toParameters(packer);
        if (!find.get({ id: packer.id, badge: null })) return 'missing';
        const conflict = taken.get(parameters);
        if (conflict !== undefined) return conflict;
        const { others = 0, itself = 0 } = administrator.get({ id: packer.id }) ?? {};
        const stays = packer.active && packer.role === 'administrator';
        if (others === 0 && itself > 0 && !stays) return 'last-administrator';
        update.run(parameters);
        return null;
      }),

    signOn: (sessionId, packerId) =>
      queue.write(() => {
        forget.run();
        if (packerId === null) signOff.run(sessionId);
        else signOn.run({ sessionId, packerId });
      }),

    async signedOn(sessionId) {
      return reading(() => {
        const row = signedOn.get(sessionId);
        return { packer: row ? toPacker(row) : null, isBounded: isBounded.get() !== undefined };
      });
    },
  };
}

const toPacker = (row: PackerRow): Packer => ({ ...row, active: row.active === 1 });

const toParameters = (packer: Packer) => ({
  ...packer,
  comparable: comparableName(packer.name),
  active: packer.active ? 1 : 0,
});
