import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { forkNode } from '#electron/child/child-process.ts';
import type { SourceQuestion } from '#electron/engine/sources/deps.ts';
import { parseStatement } from '#electron/engine/sources/statement.ts';
import { createSourceReader } from '#electron/sources/index.ts';
import type { SourceReading } from '#shared/schema/orders/source.ts';

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) AS number FROM n';

const NO_TABLES = { read: () => Promise.reject(new Error()), readJson: () => Promise.reject(new Error()) };

function newPlaces() {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-places-'));
  const reader = createSourceReader(NO_TABLES, forkNode);
  onTestFinished(() => {
    reader.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const path = (name: string) => {
    const file = join(folder, name);
    new Database(file).exec('CREATE TABLE IF NOT EXISTS sale (number TEXT); INSERT INTO sale VALUES (1001)').close();
    return file;
  };
  const ask = (file: string, text: string, reading: SourceReading, patienceMs: number) => {
    const statement = parseStatement(text, reading);
    if ('fault' in statement) throw new Error(statement.fault.code);
    const question = { connection: { type: 'sqlite', path: file }, reading, statement, key: '1001', since: null };
    return reader.read({ ...question, limit: 10, patienceMs } as unknown as SourceQuestion);
  };
  return { path, ask };
}

test('a database that takes long holds up no other one, and no look-up in itself, and ends with its own work alone', async () => {
  const { path, ask } = newPlaces();
  const [slow, other] = [path('slow.db'), path('other.db')];
  const endless = ask(slow, ENDLESS, 'READ', 4000);
  const found = [slow, other].map((file) => ask(file, 'SELECT number FROM sale WHERE number = :key', 'LOOK_UP', 3000));
  const read = ask(other, 'SELECT number FROM sale', 'READ', 3000);

  for (const { rows } of await Promise.all([...found, read])) expect(rows).toHaveLength(1);
  await expect(endless).rejects.toThrow(/4 s/);
});
