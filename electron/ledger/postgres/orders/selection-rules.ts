import type { RuleList, SelectionRuleStore } from '#electron/engine/selection/index.ts';
import type { Database } from '../database.ts';

const FIRST =
  'INSERT INTO selection_rules (id, version, rules, updated_at) VALUES (1, 1, $1, $2) ON CONFLICT DO NOTHING';
const NEXT = 'UPDATE selection_rules SET version = version + 1, rules = $1, updated_at = $2 WHERE version = $3';

export const openSelectionRules = (database: Database): SelectionRuleStore => ({
  read: async () =>
    (await database.one<RuleList>('SELECT version, rules FROM selection_rules')) ?? { version: 0, rules: [] },
  async replace({ version, rules }, at) {
    const list = [JSON.stringify(rules), at];
    return (await (version === 0 ? database.run(FIRST, list) : database.run(NEXT, [...list, version]))) > 0;
  },
});
