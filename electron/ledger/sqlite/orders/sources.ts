import type { Database } from 'better-sqlite3';
import type { SourceRecord, SourceStore } from '#electron/engine/sources/index.ts';
import { storableJson } from '../../shipped-digest.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

type SourceRow = Omit<SourceRecord, 'content' | 'progress'> & { content: string; progress: string };

const SELECT = `
  SELECT name, client_id AS clientId, content, version, progress, created_at AS createdAt FROM order_source`;

export function openSources(database: Database, queue: WriteQueue): SourceStore {
  const all = database.prepare<[], SourceRow>(`${SELECT} ORDER BY name`);
  const one = database.prepare<[string], SourceRow>(`${SELECT} WHERE name = ?`);
  const put = database.prepare(`
    INSERT INTO order_source (name, client_id, content, version, progress, created_at)
    VALUES (:name, :clientId, :content, :version, :progress, :createdAt)
    ON CONFLICT (name) DO UPDATE SET content = excluded.content, version = excluded.version, progress = excluded.progress`);
  const note = database.prepare('UPDATE order_source SET progress = ? WHERE name = ? AND version = ?');
  const remove = database.prepare('DELETE FROM order_source WHERE name = ?');

  return {
    list: async () => reading(() => all.all().map(toSource)),
    async find(name) {
      const row = reading(() => one.get(name));
      return row ? toSource(row) : null;
    },
    put: (source) => queue.write(() => void put.run(toParameters(source))),
    note: (name, version, progress) => queue.write(() => note.run(JSON.stringify(progress), name, version).changes > 0),
    remove: (name) => queue.write(() => remove.run(name).changes > 0),
  };
}

const toSource = (row: SourceRow): SourceRecord => ({
  ...row,
  content: JSON.parse(row.content) as SourceRecord['content'],
  progress: JSON.parse(row.progress) as SourceRecord['progress'],
});

const toParameters = (source: SourceRecord) => ({
  ...source,
  content: storableJson(source.content),
  progress: JSON.stringify(source.progress),
});
