import type { Database } from 'better-sqlite3';

const COLUMNS = ['id', 'name', 'comparable_name', 'badge', 'role', 'language', 'active', 'created_at', 'updated_at'];

/**
 * Takes over, into a ledger that is being restored, people as the old one has them: who was shut out since, or may do less, stays so, and there
 * is no moment at which nobody administers. They sign on anew. Inside the caller's transaction.
 */
export function takePackers({ old, restored }: { old: Database; restored: Database }): void {
  const known = old.prepare<[], { id: string }>(`SELECT ${COLUMNS.join(', ')} FROM packer`).all();
  const remove = restored.prepare<[string]>('DELETE FROM packer WHERE id = ?');
  const insert = restored.prepare(
    `INSERT INTO packer (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map((name) => `:${name}`).join(', ')})`,
  );
  restored.exec('DELETE FROM sign_on');
  // Two may have changed their names or badges with each other.
  for (const { id } of known) remove.run(id);
  for (const packer of known) insert.run(packer);
}
