import type { PackerStore } from '#electron/engine/identity/index.ts';
import type { Packer } from '#shared/schema/identity/packer.ts';
import { comparableName } from '../../comparable-name.ts';
import type { Database, Session } from '../database.ts';

const COLUMNS = 'id, name, badge, role, language, active, created_at AS "createdAt", updated_at AS "updatedAt"';
/** Of the names and badges of others, whichever the person may not have, too. */
const TAKEN = `
  SELECT CASE WHEN badge = $2 THEN 'badge' ELSE 'name' END AS what FROM packer
  WHERE id <> $1 AND (badge = $2 OR comparable_name = $3) ORDER BY badge = $2 DESC LIMIT 1`;
const INSERT = `
  INSERT INTO packer (id, name, comparable_name, badge, role, language, active, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $9, $8)`;
const UPDATE = `
  UPDATE packer SET name = $2, comparable_name = $3, badge = $4, role = $5, language = $6, active = $7, updated_at = $8 WHERE id = $1`;
const IS_ADMINISTRATOR = `role = 'administrator' AND active`;
const SIGN_ON = `
  INSERT INTO sign_on (session_id, packer_id) VALUES ($1, $2) ON CONFLICT (session_id) DO UPDATE SET packer_id = excluded.packer_id`;
const FORGET = `
  DELETE FROM sign_on WHERE session_id IN (
    SELECT session_id FROM sign_on WHERE session_id NOT LIKE 'desktop-%'
      AND NOT EXISTS (SELECT 1 FROM api_token WHERE sign_on.session_id IN (api_token.session_id, digest))
    FOR UPDATE SKIP LOCKED)`;
const SIGNED_ON = `
  SELECT EXISTS (SELECT 1 FROM packer WHERE ${IS_ADMINISTRATOR}) AS "isBounded",
    (SELECT row_to_json(found) FROM (
      SELECT ${COLUMNS} FROM sign_on JOIN packer ON id = packer_id WHERE session_id = $1 AND active) AS found) AS packer`;

export function openPackers(database: Database): PackerStore {
  /** Those who change people at the same time wait for one another, so that two administrators cannot demote each other. */
  const alone = <T>(work: (session: Session) => Promise<T>) =>
    database.transaction(async (session) => {
      await session.run('LOCK TABLE packer IN SHARE ROW EXCLUSIVE MODE');
      return work(session);
    });

  const takenBy = async (session: Session, { id, badge, name }: Packer) =>
    (await session.one<{ what: 'badge' | 'name' }>(TAKEN, [id, badge, comparableName(name)]))?.what ?? null;

  return {
    list: () => database.all<Packer>(`SELECT ${COLUMNS} FROM packer ORDER BY comparable_name`),

    find: (by) =>
      'id' in by
        ? database.one<Packer>(`SELECT ${COLUMNS} FROM packer WHERE id = $1`, [by.id])
        : database.one<Packer>(`SELECT ${COLUMNS} FROM packer WHERE badge = $1`, [by.badge]),

    create: (packer) =>
      alone(async (session) => {
        const conflict = await takenBy(session, packer);
        if (conflict === null) await session.run(INSERT, [...parametersOf(packer), packer.createdAt]);
        return conflict;
      }),

    change: (packer) =>
      alone(async (session) => {
        if (!(await session.one('SELECT 1 FROM packer WHERE id = $1', [packer.id]))) return 'missing';
        const conflict = await takenBy(session, packer);
        if (conflict !== null) return conflict;
        const administrators = await session.all<{ id: string }>(`SELECT id FROM packer WHERE ${IS_ADMINISTRATOR}`);
        const isLast = administrators.length === 1 && administrators[0]?.id === packer.id;
        if (isLast && !(packer.active && packer.role === 'administrator')) return 'last-administrator';
        await session.run(UPDATE, parametersOf(packer));
        return null;
      }),

    signOn: (sessionId, packerId) =>
      database.transaction(async (session) => {
        await session.run(FORGET);
        if (packerId === null) await session.run('DELETE FROM sign_on WHERE session_id = $1', [sessionId]);
        else await session.run(SIGN_ON, [sessionId, packerId]);
      }),

    async signedOn(sessionId) {
      const found = await database.one<Awaited<ReturnType<PackerStore['signedOn']>>>(SIGNED_ON, [sessionId]);
      return found ?? { packer: null, isBounded: false };
    },
  };
}

const parametersOf = ({ id, name, badge, role, language, active, updatedAt }: Packer) => [
  ...[id, name, comparableName(name), badge, role, language, active, updatedAt],
];
