import type { Database } from 'better-sqlite3';
import type { RuleList, SelectionRuleStore } from '#electron/engine/selection/index.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export function openSelectionRules(database: Database, queue: WriteQueue): SelectionRuleStore {
  const read = database.prepare<[], { version: number; rules: string }>('SELECT version, rules FROM selection_rules');
  const first = database.prepare(
    'INSERT INTO selection_rules (id, version, rules, updated_at) VALUES (1, 1, :rules, :at) ON CONFLICT DO NOTHING',
  );
  const next = database.prepare(
    'UPDATE selection_rules SET version = version + 1, rules = :rules, updated_at = :at WHERE version = :version',
  );
  /** Only this store writes them while the ledger is open. Each purchase and check asks for them. */
  let known: { row: ReturnType<typeof read.get> } | null = null;
  return {
    async read() {
      known ??= { row: reading(() => read.get()) };
      const { row } = known;
      return row
        ? { version: row.version, rules: JSON.parse(row.rules) as RuleList['rules'] }
        : { version: 0, rules: [] };
    },
    replace: ({ version, rules }, at) =>
      queue.write(() => {
        known = null;
        const list = { rules: JSON.stringify(rules), at };
        return (version === 0 ? first.run(list) : next.run({ ...list, version })).changes > 0;
      }),
  };
}
