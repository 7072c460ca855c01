import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import { child, fieldName } from './request/pointer.ts';
import type { WellFormed } from './request/well-formed.ts';
import { decimal, roundTo } from './packages/decimal.ts';
import type { PackageRules } from './packages/package-rules.ts';
import type { Report } from './report.ts';

type Sent = WellFormed<Money> | null | undefined;

/** An amount in no more decimal places than the carrier keeps; money is never rounded (contract, section 5: money). */
export function checkMoney(money: Sent, pointer: string, rules: PackageRules, report: Report): void {
  if (rules.moneyPlaces === null || money?.amount === undefined) return;
  const amount = decimal(money.amount);
  if (roundTo(amount, rules.moneyPlaces, 'down').eq(amount)) return;
  const field = child(pointer, 'amount');
  const message = `${fieldName(field)} is ${amount.toFixed()}; ${rules.carrierName} takes at most ${rules.moneyPlaces} decimal places.`;
  report.refuse('DECIMAL_PLACES_EXCEEDED', field, message, {
    actual: money.amount,
    limit: rules.moneyPlaces,
    unit: 'decimal places',
    ...rules.owner,
  });
}

/** The declared value of a package: the item line's own wins over its special service's; both and different is a FIELD_CONFLICT. */
export function declaredInfo(
  line: WellFormed<ItemLine>,
  pointer: string,
  rules: PackageRules,
  report: Report,
): WellFormed<Money> | null {
  const own = line.declaredInfo;
  const special = line.itemSpecialService?.declaredInfo;
  const ownPointer = child(pointer, 'declaredInfo');
  const specialPointer = child(child(pointer, 'itemSpecialService'), 'declaredInfo');
  checkMoney(own, ownPointer, rules, report);
  checkMoney(special, specialPointer, rules, report);
  if (own && special && differ(own, special)) {
    const message = `${fieldName(specialPointer)} and ${fieldName(ownPointer)} both declare a value and must not differ.`;
    report.refuse('FIELD_CONFLICT', specialPointer, message);
  }
  return own ?? special ?? null;
}

const differ = (a: WellFormed<Money>, b: WellFormed<Money>) =>
  isDifferent(a.amount, b.amount) || isDifferent(a.currency, b.currency);

/** What was ill-formed cannot contradict anything. */
const isDifferent = <T>(a: T | undefined, b: T | undefined) => a !== undefined && b !== undefined && a !== b;
