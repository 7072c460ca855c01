import type { Big } from 'big.js';
import type { Precision } from '../../accounts/index.ts';
import { fieldName } from '../request/pointer.ts';
import { roundTo } from './decimal.ts';
import type { PackageRules } from './package-rules.ts';
import type { Report } from '../report.ts';

const HOW = { down: 'down', up: 'up', nearest: 'to the nearest' } as const;

/**
 * The value with the decimal places that the carrier keeps (contract, section 5: decimals): the same object where nothing is lost, else
 * rounded with a VALUE_ROUNDED. An account with strictDecimals refuses instead (DECIMAL_PLACES_EXCEEDED) and nothing is rounded.
 * @param unit lower case, for the words; absent where the unit is not known
 */
export function keepPlaces(
  sent: Big,
  precision: Precision | null,
  { pointer, unit, rules }: { pointer: string; unit: string | undefined; rules: PackageRules },
  report: Report,
): Big {
  if (precision === null) return sent;
  const { places, rounding } = precision;
  const kept = roundTo(sent, places, rounding);
  if (kept.eq(sent)) return sent;
  const words = (value: Big) => (unit === undefined ? value.toFixed() : `${value.toFixed()} ${unit}`);
  const keeps = `${rules.carrierName} keeps ${places === 0 ? 'no' : places} decimal places`;
  if (rules.strictDecimals) {
    const message = `${fieldName(pointer)} is ${words(sent)}; ${keeps} and the account does not allow rounding.`;
    const facts = { actual: sent.toNumber(), limit: places, unit: 'decimal places', ...rules.owner };
    report.refuse('DECIMAL_PLACES_EXCEEDED', pointer, message, facts);
    return sent;
  }
  const message = `${fieldName(pointer)} is ${words(sent)} and is sent as ${words(kept)}: ${keeps} and rounds ${HOW[rounding]}.`;
  report.warn('VALUE_ROUNDED', pointer, message);
  return kept;
}
