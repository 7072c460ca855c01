import { isDeepStrictEqual } from 'node:util';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { SelectionAnalysis, SelectionTrial } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionRule, SelectionRules, SelectionRulesDraft } from '#shared/schema/orders/selection-rule.ts';
import { EngineError } from '../engine-error.ts';
import { type Caller, clientsSeen } from '../identity/index.ts';
import { createSlowLane } from '../concurrency/index.ts';
import { analyseRules } from './analyse.ts';
import { requireValid } from './check-rules.ts';
import type { SelectionDeps } from './deps.ts';
import type { RuleList } from './selection-rule-store.ts';
import { ruleDiagnostic } from './selection.ts';
import { tryOnShipments } from './try-on-shipments.ts';

export type { SelectingDeps, SelectionDeps } from './deps.ts';
export { type Completed, readSelect, type Select } from './selection.ts';
export type { RuleList, SelectionRuleStore } from './selection-rule-store.ts';

/** The table of rules that choose account and service (contract, section 13). */
export function createSelection(deps: SelectionDeps) {
  const { selectionRules: store, accounts, now } = deps.ledger;
  const slowLane = createSlowLane();

  async function toRules({ version, rules }: RuleList): Promise<SelectionRules> {
    const known = await accounts.list();
    return { version, rules: rules.map((rule) => ({ ...rule, trouble: ruleDiagnostic(rule, known) })) };
  }

  /** Without those that are passed over. */
  async function validOf(rules: readonly SelectionRule[]) {
    const known = await accounts.list();
    return rules.filter((rule) => ruleDiagnostic(rule, known) === null);
  }

  return {
    read: async (): Promise<SelectionRules> => toRules(await store.read()),

    /** @throws EngineError VALIDATION_FAILED; STATE_CONFLICT where somebody else changed them meanwhile */
    async put({ version, rules }: SelectionRulesDraft): Promise<SelectionRules> {
      requireValid(rules);
      const list = { version: version + 1, rules };
      if (await store.replace({ version, rules }, now())) return toRules(list);
      // Sent again, because the answer was lost.
      if (isDeepStrictEqual(await store.read(), list)) return toRules(list);
      const trouble = diagnostic('RULES_CHANGED');
      throw new EngineError('STATE_CONFLICT', inEnglish(trouble), { trouble });
    },

    /** @throws EngineError VALIDATION_FAILED */
    async analyse(rules: readonly SelectionRule[]): Promise<SelectionAnalysis> {
      requireValid(rules);
      const known = await accounts.list();
      const broken = rules.flatMap((rule) => {
        const trouble = ruleDiagnostic(rule, known);
        return trouble ? [{ rule: rule.name, trouble }] : [];
      });
      return { broken, ...(await analyseRules(await validOf(rules))) };
    },

    /** @throws EngineError VALIDATION_FAILED */
    async try(caller: Caller, rules: readonly SelectionRule[]): Promise<SelectionTrial> {
      requireValid(rules);
      return tryOnShipments(deps, { rules: await validOf(rules), clientIds: clientsSeen(caller), slowLane });
    },
  };
}
