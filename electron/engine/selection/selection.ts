import { type Diagnostic, diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { SelectionFacts } from '#shared/schema/orders/selection-analysis.ts';
import type { Selected, SelectionChoice, SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { isObject, readRequest } from '../rules/index.ts';
import { meets } from './conditions.ts';
import type { SelectingDeps } from './deps.ts';
import { factsOf, type OrderFacts } from './facts.ts';

type Accounts = readonly Pick<Account, 'carrierId' | 'services'>[];

/** Why the rule is passed over; null where it is not. */
export function ruleDiagnostic({ choice }: SelectionRule, accounts: Accounts): Diagnostic | null {
  const { carrierId: account, serviceType: service } = choice;
  const found = accounts.find(({ carrierId }) => carrierId === account);
  if (!found) return diagnostic('RULE_ACCOUNT_GONE', { account });
  const isThere = found.services.some(({ serviceCode }) => serviceCode === service);
  return isThere ? null : diagnostic('RULE_SERVICE_GONE', { account, service });
}

/** What the first rule that matches chooses. @param rules without those that are passed over */
export function firstMatch(rules: readonly SelectionRule[], facts: SelectionFacts): Selected | null {
  const found = rules.find(({ conditions }) => meets(conditions, facts));
  return found ? { rule: found.name, ...found.choice } : null;
}

/** A body as the rules complete it. */
export interface Completed {
  body: unknown;
  /** Null where the body names account or service, says too little of the shipment, or no rule matches: then it is as it was. */
  selected: Selected | null;
}

export type Select = (body: unknown, order?: OrderFacts) => Completed;

/** The rules as they are now. */
export async function readSelect({ ledger }: SelectingDeps): Promise<Select> {
  const { rules } = await ledger.selectionRules.read();
  if (rules.length === 0) return (body) => ({ body, selected: null });
  const accounts = await ledger.accounts.list();
  const valid = rules.filter((rule) => ruleDiagnostic(rule, accounts) === null);
  return (body, order) => {
    const facts = isObject(body) && isOpen(body) ? factsOf(readRequest(body), order) : null;
    const selected = facts && firstMatch(valid, facts);
    return { body: selected && isObject(body) ? withChoice(body, selected) : body, selected };
  };
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const isOpen = ({ carrierId, serviceType }: Record<string, unknown>) => isBlank(carrierId) && isBlank(serviceType);

/** What the body says of packaging and signature stays. */
function withChoice(body: Record<string, unknown>, choice: SelectionChoice): Record<string, unknown> {
  const { carrierId, serviceType, packageCode, signatureOptionType } = choice;
  const { signatureOption, itemLines } = body;
  const signature = isObject(signatureOption) ? signatureOption : {};
  const isSigned = signatureOptionType === undefined || !isBlank(signature['signatureOptionType']);
  const packed = (line: unknown) => (isObject(line) && isBlank(line['packageCode']) ? { ...line, packageCode } : line);
  return {
    ...body,
    ...{ carrierId, serviceType },
    ...(!isSigned && { signatureOption: { ...signature, signatureOptionType } }),
    ...(packageCode !== undefined && Array.isArray(itemLines) && { itemLines: itemLines.map(packed) }),
  };
}
