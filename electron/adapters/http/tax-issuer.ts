import { isCountryCode } from '#shared/schema/country.ts';
import type { TaxIdentifier } from '#shared/schema/shipping/customs.ts';

/** Numbers of which there is one authority. */
const OF_ONE_COUNTRY: Readonly<Record<string, string>> = {
  ...{ SSN: 'US', EIN: 'US', PAN: 'IN', VOEC: 'NO', PCCC: 'KR', ABN: 'AU', UKIMS: 'GB' },
};
/** Numbers of these begin with the country that gave them, but for two that have names of their own in them. */
const PREFIXED: ReadonlySet<string> = new Set(['VAT', 'EORI', 'OSS']);
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** The country whose authority gave out a tax number, which the request has no member for; undefined where the number does not tell. */
export function issuerOf({ identifierType = '', value = '' }: TaxIdentifier): string | undefined {
  const prefix =
    PREFIXED.has(identifierType) && /\d/.test(value) ? /^[A-Z]{2}/.exec(value.trim().toUpperCase())?.[0] : undefined;
  const country = OF_ONE_COUNTRY[identifierType] ?? PREFIXES[prefix ?? ''] ?? prefix ?? '';
  return isCountryCode(country) ? country : undefined;
}
