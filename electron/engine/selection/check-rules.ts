import { isCountryCode } from '#shared/schema/country.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { SelectionConditions, SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { requireNone, violation } from '../violation.ts';
import { decimal } from '../rules/index.ts';
import { plainWord } from './conditions.ts';

/** What rules must keep to beyond their schema. @throws EngineError VALIDATION_FAILED */
export function requireValid(rules: readonly SelectionRule[]): void {
  requireNone([...faultsOf(rules)]);
}

function* faultsOf(rules: readonly SelectionRule[]): Generator<Violation> {
  const names = new Set<string>();
  for (const [index, { name, conditions }] of rules.entries()) {
    const pointer = `/rules/${index}`;
    if (names.has(plainWord(name)))
      yield violation('FIELD_INVALID', `${pointer}/name`, `Another rule is named "${name}", too.`, name);
    names.add(plainWord(name));
    yield* conditionFaults(conditions, `${pointer}/conditions`);
  }
}

const RANGES = ['weight', 'longestSide', 'value'] as const;

function* conditionFaults(conditions: SelectionConditions, pointer: string): Generator<Violation> {
  for (const [index, code] of (conditions.countries ?? []).entries()) {
    if (isCountryCode(code)) continue;
    yield violation(
      'FIELD_INVALID',
      `${pointer}/countries/${index}`,
      `${code} is not an ISO 3166-1 country code.`,
      code,
    );
  }
  for (const range of RANGES) {
    const { above, upTo } = conditions[range] ?? {};
    if (above === undefined || upTo === undefined || decimal(upTo).gt(above)) continue;
    const message = `upTo is ${upTo}; it must be more than above, which is ${above}.`;
    yield { ...violation('FIELD_INVALID', `${pointer}/${range}/upTo`, message, upTo), limit: above };
  }
}
