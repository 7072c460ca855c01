import type { AccountRates, Quote } from '#shared/schema/shipping/rates.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { Account } from '#shared/schema/accounts/account.ts';

/** An account that takes what the chosen one does not, by its own rules: with its cheapest service, else the first that can. */
export interface WayOut {
  carrierId: string;
  account: string;
  serviceCode: string;
  serviceName: string;
  /** Null where the account quotes no price. */
  cost: Quote['cost'] | null;
}

/** Whether nothing but limits of weight and size keeps the shipment from being bought. */
export const isOverLimits = (errors: readonly Pick<Violation, 'code'>[]) =>
  errors.length > 0 && errors.every(({ code }) => code.endsWith('_OVER_LIMIT'));

const byCost = (one: Pick<Quote, 'cost'>, other: Pick<Quote, 'cost'>) =>
  Number(one.cost.amount) - Number(other.cost.amount);

/**
 * Who takes it, those with a price first, the lowest of them before the others. Labels of test accounts cannot be shipped, and live ones are
 * paid: neither stands in for the other.
 */
export function waysOut(
  rates: readonly AccountRates[],
  accounts: readonly Account[],
  { isTest, except }: { isTest: boolean; except: string },
): WayOut[] {
  const ways = rates.flatMap((rated): WayOut[] => {
    const { carrierId, friendlyName: account, quotes, notQuoted, test, result } = rated;
    if (test !== isTest || carrierId === except || result === 'CANNOT_CARRY') return [];
    const [cheapest] = quotes.toSorted(byCost);
    if (cheapest) return [{ carrierId, account, ...serviceOf(cheapest), cost: cheapest.cost }];
    const refused = new Set(notQuoted.map(({ serviceCode }) => serviceCode));
    const services = accounts.find((one) => one.carrierId === carrierId)?.services ?? [];
    const first = services.find(({ serviceCode }) => !refused.has(serviceCode));
    if (!first) return [];
    return [{ carrierId, account, serviceCode: first.serviceCode, serviceName: first.name, cost: null }];
  });
  const priced = ways.filter((way): way is WayOut & { cost: Quote['cost'] } => way.cost !== null);
  return [...priced.toSorted(byCost), ...ways.filter(({ cost }) => cost === null)];
}

const serviceOf = ({ serviceCode, serviceName }: Quote) => ({ serviceCode, serviceName });

/**
 * The one that is taken without a choice: the only one, or the one with the lowest of prices that can be compared. Null where a person has
 * to choose.
 */
export function bestOf(ways: readonly WayOut[]): WayOut | null {
  const [first] = ways;
  if (!first || ways.length === 1) return first ?? null;
  const currencies = new Set(ways.flatMap(({ cost }) => (cost ? [cost.currency] : [])));
  return currencies.size === 1 ? first : null;
}
