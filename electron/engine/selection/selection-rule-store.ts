import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';

/** All rules in their order. */
export interface RuleList {
  /** Counts every change; 0 while there never was a rule. */
  version: number;
  rules: SelectionRule[];
}

/** The rules, durably. They are one list, so that nobody reads half of a change. */
export interface SelectionRuleStore {
  read(): Promise<RuleList>;
  /** Stores the list as the version after `version`; false where another one is stored now: then nothing is. @param at ledger time, milliseconds */
  replace(list: RuleList, at: number): Promise<boolean>;
}
