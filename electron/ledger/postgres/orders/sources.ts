import type { SourceRecord, SourceStore } from '#electron/engine/sources/index.ts';
import { storableJson } from '../../shipped-digest.ts';
import type { Database } from '../database.ts';

const SELECT = `
  SELECT name, client_id AS "clientId", content, version, progress, created_at AS "createdAt" FROM order_source`;
const PUT = `
  INSERT INTO order_source (name, client_id, content, version, progress, created_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (name) DO UPDATE SET content = excluded.content, version = excluded.version, progress = excluded.progress`;
const NOTE = 'UPDATE order_source SET progress = $3 WHERE name = $1 AND version = $2';

export const openSources = (database: Database): SourceStore => ({
  list: () => database.all<SourceRecord>(`${SELECT} ORDER BY name`),
  find: (name) => database.one<SourceRecord>(`${SELECT} WHERE name = $1`, [name]),
  async put({ name, clientId, content, version, progress, createdAt }) {
    await database.run(PUT, [name, clientId, storableJson(content), version, JSON.stringify(progress), createdAt]);
  },
  note: async (name, version, progress) => (await database.run(NOTE, [name, version, JSON.stringify(progress)])) > 0,
  remove: async (name) => (await database.run('DELETE FROM order_source WHERE name = $1', [name])) > 0,
});
